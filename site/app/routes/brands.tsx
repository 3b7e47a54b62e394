import { GetBrandsPageDocument } from '../content/generated/graphql.ts';
import { loadBrands } from '../content/pages/brands.server.ts';
import { buildHead } from '../content/pages/head.server.ts';
import { createLoad } from '../content/pages/load.server.ts';
import { findBanner } from '../content/pages/page-banner.ts';
import { LocaleLink } from '../locale/locale-link.tsx';
import { useText } from '../locale/use-text.ts';
import { m } from '../messages/generated/messages.js';
import { SubNavigation } from '../sections/sub-navigation.tsx';
import { pageMeta } from '../seo/page-meta.ts';
import { Image } from '../ui/image.tsx';
import { RichText } from '../ui/rich-text.tsx';
import { Sections } from '../ui/sections.tsx';
import type { Route } from './+types/brands';
import { pageHeaders } from './cache-control.ts';

export async function loader({ context, url }: Route.LoaderArgs) {
  const load = createLoad(context);
  const [brands, answer] = await Promise.all([
    loadBrands(context),
    load.optional(GetBrandsPageDocument, { name: 'brands', language: load.locale.language }),
  ]);
  const page = answer?.pages?.nodes[0];
  const banner = findBanner(page);
  return {
    head: await buildHead(context, {
      url,
      title: page?.seo?.metaTitle || page?.title,
      description: page?.seo?.metaDescription,
    }),
    title: banner?.heading || page?.title || null,
    intro: banner?.description || null,
    subNavigation: page?.subNavigation,
    text: page?.content ?? null,
    wallTitle: page?.brandSlider?.heading || null,
    brands: brands.map(({ id, slug, name, tagline, image }) => ({ id, slug, name, tagline, image })),
  };
}

export const headers = pageHeaders;

export const meta: Route.MetaFunction = ({ loaderData }) => pageMeta(loaderData?.head);

/** The ten rooms as one wall, five by two (art direction 5); the wall above each niche is bare, for the name. */
export default function Brands({ loaderData }: Route.ComponentProps) {
  const t = useText();
  const BrandName = loaderData.wallTitle ? 'h3' : 'h2';
  return (
    <Sections>
      <header className="wrap grid gap-4 pt-14 pb-12 md:grid-cols-[7fr_5fr]">
        <h1 className="text-display leading-(--leading-display)">{loaderData.title ?? t(m.brands_title)}</h1>
        <div className="max-w-[44ch] text-ink-2">
          <p className="text-lead">{loaderData.intro ?? t(m.brands_intro)}</p>
          {loaderData.text?.trim() && <RichText html={loaderData.text} className="mt-3" />}
        </div>
      </header>
      <SubNavigation group={loaderData.subNavigation} />
      {loaderData.wallTitle && <h2 className="wrap py-5 text-h3">{loaderData.wallTitle}</h2>}
      <ul className="grid grid-cols-2 md:grid-cols-3 lg:grid-cols-5">
        {loaderData.brands.map((brand, index) => (
          <li
            key={brand.id}
            data-room={brand.slug}
            className="group relative aspect-[3/4.5] overflow-hidden bg-room text-on-room"
          >
            <Image
              media={brand.image}
              alt=""
              width={360}
              height={480}
              sizes="(min-width: 996px) 20vw, (min-width: 769px) 33vw, 40vw"
              priority={index < 2}
              placeholder
              className="absolute inset-x-0 bottom-0 aspect-3/4 w-full object-cover mask-[linear-gradient(transparent,#000_22%)] transition-transform duration-800 ease-house group-hover:scale-103"
            />
            <div className="relative p-[clamp(1rem,1.6vw,1.5rem)] max-md:in-[li:nth-child(odd)]:ps-gutter md:max-lg:in-[li:nth-child(3n+1)]:ps-gutter lg:in-[li:nth-child(5n+1)]:ps-wrap">
              <BrandName className="text-h3 leading-[1.1] rtl:leading-[1.3]">
                <LocaleLink to={`/brands/${brand.slug}`} className="cover-link">
                  {brand.name}
                </LocaleLink>
              </BrandName>
              <p className="max-w-[18ch] text-small leading-tight font-semibold">{brand.tagline}</p>
            </div>
          </li>
        ))}
      </ul>
    </Sections>
  );
}
