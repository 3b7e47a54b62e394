import type { MenuLink } from '../../content/pages/menu.ts';
import { useText } from '../../locale/use-text.ts';
import { m } from '../../messages/generated/messages.js';
import { useShell } from '../shell-context.ts';
import { MenuAnchor } from './menu-anchor.tsx';

/** The search drawer before anything is typed: the first product type of each category, and the ranges. */
export function SearchStart() {
  const t = useText();
  const links = (useShell()?.menu ?? []).flatMap(({ children }) => children).filter(({ room }) => room !== null);
  const brands = links.filter(({ note }) => note !== null);
  const types = links.flatMap(({ note, children }) => (note === null ? children.slice(0, 1) : []));
  return (
    <div className="grid gap-x-12 gap-y-6 md:grid-cols-[1fr_2fr]">
      <SearchLinks title={t(m.search_popular_types)} links={types} className="flex flex-wrap" />
      <SearchLinks title={t(m.search_ranges)} links={brands} className="grid grid-cols-2 md:grid-cols-5" />
    </div>
  );
}

function SearchLinks({ title, links, className }: { title: string; links: readonly MenuLink[]; className: string }) {
  if (links.length === 0) return null;
  return (
    <section>
      <h3 className="mb-3 font-body text-small font-bold tracking-normal">{title}</h3>
      <ul className={`chips gap-2 ${className}`}>
        {links.map((link) => (
          <li key={link.label} data-room={link.room ?? undefined}>
            <MenuAnchor item={link} />
          </li>
        ))}
      </ul>
    </section>
  );
}
