import type { ReactNode } from 'react';
import type { MenuLink } from '../../content/pages/menu.ts';
import { ContentLink } from '../../locale/locale-link.tsx';

type MenuAnchorProps = {
  item: Pick<MenuLink, 'label' | 'href' | 'isBrandSection'>;
  className?: string;
  children?: ReactNode;
};

/** A menu item as a link; a brand section opens outside, in a new tab (spec §3). */
export function MenuAnchor({ item, className, children }: MenuAnchorProps) {
  const content = children ?? item.label;
  if (!item.href) return <span className={className}>{content}</span>;
  if (item.isBrandSection) {
    return (
      <a href={item.href} target="_blank" rel="noopener" className={className}>
        {content}
      </a>
    );
  }
  return (
    <ContentLink to={item.href} className={className}>
      {content}
    </ContentLink>
  );
}
