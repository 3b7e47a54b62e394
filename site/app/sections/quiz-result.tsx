import type { PageLists } from '../content/pages/page-lists.ts';
import { LocaleLink } from '../locale/locale-link.tsx';
import { useText } from '../locale/use-text.ts';
import { m } from '../messages/generated/messages.js';
import { ShareButton } from '../product/share-button.tsx';
import { BUTTON_VARIANTS } from '../ui/button.tsx';
import { Image } from '../ui/image.tsx';
import { QuizDay } from './quiz-day.tsx';
import { splitLead } from './split-lead.ts';

type Quiz = NonNullable<PageLists['quiz']>;

const WALLS = { kapha: 'bg-kapha', pitta: 'bg-pitta', vatta: 'bg-vatta' } as const;

/** The answer: the portrait of the temperament with why, and the packs of its morning and evening. */
export function QuizResult({
  group: { names, portrait, routine, moreQuery },
  result,
}: {
  group: Quiz;
  result: NonNullable<Quiz['result']>;
}) {
  const t = useText();
  const type = names[result.type];
  const title = result.second
    ? t(m.quiz_result_second, { type, second: names[result.second] })
    : t(m.quiz_result, { type });
  const { lead, rest } = splitLead(portrait?.description ?? '');
  return (
    <section aria-labelledby="quiz-result" className="bg-white">
      <div className={WALLS[result.type]}>
        <div className="wrap grid items-center gap-x-12 gap-y-8 py-14 md:grid-cols-[5fr_7fr] md:py-20 print:grid-cols-[1fr_3fr] print:py-4">
          <Image
            media={portrait?.image?.node}
            alt=""
            width={440}
            height={440}
            sizes="(min-width: 769px) 38vw, 80vw"
            className="mx-auto h-64 w-full object-contain md:h-110 print:h-40"
          />
          <div>
            <h2 id="quiz-result" className="text-display leading-(--leading-display) print:text-h2">
              {title}
            </h2>
            {lead && <p className="mt-5 text-lead font-bold">{lead}</p>}
            {rest && <p className="mt-2 max-w-[46ch] text-lead">{rest}</p>}
            <p className="mt-4 max-w-[46ch]">{t(m.quiz_result_note)}</p>
          </div>
        </div>
      </div>
      <div className="wrap py-14 md:py-20 print:py-4">
        <QuizDay id="routine" routine={routine} />
        <div className="mt-12 flex flex-wrap items-center gap-x-8 gap-y-4 print:hidden">
          <LocaleLink to={`/plp?${moreQuery}`} className={BUTTON_VARIANTS['outline-large']}>
            {t(m.quiz_result_more, { type })}
          </LocaleLink>
          <ShareButton title={title} />
        </div>
      </div>
    </section>
  );
}
