import { LocaleLink } from '../locale/locale-link.tsx';
import { useText } from '../locale/use-text.ts';
import { m } from '../messages/generated/messages.js';

/** What a product is in a word each, from its tags: each leads to the products that share it. One row on phones. */
export function ProductFacts({ tags }: { tags: readonly { slug: string; name: string }[] }) {
  const t = useText();
  if (tags.length === 0) return null;
  return (
    <div
      className="mt-1 flex items-center gap-x-3 text-small max-md:overflow-x-auto max-md:whitespace-nowrap max-md:[scrollbar-width:none] md:mt-3"
      data-print="hide"
    >
      <p className="shrink-0 font-bold whitespace-nowrap">{t(m.product_facts)}</p>
      <ul aria-label={t(m.product_tags)} className="flex gap-x-4 md:flex-wrap">
        {tags.map(({ slug, name }) => (
          <li key={slug}>
            <LocaleLink
              to={`/plp?tag=${encodeURIComponent(slug)}`}
              className="inline-flex min-h-11 items-center underline underline-offset-4 hover:text-ember"
            >
              {name}
            </LocaleLink>
          </li>
        ))}
      </ul>
    </div>
  );
}
