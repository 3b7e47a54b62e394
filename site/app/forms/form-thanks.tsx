import { useEffect } from 'react';
import type { KeptForm } from '../../../contract/forms/submission.ts';
import { PathLink } from '../locale/locale-link.tsx';
import { BUTTON_VARIANTS } from '../ui/button.tsx';
import type { FormThanksTexts } from './form-view.ts';
import { openDrafts } from './use-draft.ts';

/** After a form has been accepted: what happens next, by whom and when, and the reference number. */
export function FormThanks({ form, sent, address }: { form: KeptForm; sent: FormThanksTexts; address: string }) {
  useEffect(() => {
    // The form is gone, and the focus with it; if it is elsewhere, the visitor moved it.
    if (document.activeElement === document.body) document.getElementById('form')?.focus({ preventScroll: true });
    openDrafts(form)?.clearPosted();
  }, [form]);
  return (
    <div className="form-thanks">
      <p className="max-w-[52ch] text-lead">{sent.next}</p>
      <p role="status" className="font-display text-h3">
        {sent.reference}
      </p>
      <p className="max-w-[52ch] text-ink-2">{sent.keep}</p>
      <PathLink to={address} className={BUTTON_VARIANTS['outline-large']}>
        {sent.again}
      </PathLink>
    </div>
  );
}
