import { CONSENT_EVENT, hasConsent } from '../analytics/consent.ts';
import { logFailure } from '../ui/log-failure.ts';
import { isInstallDismissed } from './install-offer.ts';

/**
 * Shows the hint when the browser offers to install the site. Not before "Understood", as a dismissal could not be
 * stored, and not again after one (decision 0169).
 */
export function offerInstall(): void {
  let isShown = false;
  async function look(): Promise<void> {
    const offer = window.installOffer;
    if (isShown || !offer || !hasConsent(document.cookie) || isInstallDismissed()) return;
    isShown = true;
    const { showInstallHint } = await import('./install-hint.tsx');
    showInstallHint(offer);
  }
  // Without its code there is no hint.
  const tryToLook = () => void look().catch(logFailure);
  tryToLook();
  addEventListener('beforeinstallprompt', tryToLook);
  document.addEventListener(CONSENT_EVENT, tryToLook);
}
