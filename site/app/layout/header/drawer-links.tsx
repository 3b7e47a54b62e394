import type { MenuLink } from '../../content/pages/menu.ts';
import { WHERE_TO_BUY } from '../../content/pages/shop.ts';
import { LocaleLink } from '../../locale/locale-link.tsx';
import { useText } from '../../locale/use-text.ts';
import { m } from '../../messages/generated/messages.js';
import { Icon } from '../../ui/icon.tsx';
import { useShell } from '../shell-context.ts';
import { BrandLabel } from './brand-label.tsx';
import { MenuAnchor } from './menu-anchor.tsx';

const ROW =
  'flex min-h-14 w-full items-center justify-between gap-4 border-b border-line px-5 py-3 font-display text-[1.375rem] leading-tight font-bold no-underline';

const GRANDCHILD = 'flex min-h-11 items-center ps-11 pe-5 py-1 text-small leading-tight no-underline hover:text-ember';

/** The drawer's menu in its three levels, rendered on the server only. */
export function DrawerLinks() {
  const t = useText();
  const { menu = [], tellsWhereToBuy = false } = useShell() ?? {};
  return (
    <nav aria-label={t(m.menu_title)}>
      <ul>
        {menu.map((item) => (
          <li key={item.label}>
            {item.children.length === 0 ? <MenuAnchor item={item} className={ROW} /> : <Submenu item={item} />}
            {item.children.some(({ children }) => children.length > 0) && <Categories item={item} />}
          </li>
        ))}
        {tellsWhereToBuy && (
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
  const child =
    'flex min-h-13 items-center border-b border-line px-7 py-2 font-semibold leading-tight no-underline hover:text-ember';
  return (
    <details className="group peer">
      <summary className={ROW}>
        {item.label}
        <Icon name="plus" className="size-6 group-open:hidden" />
        <Icon name="minus" className="size-6 not-group-open:hidden" />
      </summary>
      <ul className="bg-mist">
        {item.href && (
          <li>
            <MenuAnchor item={item} className={child}>
              {t(m.menu_all, { label: item.label })}
            </MenuAnchor>
          </li>
        )}
        {item.children.map((entry) => (
          <li key={entry.label} data-room={entry.room ?? undefined}>
            <MenuAnchor item={entry} className={child}>
              {entry.note === null ? undefined : <BrandLabel label={entry.label} note={entry.note} />}
            </MenuAnchor>
            {entry.children.length > 0 && (
              <ul className="border-b border-line py-2">
                {entry.children.map((grandchild) => (
                  <li key={grandchild.label}>
                    <MenuAnchor item={grandchild} className={GRANDCHILD} />
                  </li>
                ))}
              </ul>
            )}
          </li>
        ))}
      </ul>
    </details>
  );
}

/** The categories of a folded menu of three levels: one tap leads to each, without unfolding it (decision 0232). */
function Categories({ item }: { item: MenuLink }) {
  return (
    <ul className="flex flex-wrap gap-2 border-b border-line px-5 py-3 peer-open:hidden">
      {item.children.map((entry) => (
        <li key={entry.label}>
          <MenuAnchor
            item={entry}
            className="flex min-h-11 items-center px-3.5 font-semibold no-underline border border-line-strong hover:border-ink"
          />
        </li>
      ))}
    </ul>
  );
}
