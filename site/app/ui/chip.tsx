import type { ReactNode } from 'react';
import type { LinkProps } from 'react-router';
import { PathLink } from '../locale/locale-link.tsx';
import { Icon } from './icon.tsx';

/** A removable choice: a link to the same page without it. Its label names the action. */
export function Chip({
  children,
  label,
  ...props
}: Omit<LinkProps, 'children' | 'to'> & { to: string; label: string; children: ReactNode }) {
  return (
    <PathLink
      {...props}
      aria-label={label}
      className="inline-flex min-h-11 items-center gap-2.5 border border-line-strong bg-white px-3.5 text-small font-semibold no-underline hover:border-ink"
    >
      {children}
      <Icon name="close" className="size-3.5" />
    </PathLink>
  );
}
