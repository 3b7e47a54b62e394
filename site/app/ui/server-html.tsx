import { createElement, type MouseEvent, type ReactNode, type SyntheticEvent, useState } from 'react';
import { useNavigate } from 'react-router';
import { useRequestPrefetch } from '../locale/prefetch-provider.tsx';
import { isPlainClick } from './plain-click.ts';

type ServerHtmlProps = {
  /** Where it stands in the document; one of its kind. */
  id: string;
  as?: 'div' | 'footer';
  className?: string;
  /** Told of what the pointer or the focus reaches inside. */
  onReach?: (target: Element) => void;
  'data-print'?: 'hide';
  /** Drawn by the server alone: pass `import.meta.env.SSR && <Part />`, so that its code stays there too. */
  children: ReactNode;
};

/**
 * A part of every page that never changes within a visit (menus, footer, cookie bar): the server draws it, and
 * the browser keeps what stands in the document, so that neither its code nor its data are fetched for hydration
 * (decision 0009). Its links to this site still navigate inside it.
 */
export function ServerHtml({ id, as = 'div', onReach, children, ...props }: ServerHtmlProps) {
  const navigate = useNavigate();
  const prefetch = useRequestPrefetch();
  const [html] = useState(() => (import.meta.env.SSR ? '' : (document.getElementById(id)?.innerHTML ?? '')));
  if (import.meta.env.SSR) return createElement(as, { id, ...props }, children);
  function onClick(event: MouseEvent) {
    const href = resolveInnerLink(event);
    if (href === null) return;
    event.preventDefault();
    navigate(href);
  }
  function reach({ target }: SyntheticEvent) {
    if (!(target instanceof Element)) return;
    onReach?.(target);
    const link = target.closest('a');
    if (link && isInner(link)) prefetch(link.pathname + link.search);
  }
  return createElement(as, {
    id,
    ...props,
    onClick,
    onMouseOver: reach,
    onFocus: reach,
    suppressHydrationWarning: true,
    dangerouslySetInnerHTML: { __html: html },
  });
}

/** The address of a plain click on a link to this site, or null when the browser is to follow it by itself. */
function resolveInnerLink(event: MouseEvent): string | null {
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  if (!isPlainClick(event) || event.defaultPrevented || !link || !isInner(link)) return null;
  return link.pathname + link.search + link.hash;
}

/** A link that the router can follow: to this site, in this window, in this language. */
function isInner(link: HTMLAnchorElement): boolean {
  const isElsewhere = link.target !== '' || link.hasAttribute('download') || link.dataset.language !== undefined;
  return !isElsewhere && link.origin === location.origin;
}
