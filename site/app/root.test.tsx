import { expect, test } from 'vitest';
import { company } from '../company.ts';
import { createSite } from './test/create-site.ts';
import { createSmallBackend } from './test/small-backend.ts';

const ask = createSite(createSmallBackend([]));
const read = async (path: string) => (await ask(path)).text();

/** Cuts out an element with its content, by a part of its opening tag. */
function cut(html: string, tag: string, attribute: string): string {
  return new RegExp(`<${tag}\\b[^>]*${attribute}[\\s\\S]*?</${tag}>`).exec(html)?.[0] ?? '';
}

test('every page links the manifest (spec §1)', async () => {
  const link = (lang: string) => `<link rel="manifest" href="/manifest.webmanifest?lang=${lang}"/>`;
  expect(await read('/uae/plp')).toContain(link('en-AE'));
  expect(await read('/ar/ksa/no-such-page')).toContain(link('ar-SA'));
});

test('the cookie bar links to the privacy policy of its locale (spec §2)', async () => {
  const bar = cut(await read('/ar/ksa/plp'), 'aside', 'data-cookie-bar');
  expect(bar).toContain('href="/ar/ksa/privacy-policy"');
  expect(bar).toMatch(/<button[^>]*data-cookie-accept/);
});

test('the footer has its copyright (spec §2)', async () => {
  expect(cut(await read('/uae/plp'), 'footer', '')).toContain(`© ${company.name.en} 2026.`);
});

test('the newsletter field is required, of type email (spec §5)', async () => {
  const field = /<input[^>]*name="email"[^>]*>/.exec(await read('/uae'))?.[0] ?? '';
  expect(field).toContain('type="email"');
  expect(field).toContain('required=""');
});

test('the error screen shows 404 above its heading (spec §2)', async () => {
  const main = cut(await read('/uae/no-such-page'), 'main', '');
  expect(main.replace(/<[^>]*>/g, ' ')).toMatch(
    /^\s*404\s+Page Not Found\s+The page you were looking for does not exist\.\s+Go back home/,
  );
});

test('an unknown country is marked as not existing (spec §4, §8)', async () => {
  expect(await read('/xyz/plp')).toContain('countryExists');
  expect(await read('/uae/no-such-page')).not.toContain('countryExists');
});
