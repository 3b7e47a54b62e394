import { type ReactNode, useEffect } from 'react';
import {
  Meta,
  Outlet,
  Scripts,
  ScrollRestoration,
  useLocation,
  useMatches,
  useRouteError,
  useRouteLoaderData,
} from 'react-router';
import type { LanguageCode } from '../../contract/languages.ts';
import type { Route } from './+types/root';
import { buildTopItems } from './content/pages/menu.ts';
import { shellContext } from './content/pages/shell.server.ts';
import { previewContext, servicesContext } from './content/services.ts';
import { readFailure, resolveScreenLocale } from './failed-request.ts';
import { HtmlDocument } from './html-document.tsx';
import { buildErrorTitle } from './layout/error-title.ts';
import { PreviewBar, PreviewFrame } from './layout/preview-bar.tsx';
import type { Locale } from './locale/path.ts';
import { createFollowRedirects } from './middleware/follow-redirects.server.ts';
import { resolveLocale } from './middleware/resolve-locale.server.ts';
import { replaceBroken } from './other-build.ts';
import { Shell } from './shell.tsx';
import { lazyPart } from './ui/lazy-part.ts';
import { SectionBoundary } from './ui/sections.tsx';
import { chooseStyleSheet, type StylesHandle } from './ui/style-sheets.ts';
import { useLazyLoadOffset } from './ui/use-lazy-load-offset.ts';

const ErrorPage = lazyPart(async () => (await import('./layout/error-page.tsx')).ErrorPage);

export const middleware: Route.MiddlewareFunction[] = [
  createFollowRedirects((context) => context.get(servicesContext).resolveAddress),
  resolveLocale,
];

export function loader({ context }: Route.LoaderArgs) {
  const preview = context.get(previewContext);
  return {
    menu: buildTopItems(context.get(shellContext)?.menu ?? []),
    lazyLoadOffset: context.get(servicesContext).lazyLoadOffset,
    ...(preview && { preview }),
  };
}

/** The shell is the same on all pages of a locale, and another locale is another document (decision 0007). */
export function shouldRevalidate() {
  return false;
}

export function meta({ error, location }: Route.MetaArgs): Route.MetaDescriptors {
  if (!error) return [];
  const { language } = resolveScreenLocale(location.pathname, error);
  return [{ title: buildErrorTitle(language) }, { name: 'robots', content: 'noindex' }];
}

export function Layout({ children }: { children: ReactNode }) {
  const { pathname } = useLocation();
  const error = useRouteError();
  const { handle, loaderData } = useMatches().at(-1) ?? {};
  // The error screen is one of the pages that visits begin with.
  const isCore = Boolean(error) || (handle as StylesHandle | undefined)?.hasCoreStyles(loaderData ?? {}) === true;
  const locale = resolveScreenLocale(pathname, error);
  return (
    <HtmlDocument locale={locale} styleSheet={chooseStyleSheet(isCore)} head={<Meta />}>
      <WithPreviewBar locale={locale}>
        <PageShell locale={locale}>{children}</PageShell>
      </WithPreviewBar>
      <ScrollRestoration />
      <Scripts />
    </HtmlDocument>
  );
}

/** A preview is drawn on the server alone: it has no scripts (decision 0170). */
function WithPreviewBar({ locale, children }: { locale: Locale; children: ReactNode }) {
  const bar = useRouteLoaderData<typeof loader>('root')?.preview;
  if (!import.meta.env.SSR || !bar || bar.view === 'bare') return children;
  return (
    <>
      {bar.view === 'page' ? children : <PreviewFrame bar={bar} locale={locale} />}
      <PreviewBar bar={bar} locale={locale} />
    </>
  );
}

/** The shell around a page or an error screen. */
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
      // Without known locales, the selectors link to home pages.
      availableIn={(failure ?? head)?.availableIn ?? []}
      writtenIn={failure ? null : (head?.writtenIn ?? null)}
    >
      {children}
    </Shell>
  );
}

type PageData = { head?: { availableIn?: Locale[]; writtenIn?: LanguageCode | null } };

export default function Root() {
  return <Outlet />;
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const failure = readFailure(error);
  const loaded = useRouteLoaderData<typeof loader>('root');
  const isDefect = failure === null;
  useEffect(() => {
    if (isDefect) replaceBroken();
  }, [isDefect]);
  return (
    <>
      {failure?.message && <meta name="error" content={failure.message} />}
      <SectionBoundary>
        <ErrorPage {...failure} sections={failure?.menu ?? loaded?.menu ?? []} />
      </SectionBoundary>
    </>
  );
}
