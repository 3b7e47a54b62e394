import { createContext, createElement, type MouseEvent, type SyntheticEvent, useContext, useState } from 'react';
import { useNavigate } from 'react-router';
import { isPlainClick } from './plain-click.ts';
import { trustHtml } from './trusted-html.ts';

type ServerHtmlProps = {
  /** Unique in the document. */
  id: string;
  as?: 'div' | 'footer';
  className?: string;
  /** Called with the element that the pointer or the focus reaches. */
  onReach?: (target: Element) => void;
  'data-print'?: 'hide';
};

/** The contents of each part, as HTML by the id of its element. */
export type ServerParts = Readonly<Record<string, string>>;

const ServerPartsContext = createContext<ServerParts>({});

/** Provides what the server has drawn (site/app/layout/server/draw-parts.server.tsx); browsers need none. */
export const ServerPartsProvider = ServerPartsContext.Provider;

/**
 * A part of every page that never changes during a visit (menus, footer, cookie bar): the server renders it and the
 * browser keeps its HTML, so that neither its code nor its data are loaded for hydration (decision 0009). Links to this
 * site still navigate in the router.
 */
export function ServerHtml({ id, as = 'div', onReach, ...props }: ServerHtmlProps) {
  const navigate = useNavigate();
  const parts = useContext(ServerPartsContext);
  // React would write it again for another object, and a tap in progress would be lost.
  const [inner] = useState(() => ({
    __html: trustHtml((import.meta.env.SSR ? parts[id] : document.getElementById(id)?.innerHTML) ?? ''),
  }));
  function onClick(event: MouseEvent) {
    const href = resolveInnerLink(event);
    if (href === null) return;
    event.preventDefault();
    navigate(href);
  }
  function handleReach({ target }: SyntheticEvent) {
    if (target instanceof Element) onReach?.(target);
  }
  return createElement(as, {
    id,
    ...props,
    onClick,
    onMouseOver: handleReach,
    onFocus: handleReach,
    suppressHydrationWarning: true,
    dangerouslySetInnerHTML: inner,
  });
}

/** The address of a plain click on a link to this site, or null when the browser should handle it. */
function resolveInnerLink(event: MouseEvent): string | null {
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  if (!isPlainClick(event) || event.defaultPrevented || !link || !isInner(link)) return null;
  return link.pathname + link.search + link.hash;
}

/** A link for the router: to this site, in this window, in this language. */
function isInner(link: HTMLAnchorElement): boolean {
  const isElsewhere = link.target !== '' || link.hasAttribute('download') || link.dataset.language !== undefined;
  return !isElsewhere && link.origin === location.origin;
}
