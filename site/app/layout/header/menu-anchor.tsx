import type { ReactNode } from 'react';
import type { MenuLink } from '../../content/pages/menu.ts';
import { ContentLink } from '../../locale/locale-link.tsx';

type MenuAnchorProps = {
  item: Pick<MenuLink, 'label' | 'href' | 'isBrandSection'>;
  className?: string;
  children?: ReactNode;
};

/** A menu item as a link; without an address it only looks like one. A brand section opens in a new tab (spec §3). */
export function MenuAnchor({ item, className, children }: MenuAnchorProps) {
  const content = children ?? item.label;
  // biome-ignore lint/a11y/useValidAnchor: where a link would be, and none is
  if (!item.href) return <a className={className}>{content}</a>;
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
