import { ContentError, isUnsupported } from './errors.ts';
import type { TagCollector } from './tags.ts';

/**
 * Awaits an optional part of a page: when the content service fails, the part is the fallback and the page is
 * incomplete: kept for seconds (decision 0071). The client has recorded the failure; any other error is a defect and is
 * rethrown.
 */
export async function optional<Part, Fallback>(
  part: Promise<Part>,
  fallback: Fallback,
  tags?: Pick<TagCollector, 'markIncomplete'>,
): Promise<Part | Fallback> {
  try {
    return await part;
  } catch (error) {
    if (!(error instanceof ContentError)) throw error;
    // A part missing from the schema will not come later: the page is complete without it.
    if (!isUnsupported(error)) tags?.markIncomplete();
    return fallback;
  }
}
