import type { Outline } from '../content/pages/page-lists.ts';
import { lazyPart } from '../ui/lazy-part.ts';
import { RichText } from '../ui/rich-text.tsx';
import { SectionBoundary } from '../ui/sections.tsx';

const Contents = lazyPart(async () => (await import('./contents.tsx')).Contents);

/** From this many headings, a text has a table of contents. */
const HEADINGS_WORTH_LISTING = 3;

/** The text of a page: a lead if it is short, two columns if it has parts, one of 66 letters beside contents if many. */
export function PageText({ text, isCentred = false }: { text: Outline | null; isCentred?: boolean }) {
  if (text === null) return null;
  const { html, headings } = text;
  if (headings.length === 0) {
    return (
      <div className="wrap">
        <RichText html={html} className={`max-w-[58ch] text-lead ${isCentred ? 'mx-auto text-center' : ''}`} />
      </div>
    );
  }
  if (headings.length < HEADINGS_WORTH_LISTING) {
    return (
      <div className="wrap">
        <RichText
          html={html}
          className="max-w-[66ch] lg:max-w-none lg:columns-2 lg:gap-16 print:columns-1 [&>ul]:break-inside-avoid"
        />
      </div>
    );
  }
  return (
    <div className="wrap grid grid-cols-1 gap-x-16 gap-y-8 lg:grid-cols-[17rem_minmax(0,1fr)] print:block">
      {/* It reserves the place of the contents, whose code may load later than the text. */}
      <div className="grid max-lg:min-h-13.75" data-print="hide">
        <SectionBoundary>
          <Contents headings={headings} />
        </SectionBoundary>
      </div>
      <RichText html={html} className="max-w-[66ch]" />
    </div>
  );
}
