/** Set when an offer was dismissed. */
const KEY = 'install-hint';

/** A browser's offer to install the site; the page's first script keeps it (site/server/page-script.ts). */
export type InstallOffer = { prompt: () => Promise<{ outcome: 'accepted' | 'dismissed' }> };

declare global {
  var installOffer: InstallOffer | undefined;
}

/** Remembers that the visitor does not want it, or has it. */
export function dismissInstall(): void {
  try {
    localStorage.setItem(KEY, '1');
  } catch {
    // A full or blocked storage is ignored.
  }
}

export function isInstallDismissed(): boolean {
  try {
    return localStorage.getItem(KEY) !== null;
  } catch {
    // Without storage, do not ask.
    return true;
  }
}
