/** spec §2: at most 4 preloads are pending at once. */
const MAX_PENDING = 4;

/** Links that open no page in this window: files, other windows, a choice of language. */
export const NO_PAGE = '[target],[download],[data-language],[href^="/media/"],[href^="/_ipx/"],[href$=".xml"]';

/** What the browser says of the connection, if it does. */
export type Connection = { saveData?: boolean; effectiveType?: string };

/** Whether prefetching would cost the visitor: data saver, or a 2g connection (spec §2). */
export function isCostly(connection: Connection | undefined): boolean {
  return connection?.saveData === true || /(^|-)2g$/.test(connection?.effectiveType ?? '');
}

/** Loads a file that may be gone: that shows when the page is opened. Resolves to whether it is there. */
export async function loadAhead(file: { rel: string; href: string }): Promise<boolean> {
  const link = Object.assign(document.createElement('link'), file);
  if (!link.relList.supports(file.rel)) return fetchAhead(file.href);
  return new Promise((resolve) => {
    const end = (isThere: boolean) => {
      link.remove();
      resolve(isThere);
    };
    link.onload = () => end(true);
    link.onerror = () => end(false);
    document.head.append(link);
  });
}

/** Safari prefetches nothing by a link. An answer that was read to its end is in the browser's cache all the same. */
async function fetchAhead(address: string): Promise<boolean> {
  try {
    const answer = await fetch(address, { priority: 'low' });
    await answer.arrayBuffer();
    return answer.ok;
  } catch {
    return false;
  }
}

/** Creates a queue that loads each address once, a few at a time. */
export function createPrefetchQueue(load: (href: string) => Promise<unknown>) {
  const started = new Set<string>();
  let waiting: readonly string[] = [];
  let pending = 0;

  function next(): void {
    const [href, ...rest] = waiting;
    if (href === undefined || pending >= MAX_PENDING) return;
    waiting = rest;
    started.add(href);
    pending += 1;
    void load(href).finally(() => {
      pending -= 1;
      next();
    });
    next();
  }

  function drop(href: string): void {
    waiting = waiting.filter((other) => other !== href);
  }

  return {
    /** Pages that the visitor points at take precedence over those only in view. */
    add: (href: string, isPointedAt: boolean) => {
      if (started.has(href) || (waiting.includes(href) && !isPointedAt)) return;
      drop(href);
      waiting = isPointedAt ? [href, ...waiting] : [...waiting, href];
      next();
    },
    /** Drops loads that have not started. */
    drop,
  };
}
