import type { NeedAnswer } from '../content/pages/routine.server.ts';
import { LocaleLink } from '../locale/locale-link.tsx';
import { useText } from '../locale/use-text.ts';
import { m } from '../messages/generated/messages.js';
import { QuizAnswer } from './quiz-answer.tsx';

/**
 * The answer to a need: the portrait of an ingredient that its packs share, with its use, and the packs; the questions
 * put those with the visitor's ingredients first.
 */
export function QuizNeed({ need, isFitted }: { need: NeedAnswer; isFitted: boolean }) {
  const t = useText();
  const { ingredient } = need;
  return (
    <QuizAnswer
      id="quiz-need"
      title={need.label}
      wall="bg-(--paper,var(--color-mist))"
      paper={ingredient?.paper}
      portrait={ingredient?.image}
      routine={need.routine}
      more={{ to: `/plp?tag=${encodeURIComponent(need.slug)}`, label: t(m.compare_all, { type: need.label }) }}
    >
      {ingredient && (
        <>
          <p className="mt-5 text-lead font-bold">
            <LocaleLink to={`/ingredients#${ingredient.slug}`} className="underline underline-offset-4">
              {t(m.quiz_need_ingredient, { name: ingredient.name })}
            </LocaleLink>
          </p>
          <p className="mt-2 max-w-[46ch] text-lead">{ingredient.use}</p>
        </>
      )}
      <p className="mt-4 max-w-[46ch]">{t(isFitted ? m.quiz_need_fitted : m.quiz_need_hint)}</p>
    </QuizAnswer>
  );
}
