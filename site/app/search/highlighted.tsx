import { splitMatches } from './highlight.ts';

/** A text with the words of the search marked. */
export function Highlighted({ text, typed }: { text: string; typed: string }) {
  let from = 0;
  return splitMatches(text, typed).map((segment) => {
    const key = from;
    from += segment.text.length;
    if (!segment.isMatch) return <span key={key}>{segment.text}</span>;
    return (
      <mark key={key} className="bg-tint-leaf text-ink">
        {segment.text}
      </mark>
    );
  });
}
