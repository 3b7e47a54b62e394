import type { ReactNode } from 'react';
import { FoldIcon } from './icon.tsx';

/** A native disclosure as a row: opens without a script, and in print. */
export function Disclosure({ summary, open, children }: { summary: string; open?: boolean; children: ReactNode }) {
  return (
    <details className="border-b border-line" open={open}>
      <summary className="flex min-h-16 items-center justify-between gap-6 py-4 text-label font-semibold hover:text-ember">
        {summary}
        <FoldIcon />
      </summary>
      {children}
    </details>
  );
}
