import { type ComponentProps, useId } from 'react';

/** A field of 60 px with a visible border (art direction 5); on the newsletter band the border is white. */
export const FIELD_CLASS =
  'h-15 w-full min-w-0 border-2 border-line-strong bg-white px-5 text-body font-medium text-ink placeholder:text-ink-2 aria-invalid:border-error disabled:opacity-60';

/** A text field with its label above and its error or hint below, linked for screen readers. */
export function Field({
  label,
  error,
  hint,
  className = '',
  ...props
}: ComponentProps<'input'> & { label: string; error?: string | undefined; hint?: string }) {
  const id = useId();
  const message = error ?? hint;
  return (
    <div className={className}>
      <label htmlFor={id} className="mb-1.5 block font-semibold">
        {label}
        {props.required && <span aria-hidden="true"> *</span>}
      </label>
      <input
        {...props}
        id={id}
        aria-invalid={error ? true : undefined}
        aria-describedby={message ? `${id}-message` : undefined}
        className={FIELD_CLASS}
      />
      {message && (
        <p id={`${id}-message`} className={`mt-1.5 text-small ${error ? 'font-semibold text-error' : 'text-ink-2'}`}>
          {message}
        </p>
      )}
    </div>
  );
}
