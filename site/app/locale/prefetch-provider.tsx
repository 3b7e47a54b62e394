import { createContext, type ReactNode, useCallback, useContext, useState } from 'react';
import { addPending, type Connection, isCostly } from './prefetch.ts';
import { PrefetchLinks } from './prefetch-links.tsx';

/** How long an address counts as pending. */
const PENDING_MS = 5_000;

const PrefetchContext = createContext<(href: string) => void>(() => {});

/** Prefetches pages when the visitor points at their links, unless that would cost data (spec §2). */
export function PrefetchProvider({ children }: { children: ReactNode }) {
  const [pending, setPending] = useState<readonly string[]>([]);
  const request = useCallback((href: string) => {
    const { connection } = navigator as Navigator & { connection?: Connection };
    if (isCostly(connection)) return;
    setPending((current) => addPending(current, href));
    setTimeout(() => setPending((current) => current.filter((one) => one !== href)), PENDING_MS);
  }, []);
  return (
    <PrefetchContext value={request}>
      {children}
      {pending.map((href) => (
        <PrefetchLinks key={href} href={href} />
      ))}
    </PrefetchContext>
  );
}

/** The function that prefetches the page at an address. */
export function useRequestPrefetch(): (href: string) => void {
  return useContext(PrefetchContext);
}

/** The event handlers of a link that prefetches its page. */
export function usePrefetch(href: string) {
  const request = useRequestPrefetch();
  const reach = () => request(href);
  return { onPointerEnter: reach, onFocus: reach };
}
