import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { PAGE_VIEW_EVENT } from '../analytics/track-event.ts';

/**
 * After a client navigation, focuses the heading, announces the new title as a browser does, and reports the page view
 * to analytics (site/server/analytics-script.ts). A change of the query only (filters, paging) leaves the focus.
 */
export function RouteAnnouncer() {
  const { pathname, hash } = useLocation();
  const previous = useRef(pathname);
  const [title, setTitle] = useState('');
  useEffect(() => {
    if (previous.current === pathname) return;
    previous.current = pathname;
    setTitle(document.title);
    document.dispatchEvent(new Event(PAGE_VIEW_EVENT));
    if (hash) return;
    const heading = document.querySelector<HTMLElement>('main h1') ?? document.getElementById('main');
    heading?.setAttribute('tabindex', '-1');
    heading?.focus({ preventScroll: true });
  }, [pathname, hash]);
  return (
    <p role="status" className="sr-only">
      {title}
    </p>
  );
}
