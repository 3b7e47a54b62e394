import type { RouterContextProvider } from 'react-router';
import { IngredientsDataDocument, NatureDocument, type NatureGroupFragment } from '../generated/graphql.ts';
import { BODY_TYPES, type BodyType, NEED_PARAM, parseAnswers, QUESTIONS, resolveBodyType } from './body-type.ts';
import { findIngredientPaper } from './ingredient-paper.ts';
import type { KnownQuery } from './known-query.ts';
import type { Load } from './load.server.ts';
import type { ContentPageNode, PageLists, Tradition } from './page-lists.ts';
import { loadNeed, loadRoutine } from './routine.server.ts';
import { listIngredients } from './routine.ts';

/** Loads the nature page, and the result of the need and the answers in the query string. */
export async function loadNature(
  context: Readonly<RouterContextProvider>,
  { load, url }: { load: Load; url: URL },
): Promise<{ page: ContentPageNode | undefined; lists: PageLists; known: KnownQuery }> {
  const answer = await load(NatureDocument, { language: load.locale.language });
  const { page, ingredientsByPicture } = await withPapers(load, answer.pages?.nodes[0]);
  const found = resolveBodyType(parseAnswers(url.searchParams));
  const type = found.result?.type;
  const ingredients = type ? listIngredients(type) : [];
  const { needs, need } = await loadNeed(context, load, { chosen: url.searchParams.get(NEED_PARAM), ingredients });
  const given = need?.routine.flatMap(({ packs }) => packs.map(({ product }) => product)) ?? [];
  const routine = type && page?.nature ? await loadRoutine(context, load, { type, given }) : [];
  const moreQuery = new URLSearchParams(ingredients.map((ingredient) => ['ingredient', ingredient])).toString();
  return {
    page,
    lists: page?.nature
      ? {
          quiz: {
            ...found,
            names: readNames(page.nature),
            portrait: (type && page.nature[type]) || null,
            routine,
            tradition: findTradition(page.homeRemedies, { ingredientsByPicture, ingredients }),
            moreQuery,
            needs,
            need,
          },
        }
      : {},
    known: {
      ...Object.fromEntries(QUESTIONS.map((question) => [question, BODY_TYPES])),
      [NEED_PARAM]: needs.map(({ slug }) => slug),
    },
  };
}

/**
 * Adds the colour that the traditions' ingredients have everywhere; ingredients are recognised by their pictures. Also
 * lists the ingredients by the address of that picture.
 */
async function withPapers<Page extends ContentPageNode>(load: Load, page: Page | undefined) {
  const ingredientsByPicture = new Map<string, string>();
  if (!page?.homeRemedies) return { page, ingredientsByPicture };
  const answer = await load.optional(IngredientsDataDocument, { language: load.locale.language });
  const shown = new Set(page.homeRemedies.remedies?.map((remedy) => remedy?.image?.node.mediaItemUrl));
  for (const { slug, ingredientFields } of answer?.ingredients?.nodes ?? []) {
    const address = ingredientFields?.image?.node.mediaItemUrl;
    if (slug && address && shown.has(address)) ingredientsByPicture.set(address, slug);
  }
  const papers = Object.fromEntries(
    [...ingredientsByPicture].map(([address, slug]) => [address, findIngredientPaper(slug)]),
  );
  return { page: { ...page, homeRemedies: { ...page.homeRemedies, papers } }, ingredientsByPicture };
}

/** Finds the first of the page's traditions with an ingredient of the temperament, and its paper. */
function findTradition(
  group: ContentPageNode['homeRemedies'],
  {
    ingredientsByPicture,
    ingredients,
  }: { ingredientsByPicture: ReadonlyMap<string, string>; ingredients: readonly string[] },
): Tradition | null {
  for (const remedy of group?.remedies ?? []) {
    const address = remedy?.image?.node.mediaItemUrl ?? '';
    const ingredient = ingredientsByPicture.get(address);
    if (!remedy?.heading || ingredient === undefined || !ingredients.includes(ingredient)) continue;
    return {
      heading: remedy.heading,
      description: remedy.description ?? '',
      image: remedy.image?.node ?? null,
      paper: group?.papers?.[address],
    };
  }
  return null;
}

function readNames(nature: NonNullable<NatureGroupFragment['nature']>): Record<BodyType, string> {
  const [kapha, pitta, vatta] = BODY_TYPES.map((type) => nature[type]?.heading ?? type);
  return { kapha: kapha ?? '', pitta: pitta ?? '', vatta: vatta ?? '' };
}
