/** Drafts of forms on the visitor's device: texts alone, for 30 days, unless the visitor wants none. */
import { FORM_NAMES } from '../../../contract/forms.ts';
import { parseJson } from '../../../contract/parse-json.ts';

const KEPT_MS = 30 * 24 * 60 * 60 * 1000;
const OFF = 'form-drafts-off';
const keyOf = (form: string) => `form-draft ${form}`;

export type Draft = {
  at: number;
  values: Readonly<Record<string, readonly string[]>>;
  /** The address it would be sent to, whose query names the product that led to the form. */
  address: string;
  /** It was sent without a connection, and refused later. */
  isRefused?: true;
  /** The browser has sent it itself: the thank-you page deletes it. */
  isPosted?: true;
};

type Storage = Pick<globalThis.Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** Creates the drafts of a form; none on a device without storage. */
export function createDrafts(storage: Storage, form: string, clock: () => number) {
  const key = keyOf(form);
  const refusedKey = `${key} refused`;

  /** The draft of this form; without one, the first refused form. */
  function read(): Draft | null {
    const draft = parseDraft(parseJson(storage.getItem(key) ?? ''));
    if (draft !== null && isFresh(draft)) return draft;
    clear();
    const [first] = readRefused();
    return first ? { ...first, isRefused: true } : null;
  }

  const isFresh = ({ at }: Draft) => clock() - at <= KEPT_MS;

  function readRefused(): Draft[] {
    const list = parseJson(storage.getItem(refusedKey) ?? '');
    if (!Array.isArray(list)) return [];
    const fresh = list.flatMap((one) => parseDraft(one) ?? []).filter(isFresh);
    if (fresh.length < list.length) writeRefused(fresh);
    return fresh;
  }

  function writeRefused(list: readonly Draft[]): boolean {
    return attempt(() =>
      list.length === 0 ? storage.removeItem(refusedKey) : storage.setItem(refusedKey, JSON.stringify(list)),
    );
  }

  /**
   * Keeps a refused form, even with drafts off: its visitor was told that it would be sent. Returns whether it was
   * kept.
   */
  function keepRefused(values: Draft['values'], address: string): boolean {
    return writeRefused([...readRefused(), { at: clock(), values, address }]);
  }

  /** Forgets the refused form that `read` returns. */
  function dropRefused(): void {
    writeRefused(readRefused().slice(1));
  }

  function save(values: Draft['values'], address: string, isPosted = false): void {
    if (!isOn()) return;
    const isEmpty = Object.values(values).every((texts) => texts.every((text) => text === ''));
    if (isEmpty) clear();
    else
      attempt(() =>
        storage.setItem(key, JSON.stringify({ at: clock(), values, address, ...(isPosted && { isPosted }) })),
      );
  }

  /** Forgets a form that the browser sent without scripts, once it has been accepted. */
  function clearPosted(): void {
    if (parseDraft(parseJson(storage.getItem(key) ?? ''))?.isPosted) clear();
  }

  const clear = () => attempt(() => storage.removeItem(key));
  const isOn = () => storage.getItem(OFF) === null;

  /** Turns drafts on or off, in every form. */
  function turn(on: boolean): void {
    attempt(() => {
      if (on) return storage.removeItem(OFF);
      for (const one of FORM_NAMES) storage.removeItem(keyOf(one));
      storage.setItem(OFF, '1');
    });
  }

  return { read, save, clear, clearPosted, keepRefused, dropRefused, isOn, turn };
}

/** Forms work as well without storage, or with a full one. Returns whether it was written. */
function attempt(write: () => void): boolean {
  try {
    write();
    return true;
  } catch (error) {
    console.warn('A draft was not kept:', error);
    return false;
  }
}

function parseDraft(value: unknown): Draft | null {
  if (typeof value !== 'object' || value === null || !('at' in value) || !('values' in value)) return null;
  const { at, values } = value;
  const address = 'address' in value ? String(value.address) : '';
  if (typeof at !== 'number' || typeof values !== 'object' || values === null) return null;
  const entries = Object.entries(values).flatMap(([name, texts]) =>
    Array.isArray(texts) ? [[name, texts.filter((text) => typeof text === 'string')] as const] : [],
  );
  return { at, values: Object.fromEntries(entries), address, ...('isPosted' in value && { isPosted: true }) };
}
