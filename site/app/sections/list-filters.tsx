import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import { buildDatedQuery, type DatedList } from '../content/pages/dated-list.ts';
import { PathLink } from '../locale/locale-link.tsx';
import { useText } from '../locale/use-text.ts';
import { m } from '../messages/generated/messages.js';
import { Pagination } from '../ui/pagination.tsx';
import { showWhole } from '../ui/show-whole.ts';
import { EmptyState } from './empty-state.tsx';

type List = Pick<DatedList<unknown>, 'query' | 'years' | 'tags' | 'pages' | 'total'>;

/** Builds the addresses of a list's filters and pages, which lead back to the list itself. */
function useListAddress() {
  const { pathname } = useLocation();
  return (query: Partial<List['query']>) =>
    `${pathname}${buildDatedQuery({ year: null, tag: null, page: 1, ...query })}#list`;
}

/** The years and tags of a list, as rows of links. */
export function ListFilters({ list: { query, years, tags } }: { list: List }) {
  const t = useText();
  const address = useListAddress();
  if (years.length < 2 && tags.length < 2) return null;
  return (
    <div className="mb-10 grid gap-y-3 border-y border-line py-4" data-print="hide">
      <FilterRow label={t(m.list_years)}>
        <FilterLink to={address({ tag: query.tag })} isCurrent={query.year === null}>
          {t(m.list_all_years)}
        </FilterLink>
        {years.map((year) => (
          <FilterLink key={year} to={address({ tag: query.tag, year })} isCurrent={query.year === year}>
            {year}
          </FilterLink>
        ))}
      </FilterRow>
      {tags.length > 0 && (
        <FilterRow label={t(m.list_topics)}>
          <FilterLink to={address({ year: query.year })} isCurrent={query.tag === null}>
            {t(m.list_all_topics)}
          </FilterLink>
          {tags.map((tag) => (
            <FilterLink
              key={tag.slug}
              to={address({ year: query.year, tag: tag.slug })}
              isCurrent={query.tag === tag.slug}
            >
              {tag.name}
            </FilterLink>
          ))}
        </FilterRow>
      )}
    </div>
  );
}

function FilterRow({ label, children }: { label: string; children: ReactNode }) {
  return (
    <nav
      aria-label={label}
      className="max-md:-mx-gutter max-md:overflow-x-auto max-md:px-gutter max-md:scroll-px-14 max-md:scroll-fade [scrollbar-width:none]"
    >
      <ul className="flex gap-x-1 max-md:w-max md:flex-wrap">{children}</ul>
    </nav>
  );
}

function FilterLink({ to, isCurrent, children }: { to: string; isCurrent: boolean; children: ReactNode }) {
  return (
    <li className="shrink-0">
      <PathLink
        to={to}
        onFocus={showWhole}
        aria-current={isCurrent ? 'true' : undefined}
        className="inline-flex min-h-11 items-center px-3.5 font-semibold whitespace-nowrap no-underline outline-offset-[-3px] hover:text-ember aria-[current=true]:bg-ink aria-[current=true]:text-white"
      >
        {children}
      </PathLink>
    </li>
  );
}

/** The end of a list: its pages, or what to do when it is empty. */
export function ListEnd({ list: { query, pages, total } }: { list: List }) {
  const t = useText();
  const { pathname } = useLocation();
  const address = useListAddress();
  if (total === 0 || query.page > pages) {
    return <EmptyState text={t(m.list_empty)} action={{ label: t(m.list_show_all), href: `${pathname}#list` }} />;
  }
  return <Pagination page={query.page} pages={pages} hrefOf={(page) => address({ ...query, page })} />;
}
