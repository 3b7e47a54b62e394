import { PathLink } from '../locale/locale-link.tsx';
import { useText } from '../locale/use-text.ts';
import { m } from '../messages/generated/messages.js';

type Crumb = { label: string; href?: string };

/** The trail from home; the last crumb is this page. On phones it is one line, which the last crumb may not fit. */
export function Breadcrumb({ crumbs }: { crumbs: Crumb[] }) {
  const t = useText();
  return (
    <nav aria-label={t(m.breadcrumb_label)} className="wrap overflow-hidden py-1.5 text-small text-ink-2 md:py-4">
      <ol className="flex gap-y-1 max-md:whitespace-nowrap md:flex-wrap">
        {crumbs.map((crumb, index) => (
          <li
            key={crumb.href ?? crumb.label}
            className="before:mx-2 before:content-['/'] first:before:hidden last:truncate"
          >
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
