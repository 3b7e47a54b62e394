import { Link } from 'react-router';
import { useText } from '../locale/use-text.ts';
import { m } from '../messages/generated/messages.js';
import { BUTTON_VARIANTS } from '../ui/button.tsx';
import type { FormView } from './form-view.ts';

type Sent = NonNullable<FormView['sent']>;

/** After a form has been taken: what happens next, by whom and when, and the number to ask by. */
export function FormThanks({ sent, address }: { sent: Sent; address: string }) {
  const t = useText();
  return (
    <div className="grid self-start justify-items-start gap-6 border-t-3 border-ink bg-white p-8">
      <p className="max-w-[52ch] text-lead">{sent.next}</p>
      <p role="status" className="font-display text-h3">
        {t(m.form_thanks_reference, { reference: sent.reference })}
      </p>
      <p className="max-w-[52ch] text-ink-2">{t(m.form_thanks_keep)}</p>
      <Link to={address} className={BUTTON_VARIANTS['outline-large']}>
        {t(m.form_thanks_again)}
      </Link>
    </div>
  );
}
