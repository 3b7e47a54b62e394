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
        {shownPages(page, pages).map(({ number, gap, onPhones }) => (
          <li key={number} className={`${onPhones ? 'flex' : 'hidden xs:flex'} items-center gap-1 xs:gap-2`}>
            {gap && (
              <span aria-hidden="true" className={gap === 'phones' ? 'xs:hidden' : ''}>
                …
              </span>
            )}
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

/** The arrows and numbers that fit in a row of the narrowest phone. */
const PHONE_CELLS = 5;

type ShownPage = {
  number: number;
  /** Whether pages are left out before it, everywhere or on phones alone. */
  gap: 'everywhere' | 'phones' | null;
  onPhones: boolean;
};

/** The first, the last, the current one and its neighbours; phones leave out neighbours that do not fit in a row. */
function shownPages(page: number, pages: number): ShownPage[] {
  const around = [1, page - 1, page, page + 1, pages];
  const shown = [...new Set(around.filter((number) => number >= 1 && number <= pages))].sort(
    (one, other) => one - other,
  );
  const arrows = Number(page > 1) + Number(page < pages);
  const areAllOnPhones = shown.length + arrows <= PHONE_CELLS;
  const isOnPhones = (number: number) => areAllOnPhones || number === 1 || number === page || number === pages;
  return shown.map((number, index) => {
    const isAfterGap = number - (shown[index - 1] ?? number) > 1;
    const before = shown.slice(0, index).findLast(isOnPhones) ?? number;
    const isAfterPhoneGap = isOnPhones(number) && number - before > 1;
    return {
      number,
      gap: isAfterGap ? 'everywhere' : isAfterPhoneGap ? 'phones' : null,
      onPhones: isOnPhones(number),
    };
  });
}
