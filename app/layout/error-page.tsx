import { Link } from 'react-router';
import type { Elsewhere } from '../content/elsewhere.server.ts';
import type { MovedSuggestions } from '../content/moved.server.ts';
import { LocaleLink } from '../locale/locale-link.tsx';
import { homePath } from '../locale/path.ts';
import { useLocale } from '../locale/use-locale.ts';
import { useText } from '../locale/use-text.ts';
import { m } from '../messages/generated/messages.js';
import { buttonVariants } from '../ui/button.tsx';
import { NearestHere, SoldElsewhere } from './elsewhere.tsx';

/**
 * The one error screen (spec §2, §8; rulings 2.8): the same for a missing page, a failing backend and a defect;
 * only the status tells them apart. A saffron room, the quoted strings, the way home.
 */
export function ErrorPage({ moved, elsewhere }: ErrorPageProps) {
  const t = useText();
  const { language } = useLocale();
  return (
    <>
      <section
        data-room="qiwam"
        className="relative isolate overflow-hidden bg-room text-on-room md:grid md:min-h-[min(46rem,calc(100dvh-5.75rem))] md:items-center"
      >
        {!elsewhere && <SaffronRoom />}
        <div
          className={`wrap grid items-center gap-x-16 gap-y-10 pt-8 pb-16 md:py-16 ${elsewhere ? 'lg:grid-cols-[2fr_3fr]' : 'md:grid-cols-2'}`}
        >
          <div>
            <p
              className="font-display text-[clamp(6rem,14vw,13rem)] leading-[0.9] font-bold tracking-tight"
              aria-hidden="true"
            >
              404
            </p>
            <h1 className="mt-3 text-h2">{t(m.error_heading)}</h1>
            <p className="mt-4 mb-8 max-w-[34ch] text-lead">{t(m.error_text)}</p>
            <Link to={language === 'ar' ? homePath({ country: 'uae', language }) : '/'} className={buttonVariants.ink}>
              {t(m.error_home)}
            </Link>
            {moved && <Moved suggestions={moved} />}
          </div>
          {elsewhere && <SoldElsewhere elsewhere={elsewhere} />}
        </div>
      </section>
      {elsewhere && <NearestHere nearest={elsewhere.nearest} />}
    </>
  );
}

/** The scene ships with the site: when the backend fails there is no content to ask for one. */
function SaffronRoom() {
  const { languageRecord } = useLocale();
  return (
    <img
      src={languageRecord.dir === 'rtl' ? '/scenes/not-found-rtl.webp' : '/scenes/not-found.webp'}
      alt=""
      width="1200"
      height="800"
      className="h-[66vw] w-full object-cover ltr:object-[74%_50%] rtl:object-[26%_50%] md:ltr:object-[88%_50%] md:rtl:object-[12%_50%] md:absolute md:inset-y-0 md:end-0 md:-z-1 md:h-full md:w-1/2"
    />
  );
}

type ErrorPageProps = { moved?: MovedSuggestions | undefined; elsewhere?: Elsewhere | undefined };

/** What an old address whose page is gone offers (rulings 3): nearest matches, a search, the main sections. */
function Moved({ suggestions }: { suggestions: MovedSuggestions }) {
  const t = useText();
  return (
    <div className="mt-12 border-t-3 border-current pt-6">
      <h2 className="text-h3">{t(m.moved_heading)}</h2>
      <ul className="mt-3 grid [&_a]:inline-flex [&_a]:min-h-11 [&_a]:items-center [&_a]:underline-offset-4">
        {suggestions.products.map((product) => (
          <li key={product.slug}>
            <LocaleLink to={`/product/${product.slug}`} className="font-semibold underline">
              {[product.brand, product.name].filter(Boolean).join(' ')}
            </LocaleLink>
          </li>
        ))}
        <li>
          <LocaleLink to={`/search?key=${encodeURIComponent(suggestions.words)}`} className="font-semibold underline">
            {t(m.moved_search, { words: suggestions.words })}
          </LocaleLink>
        </li>
        <li>
          <LocaleLink to="/brands" className="font-semibold underline">
            {t(m.home_all_brands)}
          </LocaleLink>
        </li>
        <li>
          <LocaleLink to="/plp" className="font-semibold underline">
            {t(m.home_all_products)}
          </LocaleLink>
        </li>
      </ul>
    </div>
  );
}
