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

/** The heading on a wall beside its still (styles/company.css); without a still, on the wall alone. */
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
  return (
    <header className={`opening opening-${place}`}>
      <Image
        media={image}
        alt=""
        width={1120}
        height={640}
        sizes={`(min-width: 769px) ${place === 'wide' ? 100 : 58}vw, ${PHONE_SIZES}`}
        priority
        className="opening-picture"
      />
      <div className="opening-words">
        <Heading className="max-w-[11em] text-h2">{title}</Heading>
        {intro && <p className="mt-4 max-w-[36ch] text-lead text-ink-2">{intro}</p>}
      </div>
    </header>
  );
}
