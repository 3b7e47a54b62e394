/** spec §4, §9: the path of a reload is kept for 10 seconds, against loops. */
const GUARD_MS = 10_000;
const KEY = 'reload-path';
/** The fields that are typed into. A box has the value "on", ticked or not. */
export const TYPED_FIELDS = 'input:not([type=checkbox],[type=radio]),textarea';
/** The interval of checks whether the visitor has left. */
const LOOK_MS = 100;

/** A navigation to another document, which a page's first script tracks (site/app/between-documents.ts). */
declare global {
  var wayOut: { aborted: boolean } | null | undefined;
}

/** Whether the browser is loading another document. */
export const isLeaving = () => globalThis.wayOut?.aborted === false;

/** The address of the page in the address bar. */
export function currentAddress(): string {
  return location.pathname + location.search + location.hash;
}

let routerAddress = currentAddress;

/** Sets how to get the router's address: during a navigation, that of the next page. */
export function watchRouter(address: () => string): void {
  routerAddress = address;
}

/** Resolves to whether the visitor still wants a page, once that is certain. */
export async function isWanted(page: string): Promise<boolean> {
  const isOnTheWay = () => isLeaving() || (routerAddress() !== page && currentAddress() === page);
  while (isOnTheWay()) await new Promise((resolve) => setTimeout(resolve, LOOK_MS));
  return routerAddress() === page;
}

/** Loads an address of this site as a document. */
export function loadDocument(address: string): void {
  // After going back, the address is there already.
  if (address === currentAddress()) location.reload();
  else location.assign(address);
}

/**
 * Loads a document because a part of it could not be loaded; not the same one again within 10 seconds, unless there is
 * no network: then only the worker answers, with what it has. Returns whether it does.
 */
export function loadDocumentOnce(address: string): boolean {
  try {
    const [path, at] = (sessionStorage.getItem(KEY) ?? '').split(' ');
    if (navigator.onLine && path === address && Date.now() - Number(at) < GUARD_MS) return false;
    sessionStorage.setItem(KEY, `${address} ${Date.now()}`);
  } catch {
    // Without the guard it could reload for ever.
    return false;
  }
  loadDocument(address);
  return true;
}

/**
 * Loads code that a page needs now. A failure is logged, and a page reached by client navigation is then loaded as a
 * document, once, unless the visitor leaves it. If it is part of the page in the address bar, unsent typing prevents
 * that. A page loaded as a document is complete: it stays as it is.
 */
export async function loadCode<Code>(load: () => Promise<Code>, address = currentAddress): Promise<Code> {
  try {
    return await load();
  } catch (error) {
    if (import.meta.env.SSR) throw error;
    const target = address();
    console.error(`The code of ${target} was not loaded:`, error);
    const isMissed = !isDocument(target) && (await isWanted(target));
    // A navigation to another page leaves behind what was typed.
    const isKept = address === currentAddress && hasUnsentTyping();
    if (isMissed && !isKept && loadDocumentOnce(target)) return new Promise(() => {});
    throw error;
  }
}

/** Whether an address is the one the document was loaded from. */
export function isDocument(address = currentAddress()): boolean {
  const [entry] = performance.getEntriesByType('navigation');
  const [loaded, requested] = [entry?.name ?? '', new URL(address, origin).href].map((url) => url.split('#')[0]);
  return loaded === requested;
}

/**
 * Whether a field holds what the visitor has typed and not sent, or a form was changed in any way, or refused: its text
 * is in its HTML.
 */
export function hasUnsentTyping(typed = TYPED_FIELDS): boolean {
  const fields = document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(typed);
  const isUnsent = document.querySelector('[data-unsent]') !== null;
  return isUnsent || [...fields].some((field) => field.value !== field.defaultValue);
}
