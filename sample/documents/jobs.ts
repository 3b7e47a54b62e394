import { createHash } from 'node:crypto';
import type { Content, Text } from '../../backend/content/content.ts';
import type { MediaEntry } from '../../backend/content/media-manifest.ts';
import { isPlacedIn } from '../../backend/content/placement.ts';
import { type CountryCode, countryCodes } from '../../contract/countries.ts';
import { resolveLanguage, type WrittenLanguage, writtenLanguages } from '../../contract/languages.ts';
import type { Studio } from '../imagery/scenes/scene.ts';
import { buildCatalog } from './catalog/build-catalog.ts';
import { buildCatalogData } from './catalog/catalog-data.ts';
import { buildFilm } from './films/build-film.ts';
import { FILM, resolveFilm } from './films/film-recipe.ts';
import type { Pictures } from './press/pictures.ts';
import type { Press, PressOptions } from './press/press.ts';
import { buildReport } from './reports/build-report.ts';
import type { Report } from './reports/letters.ts';
import { buildReportData } from './reports/report-data.ts';

/** What documents and films are made with; each is loaded when the first job asks for it. */
export type Workshop = {
  printer(): Promise<(options: PressOptions) => Press>;
  studio(): Promise<Studio>;
  pictures: Pictures;
};

/** One file to make: for which reference, country and language, under which name, and how. */
export type Job = {
  ref: string;
  country?: CountryCode;
  language?: WrittenLanguage;
  file: string;
  /** The day it was published, `2026-08-11`: the file's own date. */
  published?: string;
  make(workshop: Workshop): Promise<Uint8Array>;
};
/** A reference, what it is called, and the files made for it. */
export type JobGroup = Pick<MediaEntry, 'mimeType' | 'alt' | 'width' | 'height'> & { ref: string; jobs: Job[] };

/** Raised when the drawing of a kind changes, so that its files get new names and are made again. */
const VERSIONS = { catalog: 1, report: 1, film: 1 } as const;
const PDF = 'application/pdf';

/** The name of a file: the hash of everything it is made from and of the version of what makes it. */
function nameFile(kind: keyof typeof VERSIONS, source: unknown, extension: string): string {
  const hash = createHash('sha256').update(JSON.stringify([kind, VERSIONS[kind], source]));
  return `${hash.digest('hex').slice(0, 24)}.${extension}`;
}

function catalogJobs(content: Content, pictures: Pictures): JobGroup[] {
  const items = content.pages.flatMap(({ groups }) => groups?.catalogs?.items ?? []);
  return items.map((item) => {
    const { document: ref, title } = item;
    const jobs = countryCodes
      .filter((country) => isPlacedIn(item, country))
      .flatMap((country) =>
        writtenLanguages.map((language): Job => {
          const name = ref.replace('document/', '');
          const data = buildCatalogData(content, { name, title: title[language], country, language });
          const shown = data.ranges.flatMap(({ range, products }) => [
            pictures.fileOf(`hero-mobile/${range}`, resolveLanguage(language).dir === 'rtl'),
            ...products.map(({ picture }) => pictures.fileOf(picture)),
          ]);
          const file = nameFile('catalog', [data, shown], 'pdf');
          const make = async (workshop: Workshop) => buildCatalog(await workshop.printer(), data, workshop.pictures);
          return { ref, country, language, file, make };
        }),
      );
    return { ref, mimeType: PDF, alt: title, jobs };
  });
}

function reportJobs(content: Content, reports: ReadonlyMap<string, Report>): JobGroup[] {
  const results = content.pages.flatMap(({ groups }) => groups?.investorResults?.results ?? []);
  return results.flatMap(({ document: ref, title }) => {
    const report = reports.get(ref.replace('document/', ''));
    if (!report) return [];
    const jobs = writtenLanguages.map((language): Job => {
      const data = buildReportData(content, report, title, language);
      const make = async (workshop: Workshop) => buildReport(await workshop.printer(), data);
      return { ref, language, file: nameFile('report', data, 'pdf'), published: report.date, make };
    });
    return [{ ref, mimeType: PDF, alt: title, jobs }];
  });
}

const filmTitle = ({ en, ar }: Text): Text => ({ en: `Film: ${en}`, ar: `فيلم: ${ar}` });

/** The films of the campaigns. */
export function filmJobs(content: Content): JobGroup[] {
  return content.campaigns.flatMap((campaign) => {
    if (campaign.video?.type !== 'upload') return [];
    const ref = campaign.video.file;
    const recipe = resolveFilm(campaign);
    const file = nameFile('film', [recipe, FILM], 'mp4');
    const make = async (workshop: Workshop) => buildFilm(await workshop.studio(), recipe);
    const { width, height } = FILM;
    return [{ ref, mimeType: 'video/mp4', width, height, alt: filmTitle(campaign.title), jobs: [{ ref, file, make }] }];
  });
}

/** Everything the content asks for that is no picture; what nobody wrote yet is left out. */
export function listJobs(content: Content, reports: ReadonlyMap<string, Report>, pictures: Pictures): JobGroup[] {
  return [...catalogJobs(content, pictures), ...reportJobs(content, reports), ...filmJobs(content)];
}
