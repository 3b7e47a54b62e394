import core from '../styles/core.css?url';
import all from '../styles/theme.css?url';

/** A route's statement of the styles that its page needs, depending on the page's data. */
export type StylesHandle = { hasCoreStyles(data: object): boolean };
export const CORE_STYLES: StylesHandle = { hasCoreStyles: () => true };

/**
 * The style sheet of a document: that of the pages which most visits begin with, or all styles (decision 0295). In a
 * browser it stays what the server chose.
 */
export function chooseStyleSheet(isCore: boolean): string {
  if (import.meta.env.SSR) return isCore ? core : all;
  return document.querySelector('link[rel=stylesheet]')?.getAttribute('href') ?? all;
}

/** Adds all styles to a document that has only those of its own page; rejects if they cannot be loaded. */
export async function addAllStyles(): Promise<void> {
  const [own, added] = document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]');
  // Its own is not awaited: one that has failed would never load.
  if (own?.getAttribute('href') === all || added?.sheet) return;
  const link = added ?? Object.assign(document.createElement('link'), { rel: 'stylesheet', href: all });
  const loaded = new Promise<void>((resolve, reject) => {
    link.addEventListener('load', () => resolve());
    link.addEventListener('error', () => {
      link.remove();
      reject(new Error(`${all} was not loaded`));
    });
  });
  // The last of two equal rules wins: all styles come after those that the page has.
  if (!added) own?.after(link);
  return loaded;
}

/** The address of all styles, for a document that does not have them. */
export function missingStyleSheet(): string | undefined {
  return document.querySelector(`link[href="${all}"]`) ? undefined : all;
}
