import { escapeXml } from '../../contract/escape-xml.ts';
import { defaultLanguage } from '../../contract/languages.ts';
import { VITALS, type Vital } from '../app/analytics/vitals.ts';
import { DIMENSIONS, type Dimension, type Distribution, GOOD_UP_TO, type VitalsMetrics } from './vitals-metrics.ts';

type Distributions = Pick<VitalsMetrics, 'distribute'>;

/** The share of visits that are at least this good: search engines judge pages at this share. */
const SHARE = 0.75;

/** Estimates the value below which a share lies, evenly spread within its bucket, as Prometheus does. */
export function estimateQuantile({ count, buckets }: Distribution, share: number): number | null {
  const rank = share * count;
  let before = { upTo: 0, count: 0 };
  for (const bucket of buckets) {
    if (count > 0 && bucket.count >= rank) {
      if (bucket.upTo === Number.POSITIVE_INFINITY) return before.upTo;
      const within = (rank - before.count) / (bucket.count - before.count);
      return before.upTo + (bucket.upTo - before.upTo) * within;
    }
    before = bucket;
  }
  return null;
}

/** Draws what browsers have reported since the process started, for the operator: a table per dimension. */
export async function drawVitalsPage(metrics: Distributions): Promise<string> {
  const tables = await Promise.all(DIMENSIONS.map((dimension) => drawTable(metrics, dimension)));
  return `<!doctype html>
<html lang="${defaultLanguage}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Vitals</title>
<style>body{font:16px/1.5 system-ui;margin:2rem;max-width:60rem}table{border-collapse:collapse;width:100%;margin-block:2rem}caption{text-align:start;font-weight:700}th,td{text-align:start;padding:.25rem 1rem .25rem 0;border-block-end:1px solid #ccc}</style>
<h1>How pages feel to visitors</h1>
<p>Three of four visits are at least this good; an asterisk marks what is not good. Measured by visitors’ browsers since this process began.</p>
${tables.join('\n')}
`;
}

async function drawTable(metrics: Distributions, dimension: Dimension): Promise<string> {
  const columns = await Promise.all(VITALS.map((vital) => metrics.distribute(vital, dimension)));
  const labels = [...new Set(columns.flatMap((column) => column.map(({ label }) => label)))].sort();
  const rows = labels.map((label) => {
    const cells = VITALS.map((vital, place) => {
      const found = columns[place]?.find((distribution) => distribution.label === label);
      return `<td>${found === undefined ? '–' : drawValue(vital, found)}</td>`;
    });
    return `<tr><th scope="row">${escapeXml(label)}</th>${cells.join('')}</tr>`;
  });
  const heads = VITALS.map((vital) => `<th scope="col">${vital}</th>`).join('');
  return `<table><caption>By ${dimension}</caption><tr><th scope="col">${dimension}</th>${heads}</tr>${rows.join('')}</table>`;
}

/** `1.84 s of 312 visits`. */
function drawValue(vital: Vital, distribution: Distribution): string {
  const value = estimateQuantile(distribution, SHARE);
  if (value === null) return '–';
  const isPoor = value > GOOD_UP_TO[vital];
  const shown = vital === 'CLS' ? value.toFixed(3) : `${value.toFixed(2)} s`;
  return `${shown}${isPoor ? ' *' : ''} of ${distribution.count}`;
}
