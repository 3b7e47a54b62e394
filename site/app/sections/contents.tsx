import type { Outline } from '../content/pages/page-lists.ts';
import { useText } from '../locale/use-text.ts';
import { m } from '../messages/generated/messages.js';
import { FoldIcon } from '../ui/icon.tsx';

/** The table of contents of a long text: sticky beside it on wide screens, a disclosure above it on narrow ones. */
export function Contents({ headings }: { headings: Outline['headings'] }) {
  const t = useText();
  const list = (
    <ol className="border-t border-line">
      {headings.map(({ id, text }) => (
        <li key={id} className="border-b border-line">
          <a
            href={`#${id}`}
            className="flex min-h-11 items-center py-2 text-small leading-snug font-semibold no-underline hover:text-ember"
          >
            {text}
          </a>
        </li>
      ))}
    </ol>
  );
  return (
    <nav aria-label={t(m.post_contents)} data-print="hide">
      <details className="border-t-3 border-ink lg:hidden">
        <summary className="flex min-h-13 items-center justify-between font-bold">
          {t(m.post_contents)}
          <FoldIcon />
        </summary>
        {list}
      </details>
      <div className="sticky top-32 hidden max-h-[calc(100dvh-10rem)] overflow-y-auto border-t-3 border-ink pt-3 lg:block">
        <p className="mb-3 font-bold" aria-hidden="true">
          {t(m.post_contents)}
        </p>
        {list}
      </div>
    </nav>
  );
}
