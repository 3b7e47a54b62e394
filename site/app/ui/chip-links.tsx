import { PathLink } from '../locale/locale-link.tsx';
import { showWhole } from './show-whole.ts';

/** Links as chips, in a row that scrolls on phones, where the chosen one is first: one tap chooses one. */
export function ChipLinks({
  title,
  links,
}: {
  title: string;
  links: readonly { label: string; to: string; isChosen?: boolean }[];
}) {
  const chosenFirst = [...links].sort((a, b) => Number(b.isChosen ?? false) - Number(a.isChosen ?? false));
  return (
    <nav aria-label={title} className="print:hidden">
      <p className="mb-2 font-bold">{title}</p>
      <ul className="-m-gutter flex gap-2 overflow-x-auto p-gutter max-md:scroll-px-14 max-md:scroll-fade [scrollbar-width:none] md:m-0 md:flex-wrap md:p-0">
        {chosenFirst.map(({ label, to, isChosen }) => (
          <li key={to} className="flex-none">
            <PathLink
              to={to}
              onFocus={showWhole}
              aria-current={isChosen || undefined}
              className="inline-flex min-h-11 items-center border border-line-strong bg-white px-3.5 text-small font-semibold no-underline hover:border-ink aria-current:border-ink aria-current:bg-ink aria-current:text-white"
            >
              {label}
            </PathLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
