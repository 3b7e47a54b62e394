import { countryName } from '../../../../contract/countries.ts';
import { inLanguage, type LanguageCode } from '../../../../contract/languages.ts';
import { company } from '../../../company.ts';
import type { TopItem } from '../../content/pages/menu.ts';
import { PathLink } from '../../locale/locale-link.tsx';
import { homePath } from '../../locale/path.ts';
import { useLocale } from '../../locale/use-locale.ts';
import { useText } from '../../locale/use-text.ts';
import { m } from '../../messages/generated/messages.js';
import { Icon, type IconName } from '../../ui/icon.tsx';
import { LanguageLinks } from '../language-links.tsx';
import { BackLink } from './back-link.tsx';
import { MegaMenuItem } from './mega-menu.tsx';
import { useHideOnScroll } from './use-hide-on-scroll.ts';

/** spec §2: four top items before the centred logo, three after it. */
const FIRST = 4;
const NEXT = 3;

export function Header({ menu, languageHrefs }: { menu: TopItem[]; languageHrefs: Record<LanguageCode, string> }) {
  const t = useText();
  const locale = useLocale();
  const isHidden = useHideOnScroll();
  const country = countryName(locale.country, locale.language);
  return (
    <header
      className="sticky top-0 z-30 border-b border-line bg-white transition-transform duration-300 ease-house data-hidden:not-focus-within:-translate-y-full"
      data-hidden={isHidden || undefined}
      data-print="hide"
    >
      <div className="wrap header-columns grid h-16 items-center gap-2 md:h-23 md:gap-4 xl:gap-6">
        <div className="flex items-center">
          <BackLink />
          <ToolButton
            name="menu"
            label={m.menu_open}
            target="menu-drawer"
            className={`-ms-2.5 ${menu.length > FIRST + NEXT ? '' : 'md:hidden'}`}
          />
          <nav aria-label={t(m.menu_primary)} className="hidden md:block">
            <ul className="flex gap-[clamp(0.7rem,1.55vw,1.5rem)] xl:gap-[clamp(1rem,2vw,2.25rem)]">
              {menu.slice(0, FIRST).map((item, index) => (
                <MegaMenuItem key={item.label} item={item} index={index} />
              ))}
            </ul>
          </nav>
        </div>
        <PathLink
          to={homePath(locale)}
          className="block standalone:max-md:mx-auto"
          aria-label={t(m.home_link, { company: inLanguage(company.name, locale.language) })}
        >
          <picture>
            <source media="(min-width: 769px) and (max-width: 995px)" srcSet="/mark.svg" width="31" height="60" />
            <img src="/logo.svg" alt="" width="479" height="136" className="header-logo" />
          </picture>
        </PathLink>
        {/*
          No wider than the start, or the logo leaves the axis of the page: rather that than lie under it. From 1280 px
          there is room for the wider letters of a system's font too, before the site's own have come.
        */}
        <div className="flex items-center justify-end gap-nav">
          <nav aria-label={t(m.menu_more)} className="hidden md:block">
            <ul className="flex gap-[clamp(0.55rem,1.2vw,1.5rem)] xl:gap-nav">
              {menu.slice(FIRST, FIRST + NEXT).map((item, index) => (
                <MegaMenuItem key={item.label} item={item} index={FIRST + index} />
              ))}
            </ul>
          </nav>
          <div className="-me-2.5 flex items-center">
            <ToolButton name="search" label={m.search_open} target="search-drawer" />
            <ToolButton name="globe" label={() => t(m.country_open, { country })} target="country-dialog" />
            <LanguageLinks hrefs={languageHrefs} className="hidden px-1 md:inline-grid xl:px-2" />
          </div>
        </div>
      </div>
    </header>
  );
}

function ToolButton({
  name,
  label,
  target,
  className = '',
}: {
  name: IconName;
  label: (() => string) | typeof m.menu_open;
  target: string;
  className?: string;
}) {
  const t = useText();
  return (
    <button
      type="button"
      popoverTarget={target}
      aria-label={t(label)}
      aria-haspopup="dialog"
      className={`grid size-11 place-items-center hover:text-ember ${className}`}
    >
      <Icon name={name} className="size-6" />
    </button>
  );
}
