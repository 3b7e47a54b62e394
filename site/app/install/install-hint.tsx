import { createRoot } from 'react-dom/client';
import { inLanguage } from '../../../contract/languages.ts';
import { company } from '../../company.ts';
import { type Locale, localeOf, parsePath } from '../locale/path.ts';
import { m } from '../messages/generated/messages.js';
import { Button } from '../ui/button.tsx';
import { logFailure } from '../ui/log-failure.ts';
import { dismissInstall, type InstallOffer } from './install-offer.ts';

/** Puts the hint before the footer, while that is out of view: nothing on the screen moves. */
export function showInstallHint(offer: InstallOffer): void {
  const footer = document.getElementById('site-footer');
  if (!footer) return;
  const place = document.createElement('aside');
  place.dataset.print = 'hide';
  place.setAttribute('aria-labelledby', 'install-title');
  const root = createRoot(place);
  const end = () => {
    dismissInstall();
    root.unmount();
    place.remove();
  };
  let isAsked = false;
  const install = async () => {
    // Browsers refuse to ask twice.
    if (isAsked) return;
    isAsked = true;
    // Whatever the visitor answers, the browser has asked.
    await offer.prompt().catch(logFailure);
    end();
  };
  const locale = localeOf(parsePath(location.pathname));
  root.render(<InstallHint locale={locale} onInstall={install} onLater={end} />);
  addEventListener('appinstalled', end, { once: true });
  new IntersectionObserver((entries, observer) => {
    if (entries.some(({ isIntersecting }) => isIntersecting)) return;
    observer.disconnect();
    footer.before(place);
  }).observe(footer);
}

type InstallHintProps = { locale: Locale; onInstall: () => void; onLater: () => void };

function InstallHint({ locale, onInstall, onLater }: InstallHintProps) {
  const text = { locale: locale.language };
  return (
    <div className="bg-mist">
      <div className="wrap grid items-center gap-x-8 gap-y-6 py-12 md:grid-cols-[auto_1fr_auto]">
        <img src="/icon-192.png" alt="" width="72" height="72" />
        <div className="max-w-[60ch]">
          <h2 id="install-title" className="mb-2 text-h2s">
            {m.install_title({ company: inLanguage(company.name, locale.language) }, text)}
          </h2>
          <p>{m.install_text({}, text)}</p>
        </div>
        <div className="flex flex-wrap items-center gap-x-8 gap-y-3">
          <Button onClick={onInstall}>{m.install_start({}, text)}</Button>
          <Button variant="underline" onClick={onLater}>
            <span>{m.install_later({}, text)}</span>
          </Button>
        </div>
      </div>
    </div>
  );
}
