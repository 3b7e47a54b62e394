import type { KeptForm } from '../../../contract/forms/submission.ts';

/** Dispatched on the document when scripts have shown another page; site/server/analytics-script.ts counts it. */
export const PAGE_VIEW_EVENT = 'page-view';

/** A page was shown; `GTM_PAGE_VIEW` may give it another name. The page's first script sends it. */
export type PageView = { event: 'content-view'; content_path: string };

/** What visitors do: nothing that they have typed (decisions 0050, 0052). */
type VisitorEvent = { country: string; language: string } & (
  | {
      event: 'marketplace_click';
      marketplace: string;
      product_slug: string;
      product_name: string;
      product_size: string | null;
    }
  /** Results were shown for other words than before. */
  | { event: 'search'; result_count: number }
  /** A listing's filters or order changed: the names of its filters, and its order. */
  | { event: 'filter'; filters: string; sort: string; result_count: number }
  /** All products of the country are on the device, for the first time. */
  | { event: 'offline_kept'; product_count: number }
  /** Something was typed; a field or the server refused it; the server accepted it. */
  | { event: 'form_start' | 'form_error' | 'form_sent'; form: KeptForm }
);

/** What is sent to the analytics container. */
export type AnalyticsEvent = PageView | VisitorEvent;

/**
 * Sends an event to the analytics container. The container creates `dataLayer` when it loads, which is only after
 * "Understood" (rulings 6): before that, events are dropped.
 */
export function trackEvent(event: AnalyticsEvent, scope: object = globalThis): void {
  const layer = 'dataLayer' in scope ? scope.dataLayer : null;
  if (Array.isArray(layer)) layer.push(event);
}
