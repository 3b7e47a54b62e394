import { expect, test } from 'vitest';
import { countryCodes } from '../../contract/countries.ts';
import { languageCodes, writtenLanguages } from '../../contract/languages.ts';
import { createPreview } from '../server/preview.ts';
import { buildPreviewQuery, type PreviewClaim } from './content/preview/preview-claim.server.ts';
import { createPreviewingSite, DRAFT, now } from './test/create-previewing-site.ts';
import { origin } from './test/create-site.ts';

const claim: PreviewClaim = {
  country: 'uae',
  language: 'en',
  type: 'page',
  id: 42,
  revision: null,
  expires: now / 1000 + 600,
};

test.each<[PreviewClaim['type'], Record<string, unknown>, string]>([
  ['page', { slug: 'our-story', uri: '/our-story/' }, '/uae/our-story'],
  ['page', { slug: 'home', uri: '/' }, '/uae'],
  ['page', { slug: 'a-new-page', uri: '/?page_id=42' }, '/uae/a-new-page'],
  ['page', { slug: null, uri: '/?page_id=42' }, '/uae/preview-42'],
  ['page', { slug: 'campaigns', uri: '/campaigns/' }, '/uae/news-campaigns'],
  ['post', { slug: 'a-new-post' }, '/uae/blogs/a-new-post'],
  ['post', { slug: null }, '/uae/blogs/preview-42'],
  ['product', { slug: 'a-new-oil' }, '/uae/product/a-new-oil'],
  ['campaign', { slug: 'a-new-film' }, '/uae/news-campaigns'],
  ['location', {}, '/uae/general-enquiry'],
  ['award', {}, '/uae'],
])('a %s that is not published is shown where it will be: %j at %s', async (type, entry, path) => {
  const { see, asked } = createPreviewingSite(entry);
  const page = await see({ ...claim, type });
  const html = await page.text();
  expect(page.status).toBe(200);
  expect(html.includes(DRAFT)).toBe(true);
  expect(html.includes(`href="${path}"`)).toBe(true);
  expect(
    asked.filter(({ isEditor }) => isEditor).every(({ query }) => /^query (?:previewEntry|\w+Draft)\b/.test(query)),
  ).toBe(true);
});

test('a preview is for nobody else, for no search engine, and has no scripts', async () => {
  const page = await createPreviewingSite({ slug: 'our-story', uri: '/our-story/' }).see(claim);
  const html = await page.text();
  expect(Object.fromEntries(page.headers)).toMatchObject({
    'cache-control': 'private, no-store',
    'x-robots-tag': 'noindex, nofollow',
    'referrer-policy': 'no-referrer',
  });
  expect(page.headers.get('content-security-policy')).toMatch(
    /script-src 'none'; frame-src 'self' https:\/\/a\.example/,
  );
  expect([...page.headers.keys()].filter((name) => name.startsWith('x-cache'))).toEqual([]);
  expect(/<script|modulepreload/.test(html)).toBe(false);
});

test('a preview leaves nothing in what others get', async () => {
  const { see, render, asked, cache } = createPreviewingSite({ slug: 'our-story', uri: '/our-story/' });
  expect((await (await render('/uae/our-story')).text()).includes(DRAFT)).toBe(false);
  const before = cache.getStats().entries;
  expect((await (await see(claim)).text()).includes(DRAFT)).toBe(true);
  const ofEditors = () => asked.filter(({ isEditor }) => isEditor).length;
  const once = ofEditors();
  expect(once).toBeGreaterThan(0);
  expect(cache.getStats().entries - before).toBeLessThanOrEqual(asked.length - once);
  expect((await (await render('/uae/our-story')).text()).includes(DRAFT)).toBe(false);
  await see(claim);
  expect(ofEditors()).toBe(once * 2);
});

test('the editor’s authorization goes to the service of the preview’s country alone', async () => {
  const { see, asked } = createPreviewingSite({ slug: 'our-story', uri: '/our-story/' });
  await see({ ...claim, country: 'egy' });
  const addresses = new Set(asked.filter(({ isEditor }) => isEditor).map(({ address }) => address));
  expect([...addresses]).toEqual(['https://backend.test/egy/graphql']);
});

test('a revision is asked for by its own number', async () => {
  const { see, asked } = createPreviewingSite({ slug: 'our-story', uri: '/our-story/' });
  await see({ ...claim, revision: 42 });
  expect(asked.filter(({ isEditor, query }) => isEditor && query.includes('asPreview'))).toEqual([]);
});

test.each(writtenLanguages)('the bar in %s has countries, languages, widths and a way out', async (language) => {
  const { see } = createPreviewingSite({ slug: 'our-story', uri: '/our-story/' });
  const html = await (await see({ ...claim, language })).text();
  const [bar = ''] = /<aside id="preview-bar"[\s\S]*?<\/aside>/.exec(html) ?? [];
  expect([...bar.matchAll(/to=(\w+-\w+)/g)].map(([, to]) => to)).toHaveLength(
    countryCodes.length + languageCodes.length - 2,
  );
  expect(bar.match(/view=(390|820|1280)/g)).toHaveLength(3);
  expect(bar).toContain(`href="${language === 'ar' ? '/ar' : ''}/uae/our-story"`);
  expect(bar).toContain(language === 'ar' ? 'اخرج من المعاينة' : 'Leave the preview');
});

test('a width is a window with the page in it, without a bar of its own', async () => {
  const { see } = createPreviewingSite({ slug: 'our-story', uri: '/our-story/' });
  const framed = await (await see(claim, '&view=390')).text();
  expect(framed).toMatch(/<iframe src="\/api\/preview\?[^"]*view=bare"[^>]* width="390"/);
  expect(framed.includes('site-footer')).toBe(false);
  const bare = await (await see(claim, '&view=bare')).text();
  expect(bare.includes(DRAFT)).toBe(true);
  expect(bare.includes('preview-bar')).toBe(false);
});

test('another language is the translation, another country what has the same name there', async () => {
  const translations = [{ id: '77', locale: 'ar' }];
  const { see } = createPreviewingSite({ slug: 'our-story', uri: '/our-story/', translations });
  const led = async (to: string) => (await see(claim, `&to=${to}`)).headers.get('location') ?? '';
  expect(await led('ar-uae')).toMatch(/^\/api\/preview\?country=uae&language=ar&type=page&id=77&/);
  expect(await led('en-egy')).toMatch(/^\/api\/preview\?country=egy&language=en&type=page&id=\d+&/);
  const alone = createPreviewingSite({ slug: 'our-story', uri: '/our-story/' });
  expect((await alone.see(claim, '&to=ar-uae')).headers.get('location')).toBe('/ar/uae/our-story');
});

test('what is gone, or not for the editor, is missing', async () => {
  expect((await createPreviewingSite(null).see(claim)).status).toBe(404);
});

test('without a secret there are no previews', async () => {
  const site = { openPreview: async () => null, findCounterpart: async () => null };
  const { respond } = createPreview({ secret: '', clock: () => now, site, securityHeaders: [] });
  const answer = await respond(new Request(`${origin}/api/preview?${buildPreviewQuery('', claim)}`));
  expect([answer.status, answer.headers.get('cache-control')]).toEqual([404, 'private, no-store']);
});
