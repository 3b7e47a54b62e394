import { useLocation } from 'react-router';
import type { ContentPageNode } from '../content/pages/page-lists.ts';
import { ContentLink } from '../locale/locale-link.tsx';
import { parsePath } from '../locale/path.ts';
import { useText } from '../locale/use-text.ts';
import { m } from '../messages/generated/messages.js';

/** The links of a page's family (spec §3), the page itself marked; one row that scrolls where it does not fit. */
export function SubNavigation({ group }: { group: ContentPageNode['subNavigation'] | undefined }) {
  const t = useText();
  const { pathname } = useLocation();
  const here = parsePath(pathname).pagePath;
  const items = group?.active ? (group.items ?? []) : [];
  if (items.length === 0) return null;
  return (
    <nav aria-label={t(m.page_family)} className="border-b border-line" data-print="hide">
      <ul className="wrap flex scroll-px-gutter gap-x-8 overflow-x-auto scroll-fade [scrollbar-width:none]">
        {items.map((item) =>
          item?.name ? (
            <li key={item.link ?? item.name} className="shrink-0">
              {item.link ? (
                <ContentLink
                  to={item.link}
                  aria-current={parsePath(item.link).pagePath === here ? 'page' : undefined}
                  className="inline-flex min-h-14 items-center border-y-3 border-transparent font-semibold no-underline outline-offset-[-3px] hover:text-ember aria-[current=page]:border-b-ink aria-[current=page]:[scroll-initial-target:nearest]"
                >
                  {item.name}
                </ContentLink>
              ) : (
                <span className="inline-flex min-h-14 items-center font-semibold">{item.name}</span>
              )}
            </li>
          ) : null,
        )}
      </ul>
    </nav>
  );
}
