import { expect, test } from 'vitest';
import { checkFiring, hasPromtool } from '../../contract/test/rules.ts';

test.runIf(hasPromtool).each<[what: string, outcomes: Record<string, number>, instances: string[]]>([
  ['pages that are mostly older than their minute', { hits: 20, stale: 40, misses: 40 }, []],
  ['a cache that is filling, as with 20,000 products', { hits: 20, stale: 25, misses: 55 }, []],
  ['pages that are mostly made', { hits: 10, stale: 20, misses: 70 }, ['a']],
  ['failures, and answers for one visitor', { hits: 40, stale: 40, misses: 20, failures: 20, passes: 60 }, []],
])('few pages come from the cache, or not: %s', (_, outcomes, instances) => {
  // So many a minute, for an hour.
  const series = Object.entries(outcomes).map(([outcome, count]) => [
    `store_requests_total{job="site",instance="a",store="pages",outcome="${outcome}"}`,
    `0+${count}x60`,
  ]);
  const firing = { alert: 'FewHits', series: Object.fromEntries(series), minutes: 60, instances };
  expect(checkFiring('deploy/alerts.yml', firing)).toBe('');
});
