/** Dispatched on the document when scripts have shown another page; site/server/analytics-script.ts counts it. */
export const PAGE_VIEW_EVENT = 'page-view';

/** Events sent to the analytics container beside page views (decision 0050). */
export type AnalyticsEvent = {
  event: 'marketplace_click';
  marketplace: string;
  product_slug: string;
  product_name: string;
  product_size: string | null;
  country: string;
  language: string;
};

/**
 * Sends an event to the analytics container. The container creates `dataLayer` when it loads, which is only after
 * "Understood" (rulings 6): before that, events are dropped.
 */
export function trackEvent(event: AnalyticsEvent, scope: object = globalThis): void {
  const layer = 'dataLayer' in scope ? scope.dataLayer : null;
  if (Array.isArray(layer)) layer.push(event);
}
