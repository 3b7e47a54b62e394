import { resolveCountry } from '../../locale/countries.ts';
import { useLocale } from '../../locale/use-locale.ts';
import { useText } from '../../locale/use-text.ts';
import { m } from '../../messages/generated/messages.js';
import { Drawer } from '../../ui/drawer.tsx';
import { Icon } from '../../ui/icon.tsx';
import { LanguageLink } from '../language-link.tsx';
import type { MenuLink } from '../menu.ts';
import { MenuAnchor } from './menu-anchor.tsx';

const row =
  'flex min-h-14 w-full items-center justify-between gap-4 border-b border-line px-5 py-3 font-display text-[1.375rem] leading-tight font-bold no-underline';

/** The mobile menu (spec §2): 300 px wide, country and language at its foot. */
export function MenuDrawer({ menu, languageHref }: { menu: MenuLink[]; languageHref: string }) {
  const t = useText();
  const locale = useLocale();
  const country = resolveCountry(locale.country);
  return (
    <Drawer
      id="menu-drawer"
      place="start"
      title={t(m.menu_title)}
      titleHidden
      mark={<img src="/logo.svg" alt="" width="149" height="40" loading="lazy" className="h-10 w-auto" />}
    >
      <div className="flex min-h-[calc(100dvh-3.8125rem)] flex-col">
        <nav aria-label={t(m.menu_title)}>
          <ul>
            {menu.map((item) => (
              <li key={item.label}>
                {item.children.length === 0 ? <MenuAnchor item={item} className={row} /> : <Submenu item={item} />}
              </li>
            ))}
          </ul>
        </nav>
        <div className="mt-auto flex flex-col px-5 py-3">
          <button
            type="button"
            popoverTarget="country-dialog"
            className="flex min-h-12 items-center gap-3 text-start font-semibold hover:text-ember"
          >
            <img
              src={`/flags/${country.flag}`}
              alt=""
              width="28"
              height="21"
              loading="lazy"
              className="border border-line"
            />
            {country.name[locale.language]}
          </button>
          <div className="flex min-h-12 items-center gap-3">
            <Icon name="globe" className="size-7 p-0.5" />
            <LanguageLink href={languageHref} className="inline-grid" />
          </div>
        </div>
      </div>
    </Drawer>
  );
}

function Submenu({ item }: { item: MenuLink }) {
  const t = useText();
  const child =
    'flex min-h-13 items-center border-b border-line px-7 py-2 font-semibold leading-tight no-underline hover:text-ember';
  return (
    <details className="group">
      <summary className={row}>
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
          <li key={entry.label}>
            <MenuAnchor item={entry} className={child} />
          </li>
        ))}
      </ul>
    </details>
  );
}
