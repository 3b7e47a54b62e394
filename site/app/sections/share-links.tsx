import { useState } from 'react';
import { inLanguage } from '../../../contract/languages.ts';
import { useLocale } from '../locale/use-locale.ts';
import { useText } from '../locale/use-text.ts';
import { m } from '../messages/generated/messages.js';
import { useHydrated } from '../ui/use-hydrated.ts';

/** Share addresses of networks; plain links, so nothing is requested before a click. */
const NETWORKS = [
  {
    name: { en: 'WhatsApp', ar: 'واتساب' },
    build: (address: string, title: string) => `https://wa.me/?text=${encodeURIComponent(`${title} ${address}`)}`,
  },
  {
    name: { en: 'LinkedIn', ar: 'لينكدإن' },
    build: (address: string) => `https://www.linkedin.com/sharing/share-offsite/?url=${encodeURIComponent(address)}`,
  },
  {
    name: { en: 'Facebook', ar: 'فيسبوك' },
    build: (address: string) => `https://www.facebook.com/sharer/sharer.php?u=${encodeURIComponent(address)}`,
  },
  {
    name: { en: 'X', ar: 'إكس' },
    build: (address: string, title: string) =>
      `https://x.com/intent/post?${new URLSearchParams({ text: title, url: address })}`,
  },
] as const;

const LINK = 'inline-flex min-h-11 items-center font-semibold no-underline hover:text-ember';

/** Ways to share a page; copying its link works once hydrated. */
export function ShareLinks({ address, title }: { address: string; title: string }) {
  const t = useText();
  const { language } = useLocale();
  const isHydrated = useHydrated();
  const [isCopied, setCopied] = useState(false);
  return (
    <div data-print="hide">
      <p className="mb-1 border-t-3 border-ink pt-3 font-bold">{t(m.post_share)}</p>
      <ul className="flex flex-wrap gap-x-6">
        {NETWORKS.map(({ name, build }) => (
          <li key={name.en}>
            <a href={build(address, title)} target="_blank" rel="noopener noreferrer" className={LINK}>
              {inLanguage(name, language)}
              <span className="sr-only">: {t(m.post_share_on)}</span>
            </a>
          </li>
        ))}
        <li>
          <a href={`mailto:?subject=${encodeURIComponent(title)}&body=${encodeURIComponent(address)}`} className={LINK}>
            {t(m.post_share_mail)}
          </a>
        </li>
        {isHydrated && (
          <li>
            <button
              type="button"
              className={LINK}
              onClick={() => {
                navigator.clipboard.writeText(address).then(
                  () => setCopied(true),
                  () => setCopied(false),
                );
              }}
            >
              <span role="status">{t(isCopied ? m.post_copied : m.post_copy)}</span>
            </button>
          </li>
        )}
      </ul>
    </div>
  );
}
