import type { ComponentProps } from 'react';

export type SelectOption = { value: string; label: string };

/** A native select with a label, visually hidden where the context is enough. */
export function Select({
  label,
  options,
  className = '',
  ...props
}: Omit<ComponentProps<'select'>, 'children'> & { label: string; options: readonly SelectOption[] }) {
  return (
    <label className={`flex items-center gap-2 ${className}`}>
      <span className="sr-only">{label}</span>
      <select
        {...props}
        className="select min-h-11 min-w-0 border border-line-strong bg-white ps-3.5 pe-10 font-semibold disabled:opacity-60"
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
