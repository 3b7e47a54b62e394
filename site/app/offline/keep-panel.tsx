import { useEffect, useRef, useState } from 'react';
import { trackEvent } from '../analytics/track-event.ts';
import { homePath } from '../locale/path.ts';
import { useLocale } from '../locale/use-locale.ts';
import { useText } from '../locale/use-text.ts';
import { m } from '../messages/generated/messages.js';
import { Button } from '../ui/button.tsx';
import { type Estimate, estimateBytes } from './estimate-catalogue.ts';
import { keepCatalogue, type Progress, readKeptSince } from './keep-catalogue.ts';
import { failureState, type KeepState, KeepStatus } from './keep-status.tsx';
import { catalogueName } from './kept-catalogue.ts';
import { mayHaveWorker } from './may-have-worker.ts';

/** Bypasses the worker, whose pictures are those that were seen. */
const load = (address: string, signal: AbortSignal) => fetch(address, { signal, cache: 'no-cache' });

/** Starts, shows and ends the keeping of a locale's products. */
export function KeepPanel() {
  const t = useText();
  const { country, language } = useLocale();
  const locale = { country, language };
  const [home, name] = [homePath(locale), catalogueName(locale)];
  const [work, setWork] = useState<KeepState>('looking');
  const [estimate, setEstimate] = useState<Estimate | null>(null);
  const [progress, setProgress] = useState<Progress | null>(null);
  const [keptSince, setKeptSince] = useState<number | null>(null);
  const [hasWorker, setHasWorker] = useState(mayHaveWorker);
  const stop = useRef(new AbortController());

  // biome-ignore lint/correctness/useExhaustiveDependencies: another locale is another document
  useEffect(() => {
    void look();
    return () => stop.current.abort();
  }, []);

  // The page registers its worker once it has settled.
  useEffect(() => {
    const observer = new MutationObserver(() => {
      if (mayHaveWorker()) return;
      stop.current.abort();
      setHasWorker(false);
    });
    observer.observe(document.documentElement, { attributeFilter: ['data-worker'] });
    return () => observer.disconnect();
  }, []);

  /** Finds out what is kept, else how much it would take. */
  async function look() {
    const { signal } = stop.current;
    let canKeep = false;
    try {
      const isKept = await caches.has(name);
      canKeep = true;
      if (isKept) {
        setKeptSince(await readKeptSince(home, await caches.open(name)));
        setWork('paused');
      } else {
        setEstimate(await estimateBytes({ home, load, signal }));
        setWork('idle');
      }
    } catch {
      setWork(canKeep && !signal.aborted ? 'broken' : 'impossible');
    }
  }

  async function start() {
    stop.current = new AbortController();
    // Another attempt may have begun when this one notices that it was stopped.
    const { signal } = stop.current;
    setWork('running');
    try {
      // Browsers ask or decide by themselves; without it the catalogue may go when room is short.
      await navigator.storage.persist();
      const cache = await caches.open(name);
      let total = 0;
      const onProgress = (made: Progress) => {
        total = made.total;
        setProgress(made);
      };
      const keep = () => keepCatalogue({ home, cache, load, signal, onProgress, now: Date.now });
      // Not while what is kept is refreshed.
      await navigator.locks.request('catalogue', { signal }, keep);
      if (keptSince === null) trackEvent({ event: 'offline_kept', product_count: total, ...locale });
      setKeptSince(await readKeptSince(home, cache));
      setWork('paused');
    } catch (error) {
      if (!signal.aborted) setWork(failureState(error));
    }
  }

  function pause() {
    stop.current.abort();
    setWork('paused');
  }

  async function remove() {
    stop.current.abort();
    await caches.delete(name);
    stop.current = new AbortController();
    setKeptSince(null);
    setProgress(null);
    setWork('looking');
    await look();
  }

  const isKept = keptSince !== null && work !== 'running';
  const hasPart = work === 'paused' || work === 'full' || work === 'broken';
  // Without a worker none is offered; what is there can still be deleted.
  const shown = hasWorker ? work : 'impossible';
  return (
    <div data-keeping={work === 'running' || undefined} className="border-t-3 border-ink py-6">
      <KeepStatus work={shown} estimate={estimate} keptSince={isKept ? keptSince : null} />
      {progress && !isKept && (
        <label className="mb-6 block">
          <progress className="block w-full max-w-120" value={progress.done} max={progress.total} />
          {t(m.products_shown, { shown: progress.done, total: progress.total })}
        </label>
      )}
      <div className="flex flex-wrap gap-4">
        {shown === 'idle' && <Button onClick={start}>{t(m.keep_start)}</Button>}
        {shown === 'running' && <Button onClick={pause}>{t(m.keep_pause)}</Button>}
        {hasWorker && hasPart && <Button onClick={start}>{t(isKept ? m.keep_refresh : m.keep_continue)}</Button>}
        {(hasPart || work === 'running') && (
          <Button variant="outline-large" onClick={remove}>
            {t(work === 'running' ? m.keep_cancel : m.keep_remove)}
          </Button>
        )}
      </div>
    </div>
  );
}
