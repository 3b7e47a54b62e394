import { describe, expect, test } from 'vitest';
import { createLog } from './log.ts';
import { createMetrics } from './metrics.ts';
import { parseSecurityReports } from './security-report.ts';
import { createSecurityReports } from './security-reports.ts';

const siteOrigin = 'https://www.example.com';

/** As Chrome sends it. */
const violation = {
  age: 10,
  type: 'csp-violation',
  url: `${siteOrigin}/uae/search?key=m4rker`,
  user_agent: 'm4rker agent',
  body: {
    blockedURL: 'inline',
    columnNumber: 1,
    disposition: 'report',
    documentURL: `${siteOrigin}/uae/search?key=m4rker#m4rker`,
    effectiveDirective: 'script-src-elem',
    lineNumber: 12,
    originalPolicy: 'm4rker',
    referrer: 'https://m4rker.example/',
    sample: 'm4rker',
    sourceFile: `${siteOrigin}/assets/a.js?m4rker`,
    statusCode: 200,
  },
};

/** As Firefox sends it. */
const legacy = {
  'csp-report': {
    'blocked-uri': 'https://ads.example/m4rker?m4rker',
    'column-number': 1,
    'document-uri': `${siteOrigin}/ar/ksa?m4rker`,
    'line-number': 3,
    'original-policy': 'm4rker',
    referrer: 'm4rker',
    'script-sample': 'm4rker',
    'source-file': 'chrome-extension://m4rker/a.js',
    'violated-directive': 'img-src',
  },
};

function createCollector() {
  const lines: string[] = [];
  const state = { now: 0 };
  const metrics = createMetrics({ stores: {} });
  const log = createLog({ mode: 'production', destination: { write: (line) => lines.push(line) } });
  const { respond } = createSecurityReports({ siteOrigin, clock: () => state.now, log, metrics, counts: null });
  const post = async (type: string, body: unknown, client = '192.0.2.1') => {
    const text = typeof body === 'string' ? body : JSON.stringify(body);
    const request = new Request(`${siteOrigin}/api/reports`, {
      method: 'POST',
      headers: { 'content-type': type },
      body: text,
    });
    return (await respond(request, client)).status;
  };
  const counted = async () =>
    [...(await metrics.write()).text.matchAll(/^security_reports_total(\S*) (\d+)$/gm)].map(
      ([, labels, count]) => `${labels} ${count}`,
    );
  return { lines, state, respond, post, counted };
}

describe('a report', () => {
  test('of the Reporting API is one line, without query, sample, referrer or agent', async () => {
    const { post, lines, counted } = createCollector();
    expect(await post('application/reports+json', [violation, { ...violation, type: 'deprecation' }])).toBe(204);
    expect(lines.map((line) => JSON.parse(line))).toEqual([
      {
        level: 40,
        time: expect.any(String),
        service: 'site',
        msg: 'a browser reports a page',
        directive: 'script-src-elem',
        disposition: 'report',
        blocked: 'inline',
        path: '/uae/search',
        source: '/assets/a.js:12',
      },
    ]);
    expect(lines.join()).not.toContain('m4rker');
    expect(await counted()).toEqual(['{directive="script-src-elem"} 1']);
  });

  test('of report-uri too', async () => {
    const { post, lines } = createCollector();
    expect(await post('application/csp-report; charset=utf-8', legacy)).toBe(204);
    expect(lines.map((line) => JSON.parse(line))).toMatchObject([
      {
        directive: 'img-src',
        disposition: 'enforce',
        blocked: 'https://ads.example',
        path: '/ar/ksa',
        source: 'chrome-extension:',
      },
    ]);
    expect(lines.join()).not.toContain('m4rker');
  });

  test.each([
    ['of another site', { documentURL: 'https://evil.example/uae' }],
    ['of a directive there is none of', { effectiveDirective: 'm4rker' }],
    ['of no page', { documentURL: 'm4rker' }],
    ['of nothing but wrong kinds', { documentURL: 7, effectiveDirective: {}, lineNumber: 'm4rker' }],
  ])('%s is taken and not written', async (_, changes) => {
    const { post, lines, counted } = createCollector();
    const body = { ...violation.body, ...changes };
    expect(await post('application/reports+json', [{ ...violation, body }])).toBe(204);
    expect([lines, await counted()]).toEqual([[], []]);
  });

  test.each([
    ['one of ours', `${siteOrigin}/${'a'.repeat(3_000)}`, `/${'a'.repeat(199)}:12`],
    ['another site’s', `https://${'a.'.repeat(1_500)}example/`, `https://${'a.'.repeat(96)}`],
    ['an unknown kind', `${'a'.repeat(3_000)}:x`, 'a'.repeat(200)],
  ])('of a script with a long name, %s, has 200 letters of it', async (_, sourceFile, source) => {
    const { post, lines } = createCollector();
    const body = { ...violation.body, sourceFile, blockedURL: sourceFile };
    expect(await post('application/reports+json', [{ ...violation, body }])).toBe(204);
    const [line] = lines.map((text) => JSON.parse(text));
    expect([line.source, line.blocked.length <= 200]).toEqual([source, true]);
  });

  test('of a body with more than twenty is not read after the twentieth', () => {
    const small = { type: 'csp-violation', body: { documentURL: siteOrigin, effectiveDirective: 'img-src' } };
    const body = JSON.stringify(Array(30).fill(small));
    expect(parseSecurityReports('application/reports+json', body, siteOrigin)).toHaveLength(20);
  });
});

test.each([
  ['text/plain', '[]', 415],
  ['application/json', '[]', 415],
  ['application/reports+json', 'm4rker', 400],
  ['application/reports+json', '{}', 400],
  ['application/csp-report', '[]', 400],
  ['application/csp-report', '{"csp-report":null}', 400],
  ['application/reports+json', `["${'x'.repeat(16_000)}"]`, 413],
  ['application/reports+json', `["${'x'.repeat(15_900)}"]`, 204],
])('%s with %.20s is answered %i, and nothing is written', async (type, body, status) => {
  const { post, lines } = createCollector();
  expect(await post(type, body)).toBe(status);
  expect(lines).toEqual([]);
});

test('only posts are reports', async () => {
  const answer = await createCollector().respond(new Request(`${siteOrigin}/api/reports`), '');
  expect([answer.status, answer.headers.get('allow')]).toEqual([405, 'POST']);
});

describe('in a minute', () => {
  const small = [{ type: 'csp-violation', body: { documentURL: siteOrigin, effectiveDirective: 'img-src' } }];

  test('one client may report ten times', async () => {
    const { post, state, lines, counted } = createCollector();
    for (let time = 0; time < 10; time += 1) expect(await post('application/reports+json', small)).toBe(204);
    expect(await post('application/reports+json', small)).toBe(429);
    expect(await post('application/reports+json', small, '192.0.2.2')).toBe(204);
    state.now = 59_999;
    expect(await post('application/reports+json', small)).toBe(429);
    state.now = 60_000;
    expect(await post('application/reports+json', small)).toBe(204);
    expect(lines).toHaveLength(12);
    expect(await counted()).toEqual(['{directive="img-src"} 12', '{directive="refused"} 2']);
  });

  test('a body of many reports counts as many', async () => {
    const { post, lines, counted } = createCollector();
    expect(await post('application/reports+json', Array(20).fill(small[0]))).toBe(204);
    expect(lines).toHaveLength(10);
    expect(await post('application/reports+json', small)).toBe(429);
    expect(await counted()).toEqual(['{directive="img-src"} 10', '{directive="refused"} 2']);
  });

  test('all clients together may report 120 times', async () => {
    const { post } = createCollector();
    const statuses: number[] = [];
    for (let client = 0; client < 125; client += 1) {
      statuses.push(await post('application/reports+json', small, `192.0.2.${client}`));
    }
    expect(statuses.lastIndexOf(204)).toBe(119);
    expect(statuses.filter((status) => status === 429)).toHaveLength(5);
  });
});
