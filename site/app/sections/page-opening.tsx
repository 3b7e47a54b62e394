import { findBanner } from '../content/pages/page-banner.ts';
import type { ContentPageNode } from '../content/pages/page-lists.ts';
import type { PageOpening, StillPlace } from '../content/pages/page-opening.ts';
import { Image } from '../ui/image.tsx';
import type { ImageMedia } from '../ui/image-media.ts';
import { PHONE_SIZES } from '../ui/scene.tsx';

/** The heading of a page: its banner if switched on, else the title. */
export function PageHeader({
  page,
  opening,
  as: Heading = 'h1',
}: {
  page: Pick<ContentPageNode, 'title' | 'pageBanner'>;
  opening: PageOpening;
  as?: 'h1' | 'h2';
}) {
  const banner = findBanner(page);
  const title = banner?.heading || page.title;
  const intro = banner?.description;
  const image = banner?.image?.node;
  if (opening === 'centred') {
    return (
      <header className="wrap max-w-275! pt-16 pb-12 text-center md:pt-24">
        <Heading className="text-display leading-(--leading-display)">{title}</Heading>
        {intro && <p className="mt-5 text-lead text-ink-2">{intro}</p>}
      </header>
    );
  }
  if (opening !== 'plain' && opening !== 'wall' && image?.mediaItemUrl)
    return <StillHeader title={title} intro={intro} image={image} place={opening} as={Heading} />;
  return (
    <header className="wrap grid gap-x-12 gap-y-5 pt-16 pb-12 md:grid-cols-[7fr_5fr] md:pt-24">
      <Heading className="text-display leading-(--leading-display)">{title}</Heading>
      {intro && <p className="text-lead text-ink-2">{intro}</p>}
    </header>
  );
}

/** The panels of a heading and its still on wide screens: two, with the page's white between them. */
const PLACES = {
  still: {
    panels: 'md:grid-cols-[5fr_7fr] md:min-h-[clamp(20rem,32vw,46rem)]',
    still: 'md:order-2 md:max-h-184',
    words: 'bg-mist ps-wrap pe-gutter md:pe-10',
  },
  start: {
    panels: 'md:grid-cols-[7fr_5fr] md:min-h-[clamp(20rem,32vw,46rem)]',
    still: 'md:max-h-184',
    words: 'bg-sage ps-gutter pe-wrap md:ps-[clamp(2rem,4vw,4rem)]',
  },
  tall: {
    panels: 'md:grid-cols-[7fr_5fr] md:min-h-[clamp(26rem,38vw,46rem)]',
    still: 'md:order-2 md:max-h-184 md:ltr:object-[72%_100%] md:rtl:object-[28%_100%]',
    words: 'ps-wrap pe-gutter md:pe-10',
  },
  wide: {
    panels: 'md:grid-cols-[9fr_17fr]',
    still: 'md:col-span-full md:row-start-1 md:h-[clamp(24rem,44vw,50rem)]! md:object-[50%_80%]',
    words:
      'relative bg-white ps-wrap pe-gutter md:col-start-1 md:row-start-1 md:self-end md:pe-8 md:[&>:first-child]:text-h2s',
  },
} as const satisfies Record<StillPlace, object>;

/** The heading on a wall beside its still; without a still, on the wall alone. */
export function StillHeader({
  title,
  intro,
  image,
  place = 'still',
  as: Heading = 'h1',
}: {
  title: string | null;
  intro: string | null | undefined;
  image: ImageMedia | null | undefined;
  place?: StillPlace;
  as?: 'h1' | 'h2';
}) {
  const { panels, still, words } = PLACES[place];
  return (
    <header className={`grid gap-x-2 ${panels} print:block`}>
      <Image
        media={image}
        alt=""
        width={1120}
        height={640}
        sizes={`(min-width: 769px) ${place === 'wide' ? 100 : 58}vw, ${PHONE_SIZES}`}
        priority
        className={`h-[56vw] w-full object-cover object-bottom md:h-full print:hidden ${still}`}
      />
      <div className={`flex flex-col justify-end py-8 md:py-12 ${words}`}>
        <Heading className="max-w-[11em] text-h2">{title}</Heading>
        {intro && <p className="mt-4 max-w-[36ch] text-lead text-ink-2">{intro}</p>}
      </div>
    </header>
  );
}
