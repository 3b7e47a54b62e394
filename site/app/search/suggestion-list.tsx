import { Link } from 'react-router';
import { buildPath } from '../locale/path.ts';
import { useLocale } from '../locale/use-locale.ts';
import { useText } from '../locale/use-text.ts';
import { m } from '../messages/generated/messages.js';
import { imageUrl } from '../ui/image-address.ts';
import { Highlighted } from './highlighted.tsx';
import type { Suggestion } from './suggestion.ts';

/** The columns, with the kinds in each. */
const COLUMNS = [
  { title: m.search_suggested_names, kinds: ['phrase', 'brand', 'category', 'type'] },
  { title: m.search_products, kinds: ['product'] },
  { title: m.search_suggested_reading, kinds: ['ingredient', 'article'] },
] as const satisfies { title: typeof m.search_products; kinds: Suggestion['kind'][] }[];

const KINDS = {
  brand: m.suggestion_brand,
  category: m.suggestion_type,
  type: m.suggestion_type,
  ingredient: m.suggestion_ingredient,
  article: m.suggestion_article,
  phrase: m.search_title,
  product: null,
} as const satisfies Record<Suggestion['kind'], typeof m.suggestion_type | null>;

const PLACES = {
  // A suggestion's padding is outside the field's edges.
  place: '-mx-3 mt-5 max-h-[60dvh]',
  overlay: 'absolute inset-x-0 top-full z-20 border-2 border-t-0 border-ink p-4 max-h-[70dvh]',
} as const;

/** The suggestions of a search field in columns: names, products with pictures, ingredients and articles; or what is near. */
export function SuggestionList({
  id,
  typed,
  options,
  active,
  place,
  onChosen,
}: {
  id: string;
  typed: string;
  options: readonly Suggestion[];
  active: number;
  place: keyof typeof PLACES;
  onChosen: () => void;
}) {
  const t = useText();
  const locale = useLocale();
  const numbered = options.map((suggestion, number) => ({ suggestion, number }));
  const isNothing = options.every(({ isNear }) => isNear === true);
  function draw({ suggestion, number }: (typeof numbered)[number]) {
    const isActive = number === active;
    const kind = KINDS[suggestion.kind];
    return (
      <Link
        key={suggestion.to}
        ref={isActive ? keepInView : undefined}
        id={`${id}-${number}`}
        role="option"
        aria-selected={isActive}
        tabIndex={-1}
        to={buildPath({ ...locale, pagePath: suggestion.to })}
        onClick={onChosen}
        className="flex min-h-12 items-center gap-4 px-3 py-1.5 no-underline hover:bg-mist aria-selected:bg-mist aria-selected:outline-3 aria-selected:-outline-offset-3 aria-selected:outline-ink"
      >
        {suggestion.kind === 'product' && <Thumb source={suggestion.image} />}
        <span className="min-w-0 flex-1 leading-snug font-semibold">
          <Highlighted text={suggestion.name} typed={typed} />
          {suggestion.note && <span className="block text-small font-normal text-ink-2">{suggestion.note}</span>}
        </span>
        {kind && <span className="text-small text-ink-2">{t(kind)}</span>}
      </Link>
    );
  }
  return (
    <div className={`overflow-y-auto bg-white ${PLACES[place]}`}>
      {isNothing && (
        <p className="px-3 pb-3">
          <b className="block">{t(m.search_none, { key: typed })}</b>
          {options.length > 0 && <span>{t(m.search_did_you_mean)}</span>}
        </p>
      )}
      <div
        id={`${id}-list`}
        role="listbox"
        aria-label={t(m.search_suggestions)}
        // Keeps the focus in the field while a suggestion is pressed.
        onMouseDown={(event) => event.preventDefault()}
        className="grid content-start gap-x-10 gap-y-4 md:grid-cols-[repeat(auto-fit,minmax(16rem,1fr))]"
      >
        {COLUMNS.map(({ title, kinds }) => {
          const shown = numbered.filter(({ suggestion }) => kinds.some((kind) => kind === suggestion.kind));
          return (
            shown.length > 0 && (
              // biome-ignore lint/a11y/useSemanticElements: a fieldset is no group of options
              <div key={kinds[0]} role="group" aria-label={t(title)}>
                <p aria-hidden="true" className="mx-3 border-b border-line pb-2 text-small font-bold">
                  {t(title)}
                </p>
                {shown.map(draw)}
              </div>
            )
          );
        })}
      </div>
    </div>
  );
}

function keepInView(option: HTMLAnchorElement | null) {
  option?.scrollIntoView({ block: 'nearest' });
}

function Thumb({ source }: { source: string | null }) {
  return (
    <img
      src={source ? imageUrl(source, 'w_320,f_webp,q_80') : '/mark.svg'}
      alt=""
      width="44"
      height="55"
      className="h-13.75 w-11 bg-mist object-contain"
    />
  );
}
