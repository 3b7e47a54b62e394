import {
  createElement,
  type FunctionComponent,
  type LazyExoticComponent,
  lazy,
  type ReactElement,
  Suspense,
} from 'react';
import type { PageGroups, PageLists } from '../content/pages/page-lists.ts';

type Content = PageGroups & PageLists;
type Groups = { [Name in keyof Content]-?: NonNullable<Content[Name]> };
type SectionName = keyof Groups;
type Shown = { [Name in SectionName]?: Groups[Name] | null };
type Section<Name extends SectionName> = LazyExoticComponent<FunctionComponent<{ group: Groups[Name] }>>;
type SectionTable = { [Name in SectionName]: Section<Name> };

/**
 * What draws each content group of a page (spec §3) and each list beside it, in the order pages show them. A group
 * without a row does not compile; a name the table lacks is drawn by nobody. A page fetches the sections it has.
 */
const table: SectionTable = {
  newsHub: lazy(async () => ({ default: (await import('./news-hub.tsx')).NewsHubSection })),
  campaigns: lazy(async () => ({ default: (await import('./campaign-list.tsx')).CampaignListSection })),
  pressReleases: lazy(async () => ({ default: (await import('./press-list.tsx')).PressListSection })),
  healthHub: lazy(async () => ({ default: (await import('./health-hub.tsx')).HealthHubSection })),
  storyBlocks: lazy(async () => ({ default: (await import('./story-chapters.tsx')).StoryChaptersSection })),
  visionMission: lazy(async () => ({ default: (await import('./vision-mission.tsx')).VisionMissionSection })),
  principles: lazy(async () => ({ default: (await import('./principles.tsx')).PrinciplesSection })),
  journey: lazy(async () => ({ default: (await import('./journey-timeline.tsx')).JourneyTimelineSection })),
  leadership: lazy(async () => ({ default: (await import('./leadership.tsx')).LeadershipSection })),
  corporateResponsibility: lazy(async () => ({
    default: (await import('./responsibility-rooms.tsx')).ResponsibilityRoomsSection,
  })),
  newestCampaigns: lazy(async () => ({ default: (await import('./newest-campaigns.tsx')).NewestCampaignsSection })),
  nature: lazy(async () => ({ default: (await import('./nature.tsx')).NatureSection })),
  quiz: lazy(async () => ({ default: (await import('./quiz.tsx')).QuizSection })),
  homeRemedies: lazy(async () => ({ default: (await import('./remedies.tsx')).HomeRemediesSection })),
  motherEarth: lazy(async () => ({ default: (await import('./mother-earth.tsx')).MotherEarthSection })),
  careers: lazy(async () => ({ default: (await import('./careers.tsx')).CareersSection })),
  hiringProcess: lazy(async () => ({ default: (await import('./hiring-steps.tsx')).HiringStepsSection })),
  application: lazy(async () => ({ default: (await import('./application.tsx')).ApplicationSection })),
  keyFigures: lazy(async () => ({ default: (await import('./key-figures.tsx')).KeyFiguresSection })),
  investorResults: lazy(async () => ({ default: (await import('./investor-results.tsx')).InvestorResultsSection })),
  enquiry: lazy(async () => ({ default: (await import('./enquiry.tsx')).EnquirySection })),
  locations: lazy(async () => ({ default: (await import('./locations.tsx')).LocationsSection })),
  globalPresence: lazy(async () => ({ default: (await import('./global-presence.tsx')).GlobalPresenceSection })),
};

/** The sections of a page, from its groups and lists; a missing or empty group draws nothing. */
export function renderSections(content: Shown): ReactElement[] {
  return Object.keys(table)
    .filter(isSectionName)
    .flatMap((name) => renderSection(name, content) ?? []);
}

function renderSection<Name extends SectionName>(name: Name, content: Shown): ReactElement | null {
  const group: Groups[Name] | null | undefined = content[name];
  if (group === null || group === undefined || !holdsSomething(group)) return null;
  const Section: FunctionComponent<{ group: Groups[Name] }> | Section<Name> = table[name];
  return createElement(Suspense, { key: name }, createElement(Section, { group }));
}

/** An unset group comes as an object of nulls (contract notes 25): its section would be fetched to draw nothing. */
function holdsSomething(value: unknown): boolean {
  if (typeof value !== 'object' || value === null)
    return value !== undefined && value !== null && value !== '' && value !== false;
  return Object.entries(value).some(([name, member]) => name !== '__typename' && holdsSomething(member));
}

function isSectionName(name: string): name is SectionName {
  return Object.hasOwn(table, name);
}
