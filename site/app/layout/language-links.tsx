import { inLanguage, type Language, type LanguageCode, languages } from '../../../contract/languages.ts';
import { useLocale } from '../locale/use-locale.ts';
import { useStyle } from '../ui/use-style.ts';

/**
 * Links to the same page in each other language, by a full page load, as the document's language, direction and fonts
 * change. For `data-language` the page's first script saves the choice in the cookie.
 */
export function LanguageLinks({ hrefs, className }: { hrefs: Record<LanguageCode, string>; className: string }) {
  const { language } = useLocale();
  const others = languages.filter(({ code }) => code !== language);
  return others.map((other) => (
    <a
      key={other.code}
      href={hrefs[other.code]}
      hrefLang={other.code}
      data-language={other.code}
      aria-label={inLanguage(other.name, language)}
      className={`h-11 place-items-center hover:text-ember ${className}`}
    >
      <OwnName language={other} />
    </a>
  ));
}

/**
 * A language's own name: an outline drawing where there is one, so that a page never loads the other script's font for
 * one word (art direction 3), else text, its code where there is little room. Decorative: the link has the accessible
 * name.
 */
function OwnName({ language: { code, name, outlineWidth } }: { language: Language }) {
  if (outlineWidth !== undefined) return <OutlinedName code={code} width={outlineWidth} />;
  return (
    <span lang={code} aria-hidden="true" className="font-semibold">
      <span className="max-lg:hidden">{inLanguage(name, code)}</span>
      <span className="lg:hidden">{code.toUpperCase()}</span>
    </span>
  );
}

function OutlinedName({ code, width }: { code: LanguageCode; width: number }) {
  const style = useStyle({ '--outlines': `url("/languages/${code}.svg")`, inlineSize: `${width}px` });
  return <span className="language-name" aria-hidden="true" {...style} />;
}
