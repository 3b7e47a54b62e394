import { readdirSync, readFileSync } from 'node:fs';
import { z } from 'zod';

const folder = new URL('../../contract/', import.meta.url);
const recorded = z.object({ variables: z.record(z.string(), z.unknown()), body: z.object({ data: z.unknown() }) });

/** An operation of the contract: its document with fragments, and recorded variables and answer of a real service. */
type Operation = {
  name: string;
  query: string;
  recorded: { variables: Record<string, unknown>; data: unknown };
};

/** Reads every operation of the contract, with the fragments it uses. */
export function readOperations(): Operation[] {
  const read = (path: string) => readFileSync(new URL(path, folder), 'utf8');
  const fragments = read('operations/fragments.graphql').split(/(?=^fragment )/m);
  return readdirSync(new URL('operations/', folder))
    .filter((file) => file.endsWith('.graphql') && file !== 'fragments.graphql')
    .map((file) => {
      const name = file.replace('.graphql', '');
      const { variables, body } = recorded.parse(JSON.parse(read(`recorded/${name}.json`)));
      return {
        name,
        query: withFragments(read(`operations/${file}`), fragments),
        recorded: { variables, data: body.data },
      };
    });
}

function withFragments(document: string, fragments: string[]): string {
  const used = new Set<string>();
  function use(text: string) {
    for (const [, name] of text.matchAll(/\.\.\.(\w+)/g)) {
      const fragment = fragments.find((one) => one.startsWith(`fragment ${name} `));
      if (fragment !== undefined && !used.has(fragment)) {
        used.add(fragment);
        use(fragment);
      }
    }
  }
  use(document);
  return [document, ...used].join('\n');
}
