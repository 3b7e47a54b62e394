import { Component, type ReactNode } from 'react';
import type { LanguageCode } from '../../contract/languages.ts';
import { HtmlDocument } from './html-document.tsx';
import { buildErrorTitle, ErrorPage } from './layout/error-page.tsx';
import { localeOf, parsePath } from './locale/path.ts';
import { LocaleProvider } from './locale/use-locale.ts';

/** The error screen without the layout, for when the layout itself fails: needs no menu, router or script. */
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
 * Catches failures of the layout in the browser, which the error screens of routes do not. React needs a class for
 * this.
 */
export class LayoutBoundary extends Component<{ children: ReactNode }, { hasFailed: boolean }> {
  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override state = { hasFailed: false };

  /** The router draws nothing any more: back and forward must load documents. */
  override componentDidCatch() {
    window.addEventListener('popstate', () => window.location.reload());
  }

  override render() {
    return this.state.hasFailed ? <FailedLayout pathname={window.location.pathname} /> : this.props.children;
  }
}
