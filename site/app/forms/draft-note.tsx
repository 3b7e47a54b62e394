import { formatDate } from '../locale/format-date.ts';
import { useLocale } from '../locale/use-locale.ts';
import { useText } from '../locale/use-text.ts';
import { m } from '../messages/generated/messages.js';
import { Button } from '../ui/button.tsx';
import type { DraftState } from './use-draft.ts';

/**
 * The drafts of a form on the device: an earlier one to continue, and the box that turns them off. Its space is
 * reserved before storage has been read, so that nothing below moves; until then it is not a control.
 */
export function DraftNote({ draft, label }: { draft: DraftState; label: string | undefined }) {
  const t = useText();
  const locale = useLocale();
  if (draft.isOn === null) {
    return (
      <p className="invisible flex min-h-11 items-start gap-3 text-small noscript:hidden">
        <span className="tick" />
        {label}
      </p>
    );
  }
  return (
    <div className="grid gap-4">
      {draft.found && (
        <div className="grid gap-4 border-s-3 border-ink bg-white p-6" role="status">
          <p className="font-semibold">
            {t(m.form_draft_found, { date: formatDate(new Date(draft.found.at).toISOString(), locale) })}
          </p>
          <div className="flex flex-wrap gap-4">
            <Button variant="outline" onClick={draft.restore}>
              {t(m.form_draft_restore)}
            </Button>
            <Button variant="underline" onClick={draft.discard}>
              <span>{t(m.form_draft_discard)}</span>
            </Button>
          </div>
        </div>
      )}
      <label className="flex min-h-11 items-start gap-3 text-small text-ink-2">
        <input
          type="checkbox"
          checked={draft.isOn}
          onChange={(event) => draft.turn(event.currentTarget.checked)}
          className="tick"
        />
        {label}
      </label>
    </div>
  );
}
