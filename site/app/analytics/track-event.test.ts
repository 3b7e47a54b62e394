import { expect, test } from 'vitest';
import { type AnalyticsEvent, trackEvent } from './track-event.ts';

const event: AnalyticsEvent = {
  event: 'marketplace_click',
  marketplace: 'noon',
  product_slug: 'tarwa-amla-hair-oil',
  product_name: 'Amla Hair Oil',
  product_size: '200 ml',
  country: 'uae',
  language: 'en',
};

test('an event goes to the container', () => {
  const scope = { dataLayer: [] as unknown[] };
  trackEvent(event, scope);
  expect(scope.dataLayer).toEqual([event]);
});

test.each([{}, { dataLayer: null }, { dataLayer: 'x' }])('nothing is stored without a container: %j', (scope) => {
  const before = structuredClone(scope);
  trackEvent(event, scope);
  expect(scope).toEqual(before);
});
