import { COMPARE_FORM, COMPARE_PARAM } from '../facets/compare-query.ts';
import { useText } from '../locale/use-text.ts';
import { m } from '../messages/generated/messages.js';

/** The box on a card that adds its product to what is compared. */
export function CompareBox({ slug, name }: { slug: string; name: string }) {
  const t = useText();
  return (
    <label className="relative z-1 mt-1 inline-flex min-h-11 w-fit cursor-pointer items-center gap-2.5 text-small font-semibold hover:text-ember print:hidden">
      <input
        type="checkbox"
        form={COMPARE_FORM}
        name={COMPARE_PARAM}
        value={slug}
        // The listing around it takes a change for a filter's.
        onChange={(event) => event.stopPropagation()}
        className="checkbox"
      />
      <span>
        {t(m.compare_add)}
        <span className="sr-only">: {name}</span>
      </span>
    </label>
  );
}

/** The tray that stays in view while something is chosen (styles/product.css): the form of the boxes. */
export function CompareTray({ action }: { action: string }) {
  const t = useText();
  return (
    <form
      id={COMPARE_FORM}
      action={action}
      method="get"
      className="compare-tray on-dark bg-sidr-deep text-white print:hidden"
    >
      <div className="wrap flex flex-wrap items-center justify-between gap-x-6 gap-y-2 py-3">
        <p className="compare-count font-semibold">{t(m.compare_chosen)} </p>
        <div className="flex items-center gap-6">
          <button type="reset" className="min-h-11 font-semibold underline underline-offset-4">
            {t(m.compare_clear)}
          </button>
          <button type="submit" className="min-h-12 bg-white px-6 font-bold text-ink hover:bg-mist">
            {t(m.compare_show)}
          </button>
        </div>
      </div>
    </form>
  );
}
