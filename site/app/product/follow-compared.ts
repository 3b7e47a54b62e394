import { COMPARE_FORM, MAX_COMPARED } from '../facets/compare-query.ts';
import { type Compared, keepCompared, readCompared } from './compared.ts';

/** The state of the tray: ticked products that are not on the page, and whether a tick was just refused. */
export type TrayState = { elsewhere: readonly Compared[]; isRefused: boolean };

/** Keeps ticked products from page to page, and refuses a tick beyond three. Returns a function that stops it. */
export function followCompared(tray: HTMLFormElement, path: string, onChanged: (state: TrayState) => void): () => void {
  let compared = readCompared(sessionStorage, path);
  /** The last tick comes last, so that it is the one refused. */
  function show(ticked: readonly Compared[]) {
    compared = ticked.slice(0, MAX_COMPARED);
    const boxes = [...document.querySelectorAll<HTMLInputElement>(`li [form="${COMPARE_FORM}"]`)];
    for (const box of boxes) box.checked = compared.some(({ slug }) => slug === box.value);
    keepCompared(sessionStorage, path, compared);
    onChanged({
      elsewhere: compared.filter(({ slug }) => !boxes.some(({ value }) => value === slug)),
      isRefused: ticked.length > MAX_COMPARED,
    });
  }
  /** Lists the ticked products of the page and the tray. */
  function listTicked(): Compared[] {
    return [...tray.elements].flatMap((box) =>
      box instanceof HTMLInputElement && box.checked ? { slug: box.value, name: box.dataset.name ?? box.value } : [],
    );
  }
  function addTicked(before: readonly Compared[], ticked: readonly Compared[]) {
    show([...before, ...ticked.filter(({ slug }) => !before.some((one) => one.slug === slug))]);
  }
  function onChange({ target }: Event) {
    if (!(target instanceof HTMLInputElement) || target.form !== tray) return;
    const ticked = listTicked();
    addTicked(
      compared.filter(({ slug }) => ticked.some((one) => one.slug === slug)),
      ticked,
    );
  }
  const onReset = () => show([]);
  addTicked(compared, listTicked());
  document.addEventListener('change', onChange);
  tray.addEventListener('reset', onReset);
  return () => {
    document.removeEventListener('change', onChange);
    tray.removeEventListener('reset', onReset);
  };
}
