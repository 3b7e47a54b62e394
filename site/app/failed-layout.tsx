import type { LanguageCode } from '../../contract/languages.ts';
import { HtmlDocument } from './html-document.tsx';
import { ErrorPage } from './layout/error-page.tsx';
import { buildErrorTitle } from './layout/error-title.ts';
import { localeOf, parsePath } from './locale/path.ts';
import { LocaleProvider } from './locale/use-locale.ts';
import { chooseStyleSheet } from './ui/style-sheets.ts';

/** The error screen without the layout, for when the layout itself fails: needs no menu, router or script. */
export function FailedLayout({ pathname }: { pathname: string }) {
  const locale = localeOf(parsePath(pathname));
  return (
    <HtmlDocument locale={locale} styleSheet={chooseStyleSheet(true)} head={<FailedHead language={locale.language} />}>
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
