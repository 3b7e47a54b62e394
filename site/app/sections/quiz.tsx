import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import { NEED_PARAM } from '../content/pages/body-type.ts';
import type { PageLists } from '../content/pages/page-lists.ts';
import { useText } from '../locale/use-text.ts';
import { m } from '../messages/generated/messages.js';
import { ChipLinks } from '../ui/chip-links.tsx';
import { FoldIcon } from '../ui/icon.tsx';
import { Section } from '../ui/section.tsx';
import { QuizNeed } from './quiz-need.tsx';
import { QuizQuestions } from './quiz-questions.tsx';
import { QuizResult } from './quiz-result.tsx';

type Quiz = NonNullable<PageLists['quiz']>;

/**
 * The body-type quiz: a plain form with its state in the address, answered by the page itself. The answer replaces the
 * questions, which are folded above it. Visitors who begin with a need get its packs at once, and the questions below
 * refine them.
 */
export function QuizSection({ group }: { group: Quiz }) {
  const t = useText();
  const { result, need } = group;
  const needs = <QuizNeeds group={group} />;
  if (result)
    return (
      <QuizFrame>
        <div className="wrap print:hidden">
          <details>
            <summary className="flex min-h-20 flex-wrap items-center justify-between gap-x-8 py-4">
              <h2 className="text-h3">{t(m.quiz_answered)}</h2>
              <span className="flex items-center gap-2 font-bold">
                <span className="border-b-2 border-current">{t(m.quiz_change)}</span>
                <FoldIcon />
              </span>
            </summary>
            <div className="grid grid-cols-1 gap-8 pb-14">
              {needs}
              <QuizQuestions group={group} />
            </div>
          </details>
        </div>
        {need && <QuizNeed need={need} isFitted />}
        <QuizResult group={group} result={result} />
      </QuizFrame>
    );
  return (
    <QuizFrame>
      {need && (
        <>
          <div className="wrap pt-8 pb-6 print:hidden">{needs}</div>
          <QuizNeed need={need} isFitted={false} />
        </>
      )}
      <Section
        title={t(m.quiz_title)}
        intro={
          <div className="-mt-7 mb-12 grid grid-cols-1 gap-6">
            <p className="max-w-[52ch] text-lead text-ink-2">{t(m.quiz_intro)}</p>
            {!need && needs}
          </div>
        }
        className={need ? 'print:hidden' : ''}
      >
        <QuizQuestions group={group} />
      </Section>
    </QuizFrame>
  );
}

function QuizFrame({ children }: { children: ReactNode }) {
  return (
    <div data-bleed id="quiz" className="quiz-band bg-mist">
      {children}
    </div>
  );
}

/** The needs that the quiz may begin with, or change to: the answers stay. */
function QuizNeeds({ group: { answers, needs, need } }: { group: Quiz }) {
  const t = useText();
  const { pathname } = useLocation();
  if (needs.length === 0) return null;
  return (
    <ChipLinks
      title={t(m.quiz_needs)}
      links={needs.map(({ slug, label }) => ({
        label,
        to: `${pathname}?${new URLSearchParams({ [NEED_PARAM]: slug, ...answers })}#quiz`,
        isChosen: slug === need?.slug,
      }))}
    />
  );
}
