import { PathLink } from '../locale/locale-link.tsx';
import { useText } from '../locale/use-text.ts';
import { m } from '../messages/generated/messages.js';

export type Crumb = { label: string; href?: string };

/** The trail from home; the last crumb is this page. */
export function Breadcrumb({ crumbs }: { crumbs: Crumb[] }) {
  const t = useText();
  return (
    <nav aria-label={t(m.breadcrumb_label)} className="wrap py-1.5 text-small text-ink-2 md:py-4">
      <ol className="flex flex-wrap gap-y-1">
        {crumbs.map((crumb, index) => (
          <li key={crumb.href ?? crumb.label} className="before:mx-2 before:content-['/'] first:before:hidden">
            {crumb.href && index < crumbs.length - 1 ? (
              <PathLink to={crumb.href} className="no-underline hover:underline">
                {crumb.label}
              </PathLink>
            ) : (
              <span aria-current="page">{crumb.label}</span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
