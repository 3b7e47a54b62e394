import type { RouterContextProvider } from 'react-router';
import { resolveCountry } from '../../../../contract/countries.ts';
import { optional } from '../client/optional.ts';
import { HomePageDocument } from '../generated/graphql.ts';
import { servicesContext, tagsContext } from '../services.ts';
import { loadBrands } from './brands.server.ts';
import { buildHead } from './head.server.ts';
import { listHomeNeeds } from './home-needs.ts';
import { createLoad } from './load.server.ts';
import { loadLocations } from './locations.server.ts';
import { notFound } from './not-found.server.ts';
import { outlineText } from './outline.server.ts';
import { buildCompanyData, buildSiteData } from './page-data.server.ts';
import { roomOfLink } from './room-of-link.ts';
import { selectShown } from './schedule.ts';
import { WHERE_TO_BUY } from './shop.ts';

const BEST_SELLER_QUERY = { filters: { more: ['best-seller'] }, sort: 'menu', page: 1, pageSize: 4 } as const;

/** All products, to list the needs they are for. */
const NEEDS_QUERY = { filters: {}, sort: 'menu', page: 1, pageSize: 1 } as const;
const NATURE = '/nature-and-me';

/** Shown out of the ten newest posts (spec §9). */
const SHOWN_POSTS = 3;

/** Loads the home page of the request's country: its content groups, the newest awards and four best sellers. */
export async function loadHome(context: Readonly<RouterContextProvider>, url: URL) {
  const { catalogue, clock, siteIndex, siteOrigin } = context.get(servicesContext);
  const tags = context.get(tagsContext);
  const load = createLoad(context);
  const { language } = load.locale;
  const [answer, bestSellers, whole, brands, locations, index] = await Promise.all([
    load(HomePageDocument, { language }),
    optional(catalogue.listProducts(load.locale, { ...BEST_SELLER_QUERY, tags }), null, tags),
    optional(catalogue.listProducts(load.locale, NEEDS_QUERY), null, tags),
    optional(loadBrands(context, load.part), [], tags),
    loadLocations(load),
    optional(siteIndex.load(load.locale), null, tags),
  ]);
  const page = answer.pages?.nodes[0];
  if (!page) throw await notFound(context, url);
  const hasShops = index?.pages.has(WHERE_TO_BUY) ?? false;
  const now = clock();
  const slides = selectShown(page.homeSlider?.slides, now, resolveCountry(load.locale.country).timeZone);
  // The page expires with the next change of a slide.
  if (slides.nextChange !== null) tags.changesAt(slides.nextChange);
  const banners = new Map(brands.map(({ slug, banner }) => [slug, banner?.mediaItemUrl]));
  const place = { origin: siteOrigin, locale: load.locale };
  return {
    head: await buildHead(context, {
      url,
      title: page.seo?.metaTitle || page.title,
      description: page.seo?.metaDescription,
      image: slides.shown[0]?.desktopMedia?.node.mediaItemUrl,
      availableIn: siteIndex.listLocales(),
      jsonLd: [buildCompanyData(place, locations), buildSiteData(place)],
    }),
    page: {
      title: page.title,
      text: outlineText(page.content),
      locale: page.locale,
      pageBanner: page.pageBanner,
      subNavigation: page.subNavigation,
    },
    slides: slides.shown.map((slide) => ({ ...slide, hasShops, banner: banners.get(roomOfLink(slide.link) ?? '') })),
    storyBlocks: page.storyBlocks,
    brandSlider: page.brandSlider,
    corporateResponsibility: page.corporateResponsibility,
    globalPresence: page.globalPresence && { ...page.globalPresence, hasShops },
    posts: (answer.posts?.nodes ?? []).slice(0, SHOWN_POSTS),
    awards: answer.awards?.nodes ?? [],
    bestSellers: bestSellers?.items ?? [],
    /** Where the quiz can begin with them. */
    needs: index?.pages.has(NATURE) ? listHomeNeeds(whole?.facets ?? []) : [],
    /** Name and tagline of each range, by slug. */
    ranges: Object.fromEntries(brands.map(({ slug, name, tagline }) => [slug, { name, tagline }])),
  };
}

export type HomeData = Awaited<ReturnType<typeof loadHome>>;
