import type { FormView } from './form-view.ts';
import { Tick } from './tick.tsx';

/** Boxes of a list, as many as a visitor likes. */
export function ChoicesField({
  frame,
  name,
  view,
}: {
  name: string;
  view: FormView;
  frame: { id: string; label: string; error: string | undefined };
}) {
  if (view.choices.brands.length === 0) return null;
  return (
    <fieldset id={frame.id} tabIndex={-1} aria-describedby={frame.error ? `${frame.id}-error` : undefined}>
      <legend className="mb-1.5 font-semibold">{frame.label}</legend>
      <div className="grid gap-x-6 xs:grid-cols-2">
        {view.choices.brands.map(({ value, label }) => (
          <div key={value} className="flex min-h-11 items-center gap-3">
            <Tick
              id={`${frame.id}-${value}`}
              name={name}
              value={value}
              isChosen={view.answer?.values[name]?.includes(value)}
            />
            <label htmlFor={`${frame.id}-${value}`}>{label}</label>
          </div>
        ))}
      </div>
      {frame.error && (
        <p id={`${frame.id}-error`} className="mt-1.5 text-small font-semibold text-error">
          {frame.error}
        </p>
      )}
    </fieldset>
  );
}
