import type { ReactNode } from 'react';
import {
  isRouteErrorResponse,
  Links,
  Meta,
  Outlet,
  Scripts,
  ScrollRestoration,
  useLocation,
  useMatches,
  useRouteError,
  useRouteLoaderData,
} from 'react-router';
import { localeTag } from '../../contract/countries.ts';
import {
  inLanguage,
  type LanguageCode,
  resolveLanguage,
  type Script,
  writtenLanguage,
} from '../../contract/languages.ts';
import { company } from '../company.ts';
import type { Route } from './+types/root';
import { buildTopItems } from './content/pages/menu.ts';
import type { NotFoundDetails } from './content/pages/not-found.server.ts';
import { shellContext } from './content/pages/shell.server.ts';
import { servicesContext } from './content/services.ts';
import { ErrorPage } from './layout/error-page.tsx';
import { type Locale, localeOf, parsePath } from './locale/path.ts';
import { m } from './messages/generated/messages.js';
import { createFollowRedirects } from './middleware/follow-redirects.server.ts';
import { resolveLocale } from './middleware/resolve-locale.server.ts';
import { Shell } from './shell.tsx';
import fontDisplayArabic from './styles/fonts/el-messiri-arabic.woff2?url';
import fontBodyLatin from './styles/fonts/hanken-grotesk-latin.woff2?url';
import fontBodyArabic from './styles/fonts/vazirmatn-arabic.woff2?url';
import fontBoldArabic from './styles/fonts/vazirmatn-bold-arabic.woff2?url';
import fontDisplayLatin from './styles/fonts/ysabeau-latin.woff2?url';
import theme from './styles/theme.css?url';
import { useLazyLoadOffset } from './ui/use-lazy-load-offset.ts';

export const middleware: Route.MiddlewareFunction[] = [
  createFollowRedirects((context) => context.get(servicesContext).resolveAddress),
  resolveLocale,
];

export function loader({ context }: Route.LoaderArgs) {
  return {
    menu: buildTopItems(context.get(shellContext)?.menu ?? []),
    lazyLoadOffset: context.get(servicesContext).lazyLoadOffset,
  };
}

/** The shell is the same on every page of a locale, and another locale is another document (decision 0007). */
export function shouldRevalidate() {
  return false;
}

export function meta({ error, location }: Route.MetaArgs): Route.MetaDescriptors {
  if (!error) return [];
  const { language } = resolveScreenLocale(location.pathname, error);
  return [
    { title: `${m.error_title({}, { locale: language })} | ${inLanguage(company.name, language)}` },
    { name: 'robots', content: 'noindex' },
  ];
}

/** What most of the text is set in comes first. */
const FONTS: Record<Script, readonly string[]> = {
  Latn: [fontBodyLatin, fontDisplayLatin],
  Arab: [fontBodyArabic, fontBoldArabic, fontDisplayArabic],
};

/** A page in a language that is still being written says in which its texts are (rulings 8, decision 0073). */
function markWritten(language: LanguageCode) {
  const written = writtenLanguage(language);
  return written === language ? {} : { lang: written, dir: resolveLanguage(written).dir };
}

export function Layout({ children }: { children: ReactNode }) {
  const { pathname } = useLocation();
  const locale = resolveScreenLocale(pathname, useRouteError());
  const { dir, script } = resolveLanguage(locale.language);
  return (
    // The page's first script notes the cookie state on this element (site/server/page-script.ts).
    <html lang={localeTag(locale.country, locale.language)} dir={dir} suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" content="#ffffff" />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
        <link rel="manifest" href="/manifest.webmanifest" />
        {FONTS[script].map((font) => (
          <link key={font} rel="preload" href={font} as="font" type="font/woff2" crossOrigin="anonymous" />
        ))}
        <link rel="stylesheet" href={theme} />
        <Meta />
        <Links />
      </head>
      <body {...markWritten(locale.language)}>
        <PageShell locale={locale}>{children}</PageShell>
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  );
}

/** The shell around the page that is shown, or around the failure of one. */
function PageShell({ locale, children }: { locale: Locale; children: ReactNode }) {
  const loaded = useRouteLoaderData<typeof loader>('root');
  const failure = readFailure(useRouteError());
  const head = useMatches()
    .map((match) => (match.loaderData as PageData | undefined)?.head)
    .findLast(Boolean);
  useLazyLoadOffset(loaded?.lazyLoadOffset ?? 0);
  return (
    <Shell
      locale={locale}
      menu={loaded?.menu ?? failure?.menu ?? []}
      // A failure that does not know where else its page is leads to homes.
      availableIn={(failure ?? head)?.availableIn ?? []}
    >
      {children}
    </Shell>
  );
}

type PageData = { head?: { availableIn?: Locale[] } };

export default function Root() {
  return <Outlet />;
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const failure = readFailure(error);
  const loaded = useRouteLoaderData<typeof loader>('root');
  return (
    <>
      {failure?.message && <meta name="error" content={failure.message} />}
      <ErrorPage {...failure} sections={failure?.menu ?? loaded?.menu ?? []} />
    </>
  );
}

/** An old address may say its language where no page of today does: its screen knows better than the path. */
function resolveScreenLocale(pathname: string, error: unknown): Locale {
  return readFailure(error)?.locale ?? localeOf(parsePath(pathname));
}

/** What a loader threw (`content/pages/not-found.server.ts`); a defect says nothing. */
function readFailure(error: unknown): ({ message?: string } & NotFoundDetails) | null {
  return isRouteErrorResponse(error) && typeof error.data === 'object' ? error.data : null;
}
