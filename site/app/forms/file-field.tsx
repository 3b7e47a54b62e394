import { useRef, useState } from 'react';
import { useText } from '../locale/use-text.ts';
import { m } from '../messages/generated/messages.js';
import { BUTTON_VARIANTS } from '../ui/button.tsx';
import { type ControlAttributes, FIELD_CLASS } from '../ui/field.tsx';
import { resolveFileSize } from '../ui/file-size.ts';
import { dropName, heldName } from './extra-fields.ts';
import type { HeldFile } from './form-answer.ts';

/** A file: chosen in the browser's own way, shown with its name and size, and removable; also one the server holds. */
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
  // A form that was reset has none.
  const shown = input.current?.value ? chosen : null;
  const remove = () => {
    if (input.current) input.current.value = '';
    setChosen(null);
    input.current?.focus();
  };
  return (
    <>
      <input
        {...attributes}
        ref={input}
        type="file"
        name={name}
        accept={accept}
        // A file that the server holds is enough.
        required={required && held === null}
        onChange={(event) => setChosen(event.currentTarget.files?.[0] ?? null)}
        className={`${FIELD_CLASS} h-auto! py-3.5 file:me-4 file:min-h-11 file:border-2 file:border-ink file:bg-white file:px-4 file:font-bold file:text-ink`}
      />
      {shown && (
        <div className="mt-3 flex flex-wrap items-center justify-between gap-3 bg-white p-4">
          <p role="status">
            <FileFacts name={shown.name} size={shown.size} />
          </p>
          <button type="button" onClick={remove} className={BUTTON_VARIANTS.underline}>
            <span>{t(m.form_file_remove)}</span>
          </button>
        </div>
      )}
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
