import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';

/**
 * After a client navigation, moves the focus to the page's heading and announces the new title, as a browser does after
 * a page load. A change of the query only (filters, paging) leaves the focus.
 */
export function RouteAnnouncer() {
  const { pathname, hash } = useLocation();
  const previous = useRef(pathname);
  const [title, setTitle] = useState('');
  useEffect(() => {
    if (previous.current === pathname) return;
    previous.current = pathname;
    setTitle(document.title);
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
