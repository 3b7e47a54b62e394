import type { ReactNode } from 'react';

/** A field of 60 px with a visible border (art direction 5); on the newsletter band the border is white. */
export const FIELD_CLASS =
  'h-15 w-full min-w-0 border-2 border-line-strong bg-white px-5 text-body font-medium text-ink placeholder:text-ink-2 aria-invalid:border-error disabled:opacity-60';

/** Attributes that tie a control to its label, hint and error. */
export type ControlAttributes = {
  id: string;
  'aria-invalid': true | undefined;
  'aria-describedby': string | undefined;
};

/** A label above its control (beside it, for a box to tick), and below it the hint and the error. */
export function FieldFrame({
  id,
  label,
  mark,
  error,
  hint,
  isBeside = false,
  className = '',
  children,
}: {
  id: string;
  label: string;
  /** The word for "required". */
  mark?: string | undefined;
  error?: string | undefined;
  hint?: string | undefined;
  isBeside?: boolean;
  className?: string;
  children: (attributes: ControlAttributes) => ReactNode;
}) {
  const described = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ');
  const control = children({
    id,
    'aria-invalid': error ? true : undefined,
    'aria-describedby': described || undefined,
  });
  const text = (
    <>
      {label}
      {mark && <span className="font-normal text-ink-2"> ({mark})</span>}
    </>
  );
  return (
    <div className={className}>
      {isBeside ? (
        <div className="flex items-start gap-3">
          {control}
          <label htmlFor={id} className="min-h-11">
            {text}
          </label>
        </div>
      ) : (
        <>
          <label htmlFor={id} className="mb-1.5 block font-semibold">
            {text}
          </label>
          {control}
        </>
      )}
      {hint && (
        <p id={`${id}-hint`} className="mt-1.5 text-small text-ink-2">
          {hint}
        </p>
      )}
      {error && (
        <p id={`${id}-error`} className="mt-1.5 text-small font-semibold text-error">
          {error}
        </p>
      )}
    </div>
  );
}
