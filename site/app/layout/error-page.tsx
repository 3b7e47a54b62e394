import { company } from '../../company.ts';
import type { TopItem } from '../content/pages/menu.ts';
import type { NotFoundDetails } from '../content/pages/not-found.server.ts';
import { rootPath } from '../locale/path.ts';
import { useLocale } from '../locale/use-locale.ts';
import { useText } from '../locale/use-text.ts';
import { m } from '../messages/generated/messages.js';
import { BUTTON_VARIANTS } from '../ui/button.tsx';
import { lazyPart } from '../ui/lazy-part.ts';
import { SectionBoundary } from '../ui/sections.tsx';

// Few error screens show these.
const Nearest = lazyPart(async () => (await import('../sections/nearest.tsx')).Nearest);
const SoldElsewhere = lazyPart(async () => (await import('../sections/elsewhere.tsx')).SoldElsewhere);
const NearestHere = lazyPart(async () => (await import('../sections/elsewhere.tsx')).NearestHere);

/**
 * The error screen (spec §2, §8; rulings 2.8): the same for a missing page, a failing backend and a defect, but for the
 * status. A saffron room, the quoted strings, a link home.
 */
export function ErrorPage({ isMoved, nearest, elsewhere, sections }: ErrorPageProps) {
  const t = useText();
  const locale = useLocale();
  return (
    <>
      <section
        data-room={company.errorRoom}
        className="relative isolate overflow-hidden bg-room text-on-room md:grid md:min-h-[min(46rem,calc(100dvh-5.75rem))] md:items-center"
      >
        {!elsewhere && <SaffronRoom />}
        <div
          className={`wrap grid items-center gap-x-16 gap-y-10 pt-8 pb-16 md:py-16 ${elsewhere ? 'lg:grid-cols-[2fr_3fr]' : 'md:grid-cols-2'}`}
        >
          <div>
            <p
              className="font-display text-[clamp(6rem,14vw,13rem)] leading-[0.9] font-bold tracking-tight"
              aria-hidden="true"
            >
              404
            </p>
            <h1 className="mt-3 text-h2">{t(m.error_heading)}</h1>
            <p className="mt-4 mb-8 max-w-[34ch] text-lead">{t(isMoved ? m.moved_heading : m.error_text)}</p>
            <a href={rootPath(locale)} className={BUTTON_VARIANTS.ink}>
              {t(m.error_home)}
            </a>
            <SectionBoundary>{nearest && <Nearest nearest={nearest} sections={sections} />}</SectionBoundary>
          </div>
          <SectionBoundary>{elsewhere && <SoldElsewhere elsewhere={elsewhere} />}</SectionBoundary>
        </div>
      </section>
      <SectionBoundary>{elsewhere && <NearestHere nearest={elsewhere.nearest} />}</SectionBoundary>
    </>
  );
}

/** Part of the site, since there may be no content when the backend fails. */
function SaffronRoom() {
  const { languageRecord } = useLocale();
  return (
    <img
      src={languageRecord.dir === 'rtl' ? '/scenes/not-found-rtl.webp' : '/scenes/not-found.webp'}
      alt=""
      width="1200"
      height="800"
      className="seam-room h-[66vw] w-full object-cover ltr:object-[74%_50%] rtl:object-[26%_50%] md:ltr:object-[84%_50%] md:rtl:object-[16%_50%] md:absolute md:end-0 md:bottom-0 md:-z-1 md:h-full md:max-h-[58vw] md:w-1/2"
    />
  );
}

/** The failure's details, and the main sections of the site. */
type ErrorPageProps = Pick<NotFoundDetails, 'isMoved' | 'nearest' | 'elsewhere'> & { sections: readonly TopItem[] };
