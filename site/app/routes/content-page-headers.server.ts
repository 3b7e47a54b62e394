import { paramsOf } from '../content/pages/content-page.server.ts';
import { headersReading } from './cache-control.ts';
import type { ContentPageRow } from './content-pages.ts';

/** The headers of a row of the content pages. */
export function contentPageHeaders({ operation, form }: ContentPageRow) {
  return headersReading(...paramsOf(operation, form))();
}
