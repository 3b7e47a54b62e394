import { useEffect, useRef, useState } from 'react';
import { COMPARE_FORM, COMPARE_PARAM } from '../facets/compare-query.ts';
import { useText } from '../locale/use-text.ts';
import { m } from '../messages/generated/messages.js';
import { logFailure } from '../ui/log-failure.ts';
import { readCompared } from './compared.ts';
import type { TrayState } from './follow-compared.ts';

const EMPTY: TrayState = { elsewhere: [], isRefused: false };

/**
 * The tray that stays in view while something is chosen (styles/product.css): the form of the boxes. Once hydrated it
 * also holds what was chosen on other pages of the type, and refuses a fourth in words.
 */
export function CompareTray({ action, path, page }: { action: string; path: string; page: unknown }) {
  const t = useText();
  const form = useRef<HTMLFormElement>(null);
  const [{ elsewhere, isRefused }, setState] = useState(EMPTY);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another page of the list has other boxes
  useEffect(() => {
    const tray = form.current;
    if (!tray) return;
    let end: (() => void) | null = null;
    let isOver = false;
    function begin() {
      import('./follow-compared.ts')
        .then(({ followCompared }) => {
          if (tray && !isOver) end ??= followCompared(tray, path, setState);
        })
        .catch(logFailure);
    }
    // Its code loads at the first tick.
    if (readCompared(sessionStorage, path).length > 0 || new FormData(tray).has(COMPARE_PARAM)) begin();
    document.addEventListener('change', begin, { once: true });
    return () => {
      isOver = true;
      document.removeEventListener('change', begin);
      end?.();
    };
  }, [path, page]);

  return (
    <form
      ref={form}
      id={COMPARE_FORM}
      action={action}
      method="get"
      className="compare-tray on-dark bg-sidr-deep text-white print:hidden"
    >
      <div className="wrap flex flex-wrap items-center justify-between gap-x-6 gap-y-2 py-3">
        <p>
          <span className="compare-count font-semibold">{t(m.compare_chosen)} </span>{' '}
          <span className={isRefused ? 'font-semibold' : 'text-sage'} role="status">
            {t(isRefused ? m.compare_refused : m.compare_most)}
          </span>
        </p>
        {elsewhere.map(({ slug, name }) => (
          <label key={slug} className="inline-flex min-h-11 cursor-pointer items-center gap-2.5 text-small">
            <input
              type="checkbox"
              form={COMPARE_FORM}
              name={COMPARE_PARAM}
              value={slug}
              data-name={name}
              defaultChecked
              className="checkbox"
            />
            {name}
          </label>
        ))}
        <div className="flex items-center gap-6">
          <button type="reset" className="min-h-11 font-semibold underline underline-offset-4">
            {t(m.compare_clear)}
          </button>
          <button type="submit" className="min-h-12 bg-white px-6 font-bold text-ink hover:bg-mist">
            {t(m.compare_show)}
          </button>
        </div>
      </div>
    </form>
  );
}
