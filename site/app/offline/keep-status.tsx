import { formatDate } from '../locale/format-date.ts';
import { useLocale } from '../locale/use-locale.ts';
import { useText } from '../locale/use-text.ts';
import { m } from '../messages/generated/messages.js';
import { resolveFileSize } from '../ui/file-size.ts';
import type { Estimate } from './estimate-catalogue.ts';

/** What is being done about the catalogue of a locale, or why nothing is. */
export type KeepState = 'looking' | 'idle' | 'running' | 'paused' | 'full' | 'broken' | 'impossible';

/** The state after a failure: without room, or without a connection. */
export function failureState(error: unknown): KeepState {
  return error instanceof DOMException && error.name === 'QuotaExceededError' ? 'full' : 'broken';
}

/** Says what the catalogue takes, how much of it is kept, and what went wrong. */
export function KeepStatus({
  work,
  estimate,
  keptSince,
}: {
  work: KeepState;
  estimate: Estimate | null;
  /** Null while the catalogue is not whole. */
  keptSince: number | null;
}) {
  const t = useText();
  const locale = useLocale();
  return (
    <div role="status" className="mb-6 grid gap-2">
      {work === 'idle' && estimate && (
        <p>
          {t(m.keep_size, {
            products: t(m.products_count, { count: estimate.total }),
            size: t(...sizeOf(estimate.bytes)),
          })}
        </p>
      )}
      {keptSince !== null && <p>{t(m.keep_done, { date: formatDate(new Date(keptSince).toISOString(), locale) })}</p>}
      {keptSince === null && work === 'paused' && <p>{t(m.keep_part)}</p>}
      {work === 'running' && <p>{t(m.keep_running)}</p>}
      {work === 'full' && <p>{t(m.keep_full)}</p>}
      {work === 'broken' && <p>{t(m.keep_broken)}</p>}
      {work === 'impossible' && <p>{t(m.keep_impossible)}</p>}
    </div>
  );
}

function sizeOf(bytes: number) {
  const { amount, unit } = resolveFileSize(bytes);
  return [unit === 'kb' ? m.file_kb : m.file_mb, { amount }] as const;
}
