import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import { type LanguageCode, resolveLanguage } from '../../contract/languages.ts';
import type { TopItem } from './content/pages/menu.ts';
import { WaitingForms } from './forms/waiting-forms.tsx';
import { CountryDialog } from './layout/country-dialog.tsx';
import { FOOTER_CLASS } from './layout/footer/footer.tsx';
import { hasNewsletterBand } from './layout/footer/has-newsletter-band.ts';
import { Header } from './layout/header/header.tsx';
import { MenuDrawer } from './layout/header/menu-drawer.tsx';
import { LoadingBar } from './layout/loading-bar.tsx';
import { RouteAnnouncer } from './layout/route-announcer.tsx';
import { SearchDrawer } from './layout/search-drawer.tsx';
import { buildSwitches } from './layout/switches.ts';
import type { Locale } from './locale/path.ts';
import { LocaleProvider } from './locale/use-locale.ts';
import { m } from './messages/generated/messages.js';
import { lazyPart } from './ui/lazy-part.ts';
import { SectionBoundary } from './ui/sections.tsx';
import { ServerHtml } from './ui/server-html.tsx';

const LanguageNotice = lazyPart(async () => (await import('./layout/language-notice.tsx')).LanguageNotice);
const NewsletterBand = lazyPart(async () => (await import('./layout/footer/newsletter-band.tsx')).NewsletterBand);

/** Header, page, footer; without menu and footer when the backend fails. */
export function Shell({
  locale,
  menu,
  availableIn,
  writtenIn,
  children,
}: {
  locale: Locale;
  menu: TopItem[];
  /** The locales that have the page. */
  availableIn: Locale[];
  /** The language of the page's texts, when it is not the page's. */
  writtenIn: LanguageCode | null;
  children: ReactNode;
}) {
  const { pathname, search } = useLocation();
  const switches = buildSwitches(`${pathname}${search}`, locale, availableIn);
  return (
    <LocaleProvider value={locale}>
      <a
        href="#main"
        className="absolute start-4 top-0 z-50 -translate-y-full bg-white p-4 font-semibold focus:translate-y-4"
      >
        {m.skip_to_content({}, { locale: locale.language })}
      </a>
      <LoadingBar />
      <Header menu={menu} languageHrefs={switches.languages} />
      {writtenIn && (
        <SectionBoundary>
          <LanguageNotice writtenIn={writtenIn} href={switches.languages[writtenIn]} />
        </SectionBoundary>
      )}
      <main
        id="main"
        tabIndex={-1}
        className="outline-none"
        {...(writtenIn && { lang: writtenIn, dir: resolveLanguage(writtenIn).dir })}
      >
        {children}
      </main>
      {hasNewsletterBand(pathname) && (
        <SectionBoundary>
          <NewsletterBand />
        </SectionBoundary>
      )}
      <ServerHtml as="footer" id="site-footer" data-print="hide" className={FOOTER_CLASS} />
      <MenuDrawer languageHrefs={switches.languages} />
      <SearchDrawer />
      <CountryDialog hrefs={switches.countries} />
      <ServerHtml id="cookie-bar" />
      <WaitingForms />
      <RouteAnnouncer />
    </LocaleProvider>
  );
}
