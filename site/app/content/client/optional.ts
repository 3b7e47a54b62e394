import { ContentError, isUnsupported } from './errors.ts';
import type { TagCollector } from './tags.ts';

/**
 * Waits for a part that a page can do without: when the content service fails, the part is the fallback and the page is
 * not kept. The client has recorded the failure; anything else that is thrown is a defect and passes.
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
    // What the service will never have is not missing: the page without it is whole.
    if (!isUnsupported(error)) tags?.markIncomplete();
    return fallback;
  }
}
