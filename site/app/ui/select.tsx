import type { ComponentProps, ReactNode } from 'react';

type SelectOption = { value: string; label: string };

/** A native select with a label, visually hidden where the context is enough. */
export function Select({
  label,
  options,
  className = '',
  ...props
}: Omit<ComponentProps<'select'>, 'children'> & { label: string; options: readonly SelectOption[] }) {
  return (
    <label className={`flex ${className}`}>
      <span className="sr-only">{label}</span>
      <select
        {...props}
        className="select min-h-11 min-w-0 grow border border-line-strong bg-white ps-3.5 pe-10 font-semibold disabled:opacity-60"
      >
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </label>
  );
}

/** A native select below its label, as tall as the buttons beside it. */
export function LabelledSelect({
  label,
  children,
  ...props
}: Omit<ComponentProps<'select'>, 'className'> & { label: string; children: ReactNode }) {
  return (
    <label className="grid gap-2 font-bold">
      {label}
      <select
        {...props}
        className="select min-h-15 w-full min-w-0 border-2 border-line-strong bg-white ps-4 pe-10 font-semibold"
      >
        {children}
      </select>
    </label>
  );
}
