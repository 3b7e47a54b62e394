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
        data-name={name}
        // The listing around it would take a change for a filter's.
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
