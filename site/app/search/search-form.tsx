import { type KeyboardEvent, useId, useState } from 'react';
import { Form, useNavigate, useNavigation } from 'react-router';
import { buildPath } from '../locale/path.ts';
import { useLocale } from '../locale/use-locale.ts';
import { useText } from '../locale/use-text.ts';
import { m } from '../messages/generated/messages.js';
import { Button } from '../ui/button.tsx';
import { Icon } from '../ui/icon.tsx';
import { lazyPart } from '../ui/lazy-part.ts';
import { logFailure } from '../ui/log-failure.ts';
import { SectionBoundary } from '../ui/sections.tsx';
import { useHydrated } from '../ui/use-hydrated.ts';
import { MAX_KEY } from './search-query.ts';
import { useSuggestions } from './use-suggestions.ts';

const loadList = () => import('./suggestion-list.tsx');
const SuggestionList = lazyPart(async () => (await loadList()).SuggestionList);
const RecentSearchList = lazyPart(async () => (await import('./recent-search-list.tsx')).RecentSearchList);

/**
 * The search field: a plain GET form that does not submit empty text (spec §4, §5). Once hydrated it is a combobox:
 * arrows move through the suggestions, Enter opens one or searches, Escape closes them.
 */
export function SearchForm({ initialKey = '', hasFocus = false, suggestIn }: SearchFormProps) {
  const t = useText();
  const locale = useLocale();
  const navigate = useNavigate();
  const { state, formAction } = useNavigation();
  const isHydrated = useHydrated();
  const id = useId();
  const [typed, setTyped] = useState('');
  const [active, setActive] = useState(-1);
  const [isEntered, setEntered] = useState(false);
  const suggested = useSuggestions(typed, locale);
  const action = buildPath({ ...locale, pagePath: '/search' });
  const options = suggested?.suggestions ?? [];
  const isOpen = options.length > 0;
  const activeOption = options[active];

  function onType(text: string) {
    setTyped(text);
    setActive(-1);
  }
  function onKeyDown(event: KeyboardEvent<HTMLInputElement>) {
    if (!isOpen || event.nativeEvent.isComposing) return;
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
    if (step !== 0) {
      // Down from the field to the first, up to the last, and past either end back to the field.
      const places = options.length + 1;
      setActive(((active + 1 + step + places) % places) - 1);
    } else if (event.key === 'Escape') onType('');
    else if (event.key === 'Enter' && activeOption) {
      navigate(buildPath({ ...locale, pagePath: activeOption.to }));
      onType('');
    } else return;
    event.preventDefault();
  }
  const combobox = {
    role: 'combobox',
    'aria-autocomplete': 'list',
    'aria-expanded': isOpen,
    'aria-controls': `${id}-list`,
    'aria-activedescendant': activeOption ? `${id}-${active}` : undefined,
  } as const;
  return (
    <Form
      action={action}
      role="search"
      className={suggestIn === 'overlay' ? 'relative' : undefined}
      onSubmit={(event) => {
        onType('');
        const key = String(new FormData(event.currentTarget).get('key'));
        import('./recent-searches.ts')
          .then(({ noteSearch }) => noteSearch(localStorage, document.cookie, locale, key))
          .catch(logFailure);
      }}
    >
      <div className="flex gap-3">
        <label htmlFor={`${id}-key`} className="sr-only">
          {t(m.search_label)}
        </label>
        <input
          {...(isHydrated ? combobox : {})}
          id={`${id}-key`}
          name="key"
          type="search"
          required
          maxLength={MAX_KEY}
          pattern="\s*\S.*"
          autoComplete="off"
          autoCapitalize="off"
          spellCheck="false"
          enterKeyHint="search"
          // biome-ignore lint/a11y/noAutofocus: browsers focus it when its drawer opens, and not before; without a script too
          autoFocus={hasFocus}
          data-autofocus={hasFocus || undefined}
          key={initialKey}
          defaultValue={initialKey}
          onChange={(event) => onType(event.target.value)}
          onKeyDown={onKeyDown}
          // Without it there are no suggestions.
          onFocus={() => {
            setEntered(true);
            loadList().catch(logFailure);
          }}
          onBlur={suggestIn === 'overlay' ? () => onType('') : undefined}
          placeholder={t(m.search_placeholder)}
          className="h-15 min-w-0 flex-1 border-2 border-line-strong bg-white px-4 text-body font-medium placeholder:text-ink-2"
        />
        <Button type="submit" disabled={state !== 'idle' && formAction === action} className="max-md:px-4.5">
          <Icon name="search" className="size-6 md:hidden" />
          <span className="max-md:sr-only">{t(m.search_submit)}</span>
        </Button>
      </div>
      {isHydrated && (
        <>
          <SectionBoundary>
            {suggested ? (
              <SuggestionList
                id={id}
                typed={suggested?.key ?? ''}
                options={options}
                active={active}
                place={suggestIn}
                onChosen={() => onType('')}
              />
            ) : (
              isEntered && suggestIn === 'place' && <RecentSearchList />
            )}
          </SectionBoundary>
          <p role="status" className="sr-only">
            {suggested && t(m.search_suggestions_count, { count: options.length })}
          </p>
        </>
      )}
    </Form>
  );
}

type SearchFormProps = {
  initialKey?: string;
  /** Focuses the field when its drawer opens. */
  hasFocus?: boolean;
  /** Below the field, or over the content that follows. */
  suggestIn: 'place' | 'overlay';
};
