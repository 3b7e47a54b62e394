import { PathLink } from '../locale/locale-link.tsx';
import { useText } from '../locale/use-text.ts';
import { m } from '../messages/generated/messages.js';
import { Icon } from './icon.tsx';

const CELL =
  'grid min-h-11 min-w-11 place-items-center border border-line-strong px-2 font-semibold xs:px-3 no-underline hover:bg-ink hover:text-white';

/** Links to the pages of a list; `hrefOf(1)` is the plain address. Nothing for a single page. */
export function Pagination({ page, pages, hrefOf }: { page: number; pages: number; hrefOf: (page: number) => string }) {
  const t = useText();
  if (pages <= 1) return null;
  return (
    <nav aria-label={t(m.page_label)} className="mt-16">
      <ul className="flex flex-wrap items-center justify-center gap-1 xs:gap-2">
        {page > 1 && (
          <li>
            <PathLink to={hrefOf(page - 1)} rel="prev" className={CELL} aria-label={t(m.page_previous)}>
              <Icon name="previous" flip />
            </PathLink>
          </li>
        )}
        {shownPages(page, pages).map((number, index, shown) => (
          <li key={number} className="flex items-center gap-2">
            {number - (shown[index - 1] ?? number) > 1 && <span aria-hidden="true">…</span>}
            <PathLink
              to={hrefOf(number)}
              aria-label={t(m.page_number, { n: number })}
              aria-current={number === page ? 'page' : undefined}
              className={`${CELL} aria-[current=page]:border-ink aria-[current=page]:bg-ink aria-[current=page]:text-white`}
            >
              {number}
            </PathLink>
          </li>
        ))}
        {page < pages && (
          <li>
            <PathLink to={hrefOf(page + 1)} rel="next" className={CELL} aria-label={t(m.page_next)}>
              <Icon name="next" flip />
            </PathLink>
          </li>
        )}
      </ul>
    </nav>
  );
}

/** The first, the last, the current one and its neighbours. */
function shownPages(page: number, pages: number): number[] {
  const around = [1, page - 1, page, page + 1, pages];
  return [...new Set(around.filter((number) => number >= 1 && number <= pages))].sort((one, other) => one - other);
}
