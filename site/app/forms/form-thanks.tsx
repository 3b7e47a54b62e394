import { Link } from 'react-router';
import type { KeptForm } from '../../../contract/forms/submission.ts';
import { useText } from '../locale/use-text.ts';
import { m } from '../messages/generated/messages.js';
import { BUTTON_VARIANTS } from '../ui/button.tsx';

/** Who reads it, and when they answer. */
const NEXT = {
  'general-enquiry': m.form_thanks_general_enquiry,
  distribution: m.form_thanks_distribution,
  'join-us': m.form_thanks_join_us,
} satisfies Record<KeptForm, unknown>;

/** After a form has been taken: what happens next, by whom and when, and the number to ask by. */
export function FormThanks({ form, reference, address }: { form: KeptForm; reference: string; address: string }) {
  const t = useText();
  return (
    <div className="grid self-start justify-items-start gap-6 border-t-3 border-ink bg-white p-8">
      <p className="max-w-[52ch] text-lead">{t(NEXT[form])}</p>
      <p role="status" className="font-display text-h3">
        {t(m.form_thanks_reference, { reference })}
      </p>
      <p className="max-w-[52ch] text-ink-2">{t(m.form_thanks_keep)}</p>
      <Link to={address} className={BUTTON_VARIANTS['outline-large']}>
        {t(m.form_thanks_again)}
      </Link>
    </div>
  );
}
