import type { RouterContextProvider } from 'react-router';
import { isSlideShown } from '../sections/home-slider.tsx';
import { allLocales } from '../seo/alternates.ts';
import { buildHead } from '../seo/head.server.ts';
import { servicesContext } from '../services.ts';
import { loadBrands } from './brands.server.ts';
import { HomePageDocument } from './generated/graphql.ts';
import { createLoad } from './load.server.ts';
import { notFound } from './not-found.server.ts';

/** Loads the home page of the request's country: its groups, the newest awards and four best sellers. */
export async function loadHome(context: Readonly<RouterContextProvider>, url: URL) {
  const { catalogue, clock } = context.get(servicesContext);
  const load = createLoad(context);
  const { language } = load.locale;
  const [answer, bestSellers, brands] = await Promise.all([
    load(HomePageDocument, { language }),
    catalogue
      .listProducts(load.locale, { filters: { tag: ['best-seller'] }, sort: 'menu', page: 1, pageSize: 4 })
      .catch(() => null),
    loadBrands(context).catch(() => []),
  ]);
  const page = answer.pages?.nodes[0];
  if (!page) throw notFound(url);
  const slides = (page.homeSlider?.slides ?? []).filter((slide) => slide !== null && isSlideShown(slide, clock()));
  return {
    head: await buildHead(context, {
      url,
      title: page.seo?.metaTitle || page.title,
      description: page.seo?.metaDescription,
      image: slides[0]?.desktopMedia?.node.mediaItemUrl,
      availableIn: [...allLocales],
    }),
    slides: slides.flatMap((slide) => (slide ? [slide] : [])),
    storyBlocks: page.storyBlocks,
    brandSlider: page.brandSlider,
    corporateResponsibility: page.corporateResponsibility,
    globalPresence: page.globalPresence,
    awards: answer.awards?.nodes ?? [],
    bestSellers: bestSellers?.items ?? [],
    slots: Object.fromEntries(brands.map((brand) => [brand.slug, brand.slot])),
  };
}

export type HomeData = Awaited<ReturnType<typeof loadHome>>;
