import type { PageLists } from '../content/pages/page-lists.ts';
import { useText } from '../locale/use-text.ts';
import { m } from '../messages/generated/messages.js';
import { CARD_SIZES_4, ProductCard } from '../product/product-card.tsx';

const MOMENTS = { morning: m.quiz_morning_title, evening: m.quiz_evening_title } as const;

/** The packs of a morning and an evening, each with why it is there. */
export function QuizDay({ id, routine }: { id: string; routine: NonNullable<PageLists['quiz']>['routine'] }) {
  const t = useText();
  return (
    <div className="grid gap-x-[clamp(1rem,2vw,2rem)] gap-y-12 md:grid-cols-2 print:grid-cols-2">
      {routine.map(({ moment, packs }) => (
        <section key={moment} aria-labelledby={`${id}-${moment}`} className="border-t-3 border-ink pt-5">
          <h3 id={`${id}-${moment}`} className="mb-6 text-h2s">
            {t(MOMENTS[moment])}
          </h3>
          <ol className="grid grid-cols-2 gap-x-[clamp(1rem,2vw,2rem)] gap-y-7">
            {packs.map(({ product, why, isAdded }) => (
              <li key={product.slug}>
                <ProductCard product={product} sizes={CARD_SIZES_4}>
                  {why.length > 0 && (
                    <p className="mt-1.5 text-small leading-snug font-bold">
                      {t(isAdded ? m.quiz_why_added : m.quiz_why, { why: why.join('\u00a0· ') })}
                    </p>
                  )}
                </ProductCard>
              </li>
            ))}
          </ol>
        </section>
      ))}
    </div>
  );
}
