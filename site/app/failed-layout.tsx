import { Component, type ReactNode } from 'react';
import type { LanguageCode } from '../../contract/languages.ts';
import { HtmlDocument } from './html-document.tsx';
import { buildErrorTitle, ErrorPage } from './layout/error-page.tsx';
import { localeOf, parsePath } from './locale/path.ts';
import { LocaleProvider } from './locale/use-locale.ts';

/** The error screen without the layout, for when the layout itself fails: it needs no menu, no router and no script. */
export function FailedLayout({ pathname }: { pathname: string }) {
  const locale = localeOf(parsePath(pathname));
  return (
    <HtmlDocument locale={locale} head={<FailedHead language={locale.language} />}>
      <LocaleProvider value={locale}>
        <main id="main">
          <ErrorPage sections={[]} />
        </main>
      </LocaleProvider>
    </HtmlDocument>
  );
}

function FailedHead({ language }: { language: LanguageCode }) {
  return (
    <>
      <title>{buildErrorTitle(language)}</title>
      <meta name="robots" content="noindex" />
    </>
  );
}

/**
 * Catches in the browser what the error screens of the routes do not: a failure of the layout they stand in. React has
 * no other way to catch one than a class.
 */
export class LayoutBoundary extends Component<{ children: ReactNode }, { hasFailed: boolean }> {
  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override state = { hasFailed: false };

  /** Nobody draws any more what the router loads: back and forward load the document. */
  override componentDidCatch() {
    window.addEventListener('popstate', () => window.location.reload());
  }

  override render() {
    return this.state.hasFailed ? <FailedLayout pathname={window.location.pathname} /> : this.props.children;
  }
}
