import { useState } from 'react';
import { useText } from '../locale/use-text.ts';
import { m } from '../messages/generated/messages.js';
import { BUTTON_VARIANTS } from '../ui/button.tsx';
import { Icon } from '../ui/icon.tsx';
import { useHydrated } from '../ui/use-hydrated.ts';

/** Shares the page through the device, else copies its address. Needs a script. */
export function ShareButton({ title }: { title: string }) {
  const t = useText();
  const isHydrated = useHydrated();
  const [status, setStatus] = useState<'copied' | 'failed' | null>(null);
  async function onClick() {
    const url = location.href;
    try {
      if (typeof navigator.share === 'function') return await navigator.share({ title, url });
      await navigator.clipboard.writeText(url);
      setStatus('copied');
    } catch (error) {
      // Closing the device's share sheet is not a failure.
      if (!(error instanceof DOMException && error.name === 'AbortError')) setStatus('failed');
    }
  }
  return (
    <div className="flex flex-wrap items-center gap-x-4">
      <button
        type="button"
        onClick={onClick}
        className={`${BUTTON_VARIANTS.underline} gap-2.5 ${isHydrated ? '' : 'invisible'}`}
      >
        <Icon name="share" />
        <span>{t(m.product_share)}</span>
      </button>
      <p role="status" className="text-small text-ink-2">
        {status !== null && t(status === 'copied' ? m.product_share_copied : m.product_share_failed)}
      </p>
    </div>
  );
}
