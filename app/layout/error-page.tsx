import { Link } from 'react-router';
import { homePath } from '../locale/path.ts';
import { useLocale } from '../locale/use-locale.ts';
import { useText } from '../locale/use-text.ts';
import { m } from '../messages/generated/messages.js';
import { buttonVariants } from '../ui/button.tsx';

/**
 * The one error screen (spec §2, §8; rulings 2.8): the same for a missing page, a failing backend and a defect;
 * only the status tells them apart. A saffron room, the quoted strings, the way home.
 */
export function ErrorPage() {
  const t = useText();
  const { language } = useLocale();
  return (
    <section data-room="qiwam" className="relative isolate grid min-h-[min(46rem,calc(100dvh-5.75rem))] items-center bg-room text-on-room">
      <div className="wrap py-section">
        <p className="font-display text-[clamp(6rem,4rem+12vw,15rem)] leading-none" aria-hidden="true">
          404
        </p>
        <h1 className="mt-4 text-h2">{t(m.error_heading)}</h1>
        <p className="mt-4 mb-8 max-w-[34ch] text-lead">{t(m.error_text)}</p>
        <Link to={language === 'ar' ? homePath({ country: 'uae', language }) : '/'} className={buttonVariants.ink}>
          {t(m.error_home)}
        </Link>
      </div>
    </section>
  );
}
