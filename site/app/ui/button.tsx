import type { ComponentProps } from 'react';
import { roomButtons } from '../../company/room-buttons.ts';
import { LocaleLink } from '../locale/locale-link.tsx';

// A label is never shrunk: white on orange needs large bold text to pass (art direction 2).
const BASE =
  'inline-flex items-center justify-center gap-3 border-2 text-center font-bold leading-tight no-underline transition-colors duration-160 disabled:opacity-60 disabled:cursor-progress';
const LARGE = 'min-h-15 px-8 py-2 text-label';

/** The button variants of the specification (spec §9, theme). */
export const BUTTON_VARIANTS = {
  default: `${BASE} ${LARGE} border-orange bg-orange text-white hover:border-orange-hover hover:bg-orange-hover`,
  outline: `${BASE} min-h-12 px-6 py-1.5 text-base border-ink bg-transparent text-ink hover:bg-ink hover:text-white`,
  'outline-large': `${BASE} ${LARGE} border-ink bg-transparent text-ink hover:bg-ink hover:text-white`,
  white: `${BASE} ${LARGE} border-white bg-white text-ink hover:border-ink hover:bg-ink hover:text-white`,
  ink: `${BASE} ${LARGE} border-ink bg-ink text-white hover:border-black hover:bg-black`,
  underline:
    'inline-flex min-h-11 items-center font-bold text-body text-black no-underline hover:text-ember [&>span]:border-b-2 [&>span]:border-current [&>span]:py-1',
} as const;

export type ButtonVariant = keyof typeof BUTTON_VARIANTS;

/** The variant of the main button on a brand's background. */
export function variantInRoom(room: string | undefined): ButtonVariant {
  return roomButtons[room ?? ''] ?? 'default';
}

export function Button({
  variant = 'default',
  className = '',
  ...props
}: ComponentProps<'button'> & { variant?: ButtonVariant }) {
  return <button type="button" {...props} className={`${BUTTON_VARIANTS[variant]} ${className}`} />;
}

/** A link drawn as a button: a page path of this site, or an absolute address. */
export function ButtonLink({
  variant = 'default',
  className = '',
  children,
  ...props
}: ComponentProps<typeof LocaleLink> & { variant?: ButtonVariant }) {
  return (
    <LocaleLink {...props} className={`${BUTTON_VARIANTS[variant]} ${className}`}>
      {variant === 'underline' ? <span>{children}</span> : children}
    </LocaleLink>
  );
}
