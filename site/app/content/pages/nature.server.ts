import type { RouterContextProvider } from 'react-router';
import type { CatalogueItem } from '../catalogue/catalogue-index.server.ts';
import type { ListingQuery } from '../catalogue/catalogue-listing.ts';
import { optional } from '../client/optional.ts';
import { NatureDocument, type NatureGroupFragment } from '../generated/graphql.ts';
import { servicesContext, tagsContext } from '../services.ts';
import { BODY_TYPES, type BodyType, parseAnswers, QUESTIONS, resolveBodyType } from './body-type.ts';
import type { KnownQuery } from './known-query.ts';
import type { Load } from './load.server.ts';
import type { ContentPageNode, PageLists } from './page-lists.ts';
import { listPlants, MOMENTS, type Moment, ROUTINES, type RoutineStep, UNASKED } from './routine.ts';

/** More than the products of one type. */
const MOST_OF_A_TYPE = 500;

/** Loads the nature page and the result of the answers in the query string. */
export async function loadNature(
  context: Readonly<RouterContextProvider>,
  { load, url }: { load: Load; url: URL },
): Promise<{ page: ContentPageNode | undefined; lists: PageLists; known: KnownQuery }> {
  const answer = await load(NatureDocument, { language: load.locale.language });
  const page = answer.pages?.nodes[0];
  const found = resolveBodyType(parseAnswers(url.searchParams));
  const type = found.result?.type;
  const routine = type && page?.nature ? await loadRoutine(context, load, type) : [];
  const plants = type ? listPlants(type) : [];
  const moreQuery = new URLSearchParams(plants.map((plant) => ['ingredient', plant])).toString();
  return {
    page,
    lists: page?.nature
      ? {
          quiz: {
            ...found,
            names: readNames(page.nature),
            portrait: (type && page.nature[type]) || null,
            routine,
            moreQuery,
          },
        }
      : {},
    known: Object.fromEntries(QUESTIONS.map((question) => [question, BODY_TYPES])),
  };
}

function readNames(nature: NonNullable<NatureGroupFragment['nature']>): Record<BodyType, string> {
  const [kapha, pitta, vatta] = BODY_TYPES.map((type) => nature[type]?.heading ?? type);
  return { kapha: kapha ?? '', pitta: pitta ?? '', vatta: vatta ?? '' };
}

/** The packs of a temperament's day, each once; without a catalogue there is the result alone. */
async function loadRoutine(
  context: Readonly<RouterContextProvider>,
  { locale }: Load,
  type: BodyType,
): Promise<{ moment: Moment; products: CatalogueItem[] }[]> {
  const { catalogue } = context.get(servicesContext);
  const tags = context.get(tagsContext);
  const list = async (of: string, filters: ListingQuery['filters']) => {
    const query = { type: of, filters, sort: 'menu', page: 1, pageSize: MOST_OF_A_TYPE } as const;
    return (await optional(catalogue.listProducts(locale, { ...query, tags }), null, tags))?.items ?? [];
  };
  const given = new Set<string>();
  async function find(step: RoutineStep): Promise<CatalogueItem[]> {
    const [fitting, ...unasked] = await Promise.all([
      list(step.type, { ingredient: step.plants }),
      ...Object.entries(UNASKED).map(([facet, values]) => list(step.type, { [facet]: values })),
    ]);
    const leftOut = new Set([...given, ...unasked.flat().map(({ slug }) => slug)]);
    const item = fitting.find(({ slug }) => !leftOut.has(slug));
    if (item) given.add(item.slug);
    return item ? [item] : [];
  }
  const routine: { moment: Moment; products: CatalogueItem[] }[] = [];
  for (const moment of MOMENTS) {
    const products: CatalogueItem[] = [];
    // One after the other: a pack is given once.
    for (const step of ROUTINES[type][moment]) products.push(...(await find(step)));
    if (products.length > 0) routine.push({ moment, products });
  }
  return routine;
}
