import type { MenuLink } from '../../content/pages/menu.ts';
import { WHERE_TO_BUY } from '../../content/pages/shop.ts';
import { LocaleLink } from '../../locale/locale-link.tsx';
import { useText } from '../../locale/use-text.ts';
import { m } from '../../messages/generated/messages.js';
import { FoldIcon, Icon } from '../../ui/icon.tsx';
import { useShell } from '../shell-context.ts';
import { MenuAnchor } from './menu-anchor.tsx';
import { MenuEntries } from './menu-entries.tsx';

const ROW =
  'flex min-h-14 w-full items-center justify-between gap-4 border-b border-line px-5 py-3 font-display text-[1.375rem] leading-tight font-bold no-underline';

/** The drawer's menu in its three levels, rendered on the server only. */
export function DrawerLinks() {
  const t = useText();
  const { menu = [], hasWhereToBuy = false } = useShell() ?? {};
  return (
    <nav aria-label={t(m.menu_title)}>
      <ul>
        {menu.map((item) => (
          <li key={item.label}>
            {item.children.length === 0 ? <MenuAnchor item={item} className={ROW} /> : <Submenu item={item} />}
            {item.children.some(({ children }) => children.length > 0) && <Categories item={item} />}
          </li>
        ))}
        {hasWhereToBuy && (
          <li>
            <LocaleLink to={WHERE_TO_BUY} className={ROW}>
              {t(m.where_to_buy)}
              <Icon name="next" flip className="size-6" />
            </LocaleLink>
          </li>
        )}
      </ul>
    </nav>
  );
}

function Submenu({ item }: { item: MenuLink }) {
  const t = useText();
  return (
    <details className="peer">
      <summary className={ROW}>
        {item.label}
        <FoldIcon className="size-6" />
      </summary>
      <ul className="drawer-menu bg-mist">
        {item.href && (
          <li>
            <MenuAnchor item={item}>{t(m.menu_all, { label: item.label })}</MenuAnchor>
          </li>
        )}
        <MenuEntries entries={item.children} />
      </ul>
    </details>
  );
}

/** The categories of a folded menu of three levels: one tap leads to each, without unfolding it (decision 0232). */
function Categories({ item }: { item: MenuLink }) {
  return (
    <ul className="chips flex flex-wrap gap-2 border-b border-line px-5 py-3 peer-open:hidden">
      {item.children.map((entry) => (
        <li key={entry.label}>
          <MenuAnchor item={entry} />
        </li>
      ))}
    </ul>
  );
}
