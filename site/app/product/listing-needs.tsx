import type { Listing } from '../content/pages/listing.ts';
import { buildListingQuery, type ListingState } from '../facets/listing-query.ts';
import { LocaleLink } from '../locale/locale-link.tsx';
import { useText } from '../locale/use-text.ts';
import { m } from '../messages/generated/messages.js';
import { BUTTON_VARIANTS } from '../ui/button.tsx';
import { ChipLinks } from '../ui/chip-links.tsx';

type Listed = { path: string; listing: Listing; state: ListingState };

/** The needs of a list as a row, until one is chosen: on narrow screens, whose filters are in a drawer. */
export function ListingNeeds({ path, listing, state }: Listed) {
  const t = useText();
  const needs = state.filters.tag ? [] : (listing.facets.find(({ key }) => key === 'tag')?.values ?? []);
  if (needs.length === 0) return null;
  return (
    <li className="col-span-full lg:hidden print:hidden">
      <ChipLinks
        title={t(m.filter_tag)}
        links={needs
          .filter(({ count }) => count > 0)
          .map(({ slug, label }) => ({
            label,
            to: `${path}${buildListingQuery({ ...state, filters: { ...state.filters, tag: [slug] }, page: 1 })}`,
          }))}
      />
    </li>
  );
}

/** A link from a list of one need to its packs by the time of day. */
export function NeedRoutine({ listing, state }: Omit<Listed, 'path'>) {
  const t = useText();
  const [chosen, ...others] = listing.facets
    .filter(({ key }) => key === 'tag')
    .flatMap(({ values }) => values.filter(({ selected }) => selected));
  if (!chosen || others.length > 0 || state.page > 1) return null;
  return (
    <p className="wrap pb-section print:hidden">
      <LocaleLink
        to={`/nature-and-me?need=${encodeURIComponent(chosen.slug)}#quiz`}
        className={BUTTON_VARIANTS['outline-large']}
      >
        {t(m.filter_routine, { need: chosen.label })}
      </LocaleLink>
    </p>
  );
}
