import { useEffect, useRef, useState } from 'react';
import { trackEvent } from '../analytics/track-event.ts';
import { formatDate } from '../locale/format-date.ts';
import { homePath } from '../locale/path.ts';
import { useLocale } from '../locale/use-locale.ts';
import { useText } from '../locale/use-text.ts';
import { m } from '../messages/generated/messages.js';
import { Button } from '../ui/button.tsx';
import { resolveFileSize } from '../ui/file-size.ts';
import { type Estimate, estimateBytes, keepCatalogue, type Progress, readKeptSince } from './keep-catalogue.ts';
import { catalogueName } from './kept-catalogue.ts';

type Work = 'looking' | 'idle' | 'running' | 'paused' | 'full' | 'broken' | 'impossible';

/** Starts, shows and ends the keeping of a locale's products. */
export function KeepPanel() {
  const t = useText();
  const { country, language } = useLocale();
  const locale = { country, language };
  const [home, name] = [homePath(locale), catalogueName(locale)];
  const [work, setWork] = useState<Work>('looking');
  const [estimate, setEstimate] = useState<Estimate | null>(null);
  const [progress, setProgress] = useState<Progress | null>(null);
  const [keptSince, setKeptSince] = useState<number | null>(null);
  const stop = useRef(new AbortController());
  // Past the worker, whose pictures are those that were seen.
  const load = (address: string) => fetch(address, { signal: stop.current.signal, cache: 'no-cache' });

  // biome-ignore lint/correctness/useExhaustiveDependencies: another locale is another document
  useEffect(() => {
    look().catch(() => setWork(navigator.onLine ? 'impossible' : 'broken'));
    return () => stop.current.abort();
  }, []);

  /** Finds out what is kept, or else what it would take. */
  async function look() {
    if (await caches.has(name)) {
      setKeptSince(await readKeptSince(home, await caches.open(name)));
      setWork('paused');
    } else {
      setEstimate(await estimateBytes({ home, load }));
      setWork('idle');
    }
  }

  async function start() {
    stop.current = new AbortController();
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
      await keepCatalogue({ home, cache, load, onProgress, now: Date.now });
      if (keptSince === null) trackEvent({ event: 'offline_kept', product_count: total, ...locale });
      setKeptSince(await readKeptSince(home, cache));
      setWork('paused');
    } catch (error) {
      if (stop.current.signal.aborted) return;
      setWork(error instanceof DOMException && error.name === 'QuotaExceededError' ? 'full' : 'broken');
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
  return (
    <div className="border-t-3 border-ink py-6">
      <div role="status" className="mb-6 grid gap-2">
        {work === 'idle' && estimate && (
          <p>
            {t(m.keep_size, {
              products: t(m.products_count, { count: estimate.total }),
              size: t(...sizeOf(estimate.bytes)),
            })}
          </p>
        )}
        {isKept && <p>{t(m.keep_done, { date: formatDate(new Date(keptSince).toISOString(), locale) })}</p>}
        {!isKept && work === 'paused' && <p>{t(m.keep_part)}</p>}
        {work === 'full' && <p>{t(m.keep_full)}</p>}
        {work === 'broken' && <p>{t(m.keep_broken)}</p>}
        {work === 'impossible' && <p>{t(m.keep_impossible)}</p>}
      </div>
      {progress && !isKept && (
        <p className="mb-6">
          <progress className="block w-full max-w-120" value={progress.done} max={progress.total} />
          {t(m.products_shown, { shown: progress.done, total: progress.total })}
        </p>
      )}
      <div className="flex flex-wrap gap-4">
        {work === 'idle' && <Button onClick={start}>{t(m.keep_start)}</Button>}
        {work === 'running' && <Button onClick={pause}>{t(m.keep_pause)}</Button>}
        {hasPart && <Button onClick={start}>{t(isKept ? m.keep_refresh : m.keep_continue)}</Button>}
        {(hasPart || work === 'running') && (
          <Button variant="outline-large" onClick={remove}>
            {t(work === 'running' ? m.keep_cancel : m.keep_remove)}
          </Button>
        )}
      </div>
    </div>
  );
}

function sizeOf(bytes: number) {
  const { amount, unit } = resolveFileSize(bytes);
  return [unit === 'kb' ? m.file_kb : m.file_mb, { amount }] as const;
}
