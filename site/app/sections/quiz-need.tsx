import type { PageLists } from '../content/pages/page-lists.ts';
import { LocaleLink } from '../locale/locale-link.tsx';
import { useText } from '../locale/use-text.ts';
import { m } from '../messages/generated/messages.js';
import { BUTTON_VARIANTS } from '../ui/button.tsx';
import { QuizDay } from './quiz-day.tsx';

type Quiz = NonNullable<PageLists['quiz']>;

/** The answer to a need: its packs at once; the questions put those with the visitor's ingredients first. */
export function QuizNeed({ need, isFitted }: { need: NonNullable<Quiz['need']>; isFitted: boolean }) {
  const t = useText();
  return (
    <section aria-labelledby="quiz-need" className="bg-white">
      <div className="wrap py-14 md:py-20 print:py-4">
        <h2 id="quiz-need" className="text-h2">
          {need.label}
        </h2>
        <p className="mt-4 mb-10 max-w-[52ch] text-lead text-ink-2">
          {t(isFitted ? m.quiz_need_fitted : m.quiz_need_hint)}
        </p>
        <QuizDay id="need" routine={need.routine} />
        <LocaleLink
          to={`/plp?tag=${encodeURIComponent(need.slug)}`}
          className={`mt-10 print:hidden ${BUTTON_VARIANTS.underline}`}
        >
          <span>{t(m.compare_all, { type: need.label })}</span>
        </LocaleLink>
      </div>
    </section>
  );
}
