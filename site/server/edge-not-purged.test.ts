import { expect, test } from 'vitest';
import { checkFiring, hasPromtool } from '../../contract/test/rules.ts';

const figure = (name: string, more = '') => `${name}{job="site",instance="a",edge="nginx"${more}}`;

test.runIf(hasPromtool).each([
  ['refuses purges', '0 0 1 2 3 4x20', ['a']],
  ['has refused one once, and takes its time with many tags', '1x25', []],
])('a cache in front that %s', (_, failed, instances) => {
  const series = {
    [figure('edge_tags_waiting')]: '5x25',
    [figure('edge_purges_total', ',outcome="failed"')]: failed,
  };
  expect(checkFiring('deploy/alerts.yml', { alert: 'EdgeNotPurged', series, minutes: 20, instances })).toBe('');
});
