import { Form, useLocation } from 'react-router';
import { BODY_TYPES, NEED_PARAM, QUESTIONS, type Question } from '../content/pages/body-type.ts';
import type { PageLists } from '../content/pages/page-lists.ts';
import { PathLink } from '../locale/locale-link.tsx';
import { useText } from '../locale/use-text.ts';
import { m } from '../messages/generated/messages.js';
import { BUTTON_VARIANTS, Button } from '../ui/button.tsx';
import { quizTexts } from './quiz-texts.ts';

type Quiz = NonNullable<PageLists['quiz']>;

/** The five questions of the quiz, with the answers that the address has; those left open say so. */
export function QuizQuestions({ group: { answers, open, need } }: { group: Quiz }) {
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
