import { expect, test } from 'vitest';
import { loadContent } from '../backend/content/load-content.ts';
import { KEPT_DAYS } from '../contract/forms/kept-days.ts';
import { type Translated, writtenLanguages } from '../contract/languages.ts';
import { CONTENT_FOLDER } from './folders.ts';
import { isPlant, stanceOf } from './imagery/plants/plants.ts';

/** The sentence that gives the date of the last change. */
const LAST_CHANGED = { en: /Last changed on (\d+ \p{L}+ \d{4})/u, ar: /آخر تعديل في (\d+ \p{L}+ \d{4})/u };

test('a page that names its last change does so in both languages, with its date of modification', async () => {
  const { pages } = await loadContent(CONTENT_FOLDER);
  const mentions = pages.flatMap(({ slug, content, modified }) =>
    writtenLanguages.flatMap((language) => {
      const text = [content ?? []].flat().map((part) => part[language]);
      const [, day] = LAST_CHANGED[language].exec(text.join(' ')) ?? [];
      return day === undefined ? [] : { slug, language, day, modified };
    }),
  );
  expect(mentions.map(({ slug, language }) => `${slug} ${language}`)).toEqual([
    'disclaimer en',
    'disclaimer ar',
    'privacy-policy en',
    'privacy-policy ar',
  ]);
  for (const { slug, language, day, modified = '' } of mentions) {
    const format = new Intl.DateTimeFormat(`${language}-u-nu-latn-ca-gregory`, { dateStyle: 'long', timeZone: 'UTC' });
    const parts = format.formatToParts(new Date(`${modified}Z`));
    const part = (type: string) => parts.find((one) => one.type === type)?.value;
    expect(day, `${slug} ${language}`).toBe(`${part('day')} ${part('month')} ${part('year')}`);
  }
});

const PERIODS: ReadonlyMap<number, Translated> = new Map([
  [365, { en: 'one year', ar: 'عام واحد' }],
  [730, { en: 'two years', ar: 'عامين' }],
  [1095, { en: 'three years', ar: 'ثلاثة أعوام' }],
]);

test('the privacy policy says how long each form is kept, as it is (decision 0158)', async () => {
  const { pages } = await loadContent(CONTENT_FOLDER);
  const policy = [pages.find(({ slug }) => slug === 'privacy-policy')?.content ?? []].flat();
  const [enquiry, application, job] = [KEPT_DAYS['general-enquiry'], KEPT_DAYS.distribution, KEPT_DAYS['join-us']].map(
    (days) => PERIODS.get(days),
  );
  expect(policy.map(({ en }) => en).join()).toContain(
    `Enquiries are deleted after ${enquiry?.en}, distribution applications after ${application?.en}, and job applications after ${job?.en},`,
  );
  expect(policy.map(({ ar }) => ar).join()).toContain(
    `تُحذف الاستفسارات بعد ${enquiry?.ar}، وطلبات التوزيع بعد ${application?.ar}، وطلبات التوظيف بعد ${job?.ar}،`,
  );
});

test('plants that rise along a ground line grow, and do not lie', async () => {
  const { pages } = await loadContent(CONTENT_FOLDER);
  const blocks = pages.flatMap(({ groups }) =>
    groups?.storyBlocks?.keyData1 ? (groups.storyBlocks.blocks ?? []) : [],
  );
  const plants = blocks.map(({ image }) => image?.replace('plant/', '') ?? '').filter(isPlant);
  expect(plants.length).toBeGreaterThan(3);
  expect(plants.filter((plant) => stanceOf(plant) === 'lying')).toEqual([]);
});

test('a slide of the home page is a film in wide windows, and a picture on phones (decision 0266)', async () => {
  const { pages } = await loadContent(CONTENT_FOLDER);
  const slides = pages.flatMap(({ groups }) => groups?.homeSlider?.slides ?? []);
  const films = slides.filter(({ desktopMedia }) => desktopMedia?.startsWith('video/'));
  expect(films.map(({ mobileMedia }) => mobileMedia)).toEqual([expect.stringMatching(/^hero-mobile\//)]);
});
