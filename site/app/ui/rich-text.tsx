import { type MouseEvent, useCallback, useMemo } from 'react';
import { isPlainClick } from './plain-click.ts';
import { trustHtml } from './trusted-html.ts';

/**
 * Typeset HTML of the backend, sanitised and with links rewritten when it entered the query cache (rulings 4). An
 * embedded video is a link to its site; once hydrated it plays in place, and only then contacts that site.
 */
export function RichText({ html, className = '' }: { html: string | null | undefined; className?: string }) {
  const playInPlace = useCallback((event: MouseEvent<HTMLDivElement>) => {
    const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[data-embed]') : null;
    if (!link || !isPlainClick(event)) return;
    event.preventDefault();
    link.replaceWith(createPlayer(link.dataset.embed ?? '', link.textContent));
  }, []);
  // React would write the text again for another object, over a playing video.
  const inner = useMemo(() => ({ __html: trustHtml(html ?? '') }), [html]);
  if (!html?.trim()) return null;
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the links inside are what is pressed, with keys too
    // biome-ignore lint/a11y/useKeyWithClickEvents: pressing Enter on a link clicks it
    // biome-ignore lint/security/noDangerouslySetInnerHtml: sanitised by app/content/cleaning/clean-answer.server.ts
    <div className={`rich-text ${className}`} onClick={playInPlace} dangerouslySetInnerHTML={inner} />
  );
}

/** Creates the frame of a video and moves the focus to it. */
function createPlayer(address: string, title: string): HTMLIFrameElement {
  const frame = document.createElement('iframe');
  Object.assign(frame, {
    src: withAutoplay(address),
    title,
    allowFullscreen: true,
    allow: 'autoplay; fullscreen; encrypted-media',
  });
  queueMicrotask(() => frame.focus());
  return frame;
}

/** The visitor has just clicked the video. */
export function withAutoplay(address: string): string {
  return `${address}${address.includes('?') ? '&' : '?'}autoplay=1`;
}
