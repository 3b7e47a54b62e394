import { countryName } from '../../../../contract/countries.ts';
import type { LanguageCode } from '../../../../contract/languages.ts';
import { useLocale } from '../../locale/use-locale.ts';
import { useText } from '../../locale/use-text.ts';
import { m } from '../../messages/generated/messages.js';
import { Drawer } from '../../ui/drawer.tsx';
import { Flag } from '../../ui/flag.tsx';
import { Icon } from '../../ui/icon.tsx';
import { ServerHtml } from '../../ui/server-html.tsx';
import { LanguageLinks } from '../language-links.tsx';

/** The mobile menu (spec §2): 300 px wide, country and language at the bottom. */
export function MenuDrawer({ languageHrefs }: { languageHrefs: Record<LanguageCode, string> }) {
  const t = useText();
  const { country, language } = useLocale();
  return (
    <Drawer
      id="menu-drawer"
      place="start"
      title={t(m.menu_title)}
      titleHidden
      mark={<img src="/logo.svg" alt="" width="479" height="136" loading="lazy" className="h-10 w-auto" />}
    >
      <div className="flex min-h-[calc(100dvh-3.8125rem)] flex-col">
        <ServerHtml id="menu-drawer-links" />
        <div className="mt-auto flex flex-col px-5 py-3">
          <button
            type="button"
            popoverTarget="country-dialog"
            className="flex min-h-12 items-center gap-3 text-start font-semibold hover:text-ember"
          >
            <Flag country={country} width={28} className="border border-line" />
            {countryName(country, language)}
          </button>
          <div className="flex min-h-12 items-center gap-3">
            <Icon name="globe" className="size-7 p-0.5" />
            <LanguageLinks hrefs={languageHrefs} className="inline-grid" />
          </div>
        </div>
      </div>
    </Drawer>
  );
}
