import { isFields } from '../../../../contract/is-fields.ts';
import type { AnswerCleaner } from './clean-answer.server.ts';

/** Nodes cleaned before other work gets a turn: one or two milliseconds. */
const SLICE_LENGTH = 20;

/** Cleans an answer with long lists, a few nodes at a time. */
export async function cleanInSlices(
  clean: AnswerCleaner,
  data: object,
  nextTurn: () => Promise<void>,
): Promise<unknown> {
  const result: Record<string, unknown> = {};
  for (const [name, field] of Object.entries(data)) {
    const nodes: unknown[] = isFields(field) && Array.isArray(field.nodes) ? field.nodes : [];
    if (nodes.length <= SLICE_LENGTH) {
      Object.assign(result, clean({ [name]: field }));
      continue;
    }
    const cleaned: unknown[] = [];
    for (let start = 0; start < nodes.length; start += SLICE_LENGTH) {
      cleaned.push(...clean({ nodes: nodes.slice(start, start + SLICE_LENGTH) }).nodes);
      await nextTurn();
    }
    result[name] = { ...clean({ ...field, nodes: [] }), nodes: cleaned };
  }
  return result;
}
