import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { type LanguageCode, languages } from '../../../contract/languages.ts';
import { LocaleProvider } from '../locale/use-locale.ts';
import { m } from '../messages/generated/messages.js';
import { failureState, type KeepState, KeepStatus } from './keep-status.tsx';

const WORDS = {
  looking: null,
  idle: null,
  running: m.keep_running,
  paused: m.keep_part,
  full: m.keep_full,
  broken: m.keep_broken,
  impossible: m.keep_impossible,
} satisfies Record<KeepState, typeof m.keep_full | null>;
const STATES = ['looking', 'idle', 'running', 'paused', 'full', 'broken', 'impossible'] as const;

const draw = (work: KeepState, language: LanguageCode, keptSince: number | null = null) =>
  renderToStaticMarkup(
    <LocaleProvider value={{ country: 'ksa', language }}>
      <KeepStatus work={work} estimate={null} keptSince={keptSince} />
    </LocaleProvider>,
  );

test.each(languages.flatMap(({ code }) => STATES.map((work) => [code, work] as const)))(
  '%s, %s: says so',
  (code, work) => {
    const said = [...draw(work, code).matchAll(/<p>(.*?)<\/p>/g)].map(([, text]) => text);
    expect(said).toEqual([WORDS[work]?.({}, { locale: code })].filter(Boolean));
  },
);

test('a device without room says so, also when all was kept before; anything else is the connection', () => {
  expect(failureState(new DOMException('', 'QuotaExceededError'))).toBe('full');
  for (const error of [new DOMException('', 'InvalidStateError'), new TypeError('Failed to fetch')]) {
    expect(failureState(error)).toBe('broken');
  }
  const said = draw('full', 'en', Date.parse('2026-06-01T08:00:00Z'));
  expect(said).toContain(m.keep_full({}, { locale: 'en' }));
  expect(said).toContain('2026');
});
