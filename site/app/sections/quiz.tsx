import type { ReactNode } from 'react';
import { Form, useLocation } from 'react-router';
import { BODY_TYPES, NEED_PARAM, QUESTIONS, type Question } from '../content/pages/body-type.ts';
import type { PageLists } from '../content/pages/page-lists.ts';
import { PathLink } from '../locale/locale-link.tsx';
import { useText } from '../locale/use-text.ts';
import { m } from '../messages/generated/messages.js';
import { Needs } from '../product/needs.tsx';
import { BUTTON_VARIANTS, Button } from '../ui/button.tsx';
import { Icon } from '../ui/icon.tsx';
import { Section } from '../ui/section.tsx';
import { QuizNeed } from './quiz-need.tsx';
import { QuizResult } from './quiz-result.tsx';
import { quizTexts } from './quiz-texts.ts';

type Quiz = NonNullable<PageLists['quiz']>;

/**
 * The body-type quiz: a plain form with its state in the address; the page itself answers it. The answer takes the place of
 * the questions, which are folded above it. Who begins with a need has its packs at once, and the questions below refine
 * them.
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
                <Icon name="plus" className="when-closed" />
                <Icon name="minus" className="when-open" />
              </span>
            </summary>
            <div className="grid grid-cols-1 gap-8 pb-14">
              {needs}
              <Questions group={group} />
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
        <Questions group={group} />
      </Section>
    </QuizFrame>
  );
}

function QuizFrame({ children }: { children: ReactNode }) {
  return (
    <div data-bleed id="quiz" className="bg-mist">
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
    <Needs
      title={t(m.quiz_needs)}
      needs={needs.map(({ slug, label }) => ({
        label,
        to: `${pathname}?${new URLSearchParams({ [NEED_PARAM]: slug, ...answers })}#quiz`,
        isChosen: slug === need?.slug,
      }))}
    />
  );
}

function Questions({ group: { answers, open, need } }: { group: Quiz }) {
  const t = useText();
  const { pathname } = useLocation();
  const isStarted = Object.keys(answers).length > 0;
  return (
    // Remounts the form when the address has other answers.
    <Form
      key={JSON.stringify([need?.slug, answers])}
      method="get"
      action={`${pathname}#quiz`}
      className="border-t-3 border-ink"
    >
      {need && <input type="hidden" name={NEED_PARAM} value={need.slug} />}
      {QUESTIONS.map((question, index) => (
        <QuestionRow
          key={question}
          question={question}
          number={index + 1}
          chosen={answers[question]}
          isMissing={isStarted && open.includes(question)}
        />
      ))}
      <div className="flex flex-wrap items-center gap-x-6 gap-y-3 pt-10">
        <Button type="submit">{t(m.quiz_submit)}</Button>
        {(isStarted || need) && (
          <PathLink to={`${pathname}#quiz`} className={BUTTON_VARIANTS.underline}>
            <span>{t(m.quiz_again)}</span>
          </PathLink>
        )}
        {isStarted && open.length > 0 && (
          <p role="status" className="font-bold text-error">
            {t(m.quiz_open, { count: open.length })}
          </p>
        )}
      </div>
    </Form>
  );
}

function QuestionRow({
  question,
  number,
  chosen,
  isMissing,
}: {
  question: Question;
  number: number;
  chosen: string | undefined;
  isMissing: boolean;
}) {
  const t = useText();
  const texts = quizTexts[question];
  return (
    <fieldset className="border-b border-line-strong py-6 lg:flex lg:items-center lg:gap-8">
      <legend className={`contents font-display text-h3 ${isMissing ? 'text-error' : ''}`}>
        <span className="mb-4 flex items-baseline gap-4 leading-snug lg:mb-0 lg:w-5/12">
          <span aria-hidden="true">{number}</span>
          {t(texts.question)}
        </span>
      </legend>
      <div className="grid flex-1 gap-2 md:grid-cols-3">
        {BODY_TYPES.map((type) => (
          <label
            key={type}
            className="relative flex min-h-15 cursor-pointer items-center border-2 border-line-strong bg-white px-4 py-2 leading-snug font-semibold hover:border-ink has-checked:border-ink has-checked:bg-ink has-checked:text-white has-focus-visible:outline-3 has-focus-visible:outline-offset-3 has-focus-visible:outline-ink"
          >
            <input
              type="radio"
              name={question}
              value={type}
              defaultChecked={chosen === type}
              required
              className="absolute inset-0 opacity-0"
            />
            {t(texts[type])}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
