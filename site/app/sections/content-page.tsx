import type { PageLists, PageView } from '../content/pages/page-lists.ts';
import type { PageOpening } from '../content/pages/page-opening.ts';
import { Written } from '../locale/written.tsx';
import { SectionBoundary, Sections } from '../ui/sections.tsx';
import { PageHeader } from './page-opening.tsx';
import { PageText } from './page-text.tsx';
import { renderSections } from './render-sections.tsx';
import { SubNavigation } from './sub-navigation.tsx';

/** A page of the backend: banner, sub-navigation, text, then its groups and lists as sections. */
export function ContentPage({
  page,
  lists = {},
  opening = 'still',
}: {
  page: PageView;
  lists?: PageLists;
  opening?: PageOpening | undefined;
}) {
  const sections = renderSections({ ...page, ...lists });
  const text = page.text && (
    <SectionBoundary key="text">
      <PageText text={page.text} isCentred={opening === 'centred'} />
    </SectionBoundary>
  );
  // A wall or triptych follows the heading directly; the text comes after it.
  const hasWall = (opening === 'wall' || opening === 'centred') && sections.length > 0;
  const [first, ...others] = sections;
  const parts = hasWall ? [first, text, ...others] : [text, ...sections];
  return (
    <Written locale={page.locale?.locale}>
      <Sections>
        <PageHeader page={page} opening={opening} />
        <SubNavigation group={page.subNavigation} />
      </Sections>
      <div
        className={`grid grid-cols-1 gap-y-section pb-section has-[>[data-bleed]:last-child]:pb-0 ${hasWall ? '' : 'pt-12 md:pt-20'}`}
      >
        {parts}
      </div>
    </Written>
  );
}
