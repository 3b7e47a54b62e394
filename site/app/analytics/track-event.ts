/** What the analytics container is told of beside page views; docs/decisions/0050 describes each. */
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
 * Tells the analytics container of an event. The container makes `dataLayer` when it loads, which is after "Understood"
 * only (rulings 6): without it nothing is kept and nothing is sent.
 */
export function trackEvent(event: AnalyticsEvent, scope: object = globalThis): void {
  const layer = 'dataLayer' in scope ? scope.dataLayer : null;
  if (Array.isArray(layer)) layer.push(event);
}
