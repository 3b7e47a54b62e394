import type { MovedSuggestions } from '../content/pages/moved.server.ts';
import { LocaleLink } from '../locale/locale-link.tsx';
import { useText } from '../locale/use-text.ts';
import { m } from '../messages/generated/messages.js';

/** What an old address whose page is gone offers (rulings 3): nearest matches, a search, the main sections. */
export function Moved({ suggestions }: { suggestions: MovedSuggestions }) {
  const t = useText();
  return (
    <div className="mt-12 border-t-3 border-current pt-6">
      <h2 className="text-h3">{t(m.moved_heading)}</h2>
      <ul className="mt-3 grid [&_a]:inline-flex [&_a]:min-h-11 [&_a]:items-center [&_a]:underline-offset-4">
        {suggestions.products.map((product) => (
          <li key={product.slug}>
            <LocaleLink to={`/product/${product.slug}`} className="font-semibold underline">
              {product.fullName}
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
