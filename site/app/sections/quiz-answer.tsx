import type { ReactNode } from 'react';
import type { Routine } from '../content/pages/routine.server.ts';
import { LocaleLink } from '../locale/locale-link.tsx';
import { ShareButton } from '../product/share-button.tsx';
import { BUTTON_VARIANTS } from '../ui/button.tsx';
import { Image } from '../ui/image.tsx';
import type { ImageMedia } from '../ui/image-media.ts';
import { useStyle } from '../ui/use-style.ts';
import { PrintButton } from './print-button.tsx';
import { QuizDay } from './quiz-day.tsx';

/** An answer of the quiz: a portrait with why, the packs of a morning and an evening, and where there are more. */
export function QuizAnswer({
  id,
  title,
  wall,
  paper,
  portrait,
  children,
  routine,
  tradition,
  more,
}: {
  id: string;
  title: string;
  /** The class of the wall behind the portrait, and its colour if content sets it. */
  wall: string;
  paper?: string;
  portrait: ImageMedia | undefined;
  /** Why. */
  children: ReactNode;
  routine: Routine;
  /** A home tradition, below the packs. */
  tradition?: ReactNode;
  more: { to: string; label: string };
}) {
  const style = useStyle(paper ? { '--paper': `#${paper}` } : undefined);
  return (
    <section aria-labelledby={id} className="bg-white">
      <div {...style} className={wall}>
        <div className="wrap grid items-center gap-x-12 gap-y-8 py-14 md:grid-cols-[5fr_7fr] md:py-20 print:grid-cols-[1fr_3fr] print:py-4">
          <Image
            media={portrait}
            alt=""
            width={440}
            height={440}
            sizes="(min-width: 769px) 38vw, 80vw"
            className="mx-auto h-64 w-full object-contain md:h-110 print:h-40"
          />
          <div>
            <h2 id={id} className="text-display leading-(--leading-display) print:text-h2">
              {title}
            </h2>
            {children}
          </div>
        </div>
      </div>
      <div className="wrap py-14 md:py-20 print:py-4">
        <QuizDay id={id} routine={routine} />
        {tradition}
        <div className="mt-12 flex flex-wrap items-center gap-x-8 gap-y-4 print:hidden">
          <LocaleLink to={more.to} className={BUTTON_VARIANTS['outline-large']}>
            {more.label}
          </LocaleLink>
          <div className="flex flex-wrap items-center gap-x-8">
            <ShareButton title={title} />
            <PrintButton />
          </div>
        </div>
      </div>
    </section>
  );
}
