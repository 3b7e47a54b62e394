import { useEffect, useRef, useState } from 'react';
import { useText } from '../locale/use-text.ts';
import { m } from '../messages/generated/messages.js';
import { BUTTON_VARIANTS } from '../ui/button.tsx';
import type { ControlAttributes } from '../ui/field.tsx';
import { resolveFileSize } from '../ui/file-size.ts';
import { dropName, heldName } from './extra-fields.ts';
import type { HeldFile } from './form-answer.ts';

/**
 * A file: chosen by a button in the page's language, as a browser's own is in the browser's; shown with its name and
 * size, and removable; also one the server holds.
 */
export function FileField({
  name,
  accept,
  required,
  held,
  ...attributes
}: ControlAttributes & { name: string; accept: string | undefined; required: boolean; held: HeldFile | null }) {
  const t = useText();
  const input = useRef<HTMLInputElement>(null);
  const [chosen, setChosen] = useState<{ name: string; size: number } | null>(null);
  // One that was chosen before hydration.
  useEffect(() => setChosen(input.current?.files?.[0] ?? null), []);
  // A form that was reset has none.
  const shown = input.current?.value ? chosen : null;
  const remove = () => {
    if (input.current) input.current.value = '';
    setChosen(null);
    input.current?.focus();
  };
  return (
    <>
      {/* The control covers the whole field, so that files can be dropped; visible only without scripts. */}
      <div className="relative flex min-h-15 flex-wrap items-center gap-x-4 gap-y-1 border-2 border-line-strong bg-white px-3.5 py-1.5 hover:border-ink has-focus-visible:outline-3 has-focus-visible:outline-offset-3 has-focus-visible:outline-ink has-aria-invalid:border-error">
        <input
          {...attributes}
          ref={input}
          type="file"
          name={name}
          accept={accept}
          // A file that the server holds is enough.
          required={required && held === null}
          onChange={(event) => setChosen(event.currentTarget.files?.[0] ?? null)}
          className="absolute inset-0 size-full cursor-pointer opacity-0 file:me-4 file:min-h-11 file:border-2 file:border-ink file:bg-white file:px-4 file:font-bold file:text-ink noscript:static noscript:opacity-100"
        />
        <label htmlFor={attributes.id} className={`${BUTTON_VARIANTS.outline} min-h-11 px-4 noscript:hidden`}>
          {t(m.form_file_choose)}
        </label>
        <p role="status" className="min-w-0 flex-[1_1_8rem] noscript:hidden">
          {shown ? <FileFacts name={shown.name} size={shown.size} /> : held ? null : t(m.form_file_none)}
        </p>
        {shown && (
          <button type="button" onClick={remove} className={`${BUTTON_VARIANTS.underline} relative`}>
            <span>{t(m.form_file_remove)}</span>
          </button>
        )}
      </div>
      {held && !shown && (
        <div className="mt-3 flex flex-wrap items-center justify-between gap-3 bg-white p-4">
          <p>
            <FileFacts name={held.name} size={held.size} />
          </p>
          <input type="hidden" name={heldName(name)} value={held.token} />
          <label className="flex min-h-11 items-center gap-3">
            <input type="checkbox" name={dropName(name)} value="yes" className="tick" />
            {t(m.form_file_remove)}
          </label>
        </div>
      )}
    </>
  );
}

function FileFacts({ name, size }: { name: string; size: number }) {
  const t = useText();
  const { amount, unit } = resolveFileSize(size);
  return (
    <>
      <bdi className="font-semibold break-all">{name}</bdi> ({t(unit === 'mb' ? m.file_mb : m.file_kb, { amount })})
    </>
  );
}
