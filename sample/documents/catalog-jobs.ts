import type { Content } from '../../backend/content/content.ts';
import { isPlacedIn } from '../../backend/content/placement.ts';
import { countryCodes } from '../../contract/countries.ts';
import { resolveLanguage, writtenLanguages } from '../../contract/languages.ts';
import { buildCatalog } from './catalog/build-catalog.ts';
import { buildCatalogData } from './catalog/catalog-data.ts';
import { type DocumentTools, type Job, type JobGroup, nameFile, PDF } from './job.ts';
import type { Pictures } from './layout/pictures.ts';

/** The catalogs the content offers, each in the countries that have it, in both languages. */
export function catalogJobs(content: Content, pictures: Pictures): JobGroup[] {
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
          const make = async (tools: DocumentTools) => buildCatalog(await tools.openDocument(), data, tools.pictures);
          return { ref, country, language, file, make };
        }),
      );
    return { ref, mimeType: PDF, alt: title, jobs };
  });
}
