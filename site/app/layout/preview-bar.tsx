import type { ReactNode } from 'react';
import { countries, resolveCountry } from '../../../contract/countries.ts';
import { inLanguage, languages, resolveLanguage } from '../../../contract/languages.ts';
import type { PreviewBar as Bar } from '../content/preview/preview-bar.ts';
import type { Locale } from '../locale/path.ts';
import { m } from '../messages/generated/messages.js';

/** Marks a page as a preview, with links to its other countries, languages and widths, and out (decision 0170). */
export function PreviewBar({ bar, locale }: { bar: Bar; locale: Locale }) {
  const { language } = locale;
  const inOther = (target: Partial<Locale>) =>
    bar.locales.find(({ locale: one }) => {
      const wanted = { ...locale, ...target };
      return one.country === wanted.country && one.language === wanted.language;
    })?.href;
  return (
    <aside
      id="preview-bar"
      aria-label={m.preview_label({}, { locale: language })}
      className="sticky bottom-0 z-50 border-t-3 border-ember bg-white text-small"
    >
      <div className="wrap flex flex-wrap items-baseline gap-x-6 gap-y-1 py-2">
        <p className="font-semibold">
          {bar.isRevision ? m.preview_revision({}, { locale: language }) : m.preview_draft({}, { locale: language })}
        </p>
        <Choices label={m.preview_country({}, { locale: language })}>
          {countries.map(({ code }) => (
            <Choice key={code} href={inOther({ country: code })} isCurrent={code === locale.country}>
              {inLanguage(resolveCountry(code).name, language)}
            </Choice>
          ))}
        </Choices>
        <Choices label={m.preview_language({}, { locale: language })}>
          {languages.map(({ code, name }) => (
            <Choice key={code} href={inOther({ language: code })} isCurrent={code === language}>
              <span lang={code}>{inLanguage(name, code)}</span>
            </Choice>
          ))}
        </Choices>
        <Choices label={m.preview_width({}, { locale: language })}>
          {bar.views.map(({ view, href }) => (
            <Choice key={view} href={href} isCurrent={view === bar.view}>
              {view === 'page' ? m.preview_full({}, { locale: language }) : <bdi dir="ltr">{view} px</bdi>}
            </Choice>
          ))}
        </Choices>
        <a href={bar.exitHref} className="font-semibold underline hover:text-ember">
          {m.preview_exit({}, { locale: language })}
        </a>
      </div>
    </aside>
  );
}

/** The page in a window as wide as a device's. */
export function PreviewFrame({ bar, locale }: { bar: Bar; locale: Locale }) {
  const { view } = bar;
  if (typeof view !== 'number') return null;
  return (
    <main className="grid justify-center bg-mist p-4">
      <iframe
        src={bar.bareHref}
        title={m.preview_frame({ width: view }, { locale: locale.language })}
        width={view}
        height={844}
        dir={resolveLanguage(locale.language).dir}
        className="max-w-full bg-white"
      />
    </main>
  );
}

function Choices({ label, children }: { label: string; children: ReactNode }) {
  return (
    <nav aria-label={label} className="flex flex-wrap items-baseline gap-x-3">
      <span aria-hidden="true">{label}:</span>
      {children}
    </nav>
  );
}

function Choice({ href, isCurrent, children }: { href: string | undefined; isCurrent: boolean; children: ReactNode }) {
  if (isCurrent || href === undefined) return <span aria-current={isCurrent ? 'true' : undefined}>{children}</span>;
  return (
    <a href={href} className="underline hover:text-ember">
      {children}
    </a>
  );
}
