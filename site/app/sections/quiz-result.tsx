import type { PageLists } from '../content/pages/page-lists.ts';
import { useText } from '../locale/use-text.ts';
import { m } from '../messages/generated/messages.js';
import { QuizAnswer } from './quiz-answer.tsx';
import { splitLead } from './split-lead.ts';
import { TraditionRow } from './tradition-row.tsx';

type Quiz = NonNullable<PageLists['quiz']>;

const WALLS = { kapha: 'bg-kapha', pitta: 'bg-pitta', vatta: 'bg-vatta' } as const;

/** The answer: the portrait of the temperament with why, the packs of its morning and evening, and a home tradition. */
export function QuizResult({
  group: { names, portrait, routine, tradition, moreQuery },
  result,
}: {
  group: Quiz;
  result: NonNullable<Quiz['result']>;
}) {
  const t = useText();
  const type = names[result.type];
  const { lead, rest } = splitLead(portrait?.description ?? '');
  return (
    <QuizAnswer
      id="quiz-result"
      title={
        result.second ? t(m.quiz_result_second, { type, second: names[result.second] }) : t(m.quiz_result, { type })
      }
      wall={WALLS[result.type]}
      portrait={portrait?.image?.node}
      routine={routine}
      tradition={
        tradition && (
          <section
            aria-labelledby="quiz-tradition"
            className="mt-12 grid gap-x-[clamp(1rem,2vw,2rem)] gap-y-6 border-t-3 border-ink pt-5 md:grid-cols-2 print:mt-4 print:grid-cols-2"
          >
            <h3 id="quiz-tradition" className="max-w-[16em] text-h2s">
              {t(m.quiz_tradition, { type })}
            </h3>
            <TraditionRow {...tradition} />
          </section>
        )
      }
      more={{ to: `/plp?${moreQuery}`, label: t(m.quiz_result_more, { type }) }}
    >
      {lead && <p className="mt-5 text-lead font-bold">{lead}</p>}
      {rest && <p className="mt-2 max-w-[46ch] text-lead">{rest}</p>}
      <p className="mt-4 max-w-[46ch]">{t(m.quiz_result_note)}</p>
    </QuizAnswer>
  );
}
