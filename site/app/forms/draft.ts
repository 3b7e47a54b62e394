/** Drafts of forms on the visitor's device: texts alone, for 30 days, unless the visitor wants none. */
import { parseJson } from '../../../contract/parse-json.ts';

const KEPT_MS = 30 * 24 * 60 * 60 * 1000;
const OFF = 'form-drafts-off';

export type Draft = { at: number; values: Readonly<Record<string, readonly string[]>> };

type Storage = Pick<globalThis.Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** Creates the drafts of a form; a device that keeps nothing has none. */
export function createDrafts(storage: Storage, form: string, clock: () => number) {
  const key = `form-draft ${form}`;

  function read(): Draft | null {
    const draft = parseDraft(parseJson(storage.getItem(key) ?? ''));
    if (draft !== null && clock() - draft.at <= KEPT_MS) return draft;
    clear();
    return null;
  }

  function save(values: Draft['values']): void {
    if (!isOn()) return;
    const isEmpty = Object.values(values).every((texts) => texts.every((text) => text === ''));
    if (isEmpty) clear();
    else attempt(() => storage.setItem(key, JSON.stringify({ at: clock(), values })));
  }

  const clear = () => attempt(() => storage.removeItem(key));
  const isOn = () => storage.getItem(OFF) === null;

  function turn(on: boolean): void {
    if (on) attempt(() => storage.removeItem(OFF));
    else {
      clear();
      attempt(() => storage.setItem(OFF, '1'));
    }
  }

  return { read, save, clear, isOn, turn };
}

/** A full or forbidden storage keeps no draft, and the form works as well. */
function attempt(write: () => void): void {
  try {
    write();
  } catch (error) {
    console.warn('A draft was not kept:', error);
  }
}

function parseDraft(value: unknown): Draft | null {
  if (typeof value !== 'object' || value === null || !('at' in value) || !('values' in value)) return null;
  const { at, values } = value;
  if (typeof at !== 'number' || typeof values !== 'object' || values === null) return null;
  const entries = Object.entries(values).flatMap(([name, texts]) =>
    Array.isArray(texts) ? [[name, texts.filter((text) => typeof text === 'string')] as const] : [],
  );
  return { at, values: Object.fromEntries(entries) };
}
