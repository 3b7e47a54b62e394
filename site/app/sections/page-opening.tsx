import { findBanner } from '../content/pages/page-banner.ts';
import type { ContentPageNode } from '../content/pages/page-lists.ts';
import type { PageOpening } from '../content/pages/page-opening.ts';
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
  if (opening === 'still' && image?.mediaItemUrl)
    return <StillHeader title={title} intro={intro} image={image} as={Heading} />;
  return (
    <header className="wrap grid gap-x-12 gap-y-5 pt-16 pb-12 md:grid-cols-[7fr_5fr] md:pt-24">
      <Heading className="text-display leading-(--leading-display)">{title}</Heading>
      {intro && <p className="text-lead text-ink-2">{intro}</p>}
    </header>
  );
}

/** The heading on a wall beside its still; without a still, on the wall alone. */
export function StillHeader({
  title,
  intro,
  image,
  as: Heading = 'h1',
}: {
  title: string | null;
  intro: string | null | undefined;
  image: ImageMedia | null | undefined;
  as?: 'h1' | 'h2';
}) {
  return (
    <header className="grid bg-mist md:min-h-[clamp(20rem,32vw,46rem)] md:grid-cols-[5fr_7fr] print:block">
      <Image
        media={image}
        alt=""
        width={1120}
        height={640}
        sizes={`(min-width: 769px) 58vw, ${PHONE_SIZES}`}
        priority
        className="h-[56vw] w-full object-cover object-bottom md:order-2 md:h-full md:max-h-184 print:hidden"
      />
      <div className="ps-wrap pe-gutter self-end py-8 md:pe-10 md:py-12">
        <Heading className="max-w-[11em] text-h2">{title}</Heading>
        {intro && <p className="mt-4 max-w-[36ch] text-lead text-ink-2">{intro}</p>}
      </div>
    </header>
  );
}
