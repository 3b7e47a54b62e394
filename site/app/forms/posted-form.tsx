import { type FormEvent, useRef } from 'react';
import { useText } from '../locale/use-text.ts';
import { m } from '../messages/generated/messages.js';
import { Button } from '../ui/button.tsx';
import { useHydrated } from '../ui/use-hydrated.ts';
import { DraftNote } from './draft-note.tsx';
import { ErrorSummary } from './error-summary.tsx';
import { ELAPSED, HONEYPOT } from './extra-fields.ts';
import { FormFieldRow } from './form-field.tsx';
import type { FormView } from './form-view.ts';
import { useDraft } from './use-draft.ts';
import { useLeaveGuard } from './use-leave-guard.ts';
import { useSending } from './use-sending.ts';
import { useTrackForm } from './use-track-form.ts';

/** A form that works as HTML alone; scripts add checks while typing, drafts, progress, and sending without a connection. */
export function PostedForm({ view, address: own }: { view: FormView; address: string }) {
  const t = useText();
  const isHydrated = useHydrated();
  const element = useRef<HTMLFormElement>(null);
  const { fields } = view;
  const track = useTrackForm(view.form);
  const draft = useDraft(view, element, own, () => track('form_start'));
  const { address } = draft;
  const sending = useSending({ view, address, element, track, onTaken: draft.clear, onPosted: draft.leave });
  useLeaveGuard(draft.isDirty, draft.isUnsent);

  const onInput = ({ target }: FormEvent) => {
    const name = nameOf(target);
    if (name === '') return;
    draft.note();
    sending.recheck(name);
  };

  return (
    <form
      ref={element}
      method="post"
      action={address}
      encType="multipart/form-data"
      // This site's messages are in the page's language; without scripts the browser's are used.
      noValidate={isHydrated}
      onFocus={() => void sending.prepare()}
      onSubmit={sending.submit}
      onInput={onInput}
      onBlur={({ target }) => sending.check(nameOf(target))}
      aria-labelledby="form"
      className="posted-form relative grid gap-x-6 gap-y-7"
      data-unsent={sending.answer || draft.isUnsent ? '' : undefined}
    >
      {sending.answer && <ErrorSummary answer={sending.answer} view={view} />}
      <DraftNote draft={draft} label={view.general.drafts} />
      {fields.map((field) => (
        <FormFieldRow
          key={field.name}
          field={field}
          view={view}
          problem={sending.problemOf(field.name)}
          held={sending.answer?.held.find((one) => one.field === field.name) ?? null}
        />
      ))}
      <div aria-hidden="true" className="absolute start-0 bottom-0 size-px overflow-hidden opacity-0">
        <label>
          {t(m.form_trap)}
          <input type="text" name={HONEYPOT} tabIndex={-1} autoComplete="off" defaultValue="" />
        </label>
      </div>
      <input type="hidden" name={ELAPSED} defaultValue="" />
      <div className="grid justify-items-start gap-3">
        <Button type="submit" disabled={sending.state === 'sending'}>
          {t(sending.state === 'sending' ? m.form_sending : m.form_send)}
        </Button>
        <p role="status" className="min-h-7 max-w-[60ch] font-semibold">
          {sending.state === 'sending'
            ? t(m.form_progress, { percent: Math.round(sending.share * 100) })
            : view.general[sending.state]}
        </p>
      </div>
    </form>
  );
}

/** The name of a control; empty for what is not sent. */
function nameOf(target: EventTarget): string {
  return target instanceof Element ? (target.getAttribute('name') ?? '') : '';
}
