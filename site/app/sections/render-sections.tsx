import { createElement, type FunctionComponent, type LazyExoticComponent, type ReactElement } from 'react';
import type { PageGroups, PageLists } from '../content/pages/page-lists.ts';
import { lazyPart } from '../ui/lazy-part.ts';
import { SectionBoundary } from '../ui/sections.tsx';

type Content = PageGroups & PageLists;
type Groups = { [Name in keyof Content]-?: NonNullable<Content[Name]> };
type SectionName = keyof Groups;
type Shown = { [Name in SectionName]?: Groups[Name] | null };
type Section<Name extends SectionName> = LazyExoticComponent<FunctionComponent<{ group: Groups[Name] }>>;
type SectionTable = { [Name in SectionName]: Section<Name> };

/**
 * The component of each content group of a page (spec §3) and of each list beside it, in page order. A group without a
 * row does not compile; a name without one is not drawn. A page loads the sections it has.
 */
const table: SectionTable = {
  whereToBuy: lazyPart(async () => (await import('./where-to-buy.tsx')).WhereToBuySection),
  newsHub: lazyPart(async () => (await import('./news-hub.tsx')).NewsHubSection),
  collections: lazyPart(async () => (await import('./collection-tables.tsx')).CollectionTablesSection),
  campaigns: lazyPart(async () => (await import('./campaign-list.tsx')).CampaignListSection),
  pressReleases: lazyPart(async () => (await import('./press-list.tsx')).PressListSection),
  healthHub: lazyPart(async () => (await import('./health-hub.tsx')).HealthHubSection),
  storyBlocks: lazyPart(async () => (await import('./story-chapters.tsx')).StoryChaptersSection),
  storyProducts: lazyPart(async () => (await import('./story-products.tsx')).StoryProductsSection),
  visionMission: lazyPart(async () => (await import('./vision-mission.tsx')).VisionMissionSection),
  principles: lazyPart(async () => (await import('./principles.tsx')).PrinciplesSection),
  journey: lazyPart(async () => (await import('./journey-timeline.tsx')).JourneyTimelineSection),
  leadership: lazyPart(async () => (await import('./leadership.tsx')).LeadershipSection),
  corporateResponsibility: lazyPart(
    async () => (await import('./responsibility-rooms.tsx')).ResponsibilityRoomsSection,
  ),
  newestCampaigns: lazyPart(async () => (await import('./newest-campaigns.tsx')).NewestCampaignsSection),
  nature: lazyPart(async () => (await import('./nature.tsx')).NatureSection),
  quiz: lazyPart(async () => (await import('./quiz.tsx')).QuizSection),
  homeRemedies: lazyPart(async () => (await import('./remedies.tsx')).HomeRemediesSection),
  motherEarth: lazyPart(async () => (await import('./mother-earth.tsx')).MotherEarthSection),
  careers: lazyPart(async () => (await import('./careers.tsx')).CareersSection),
  hiringProcess: lazyPart(async () => (await import('./hiring-steps.tsx')).HiringStepsSection),
  form: lazyPart(async () => (await import('./form.tsx')).FormSection),
  keyFigures: lazyPart(async () => (await import('./key-figures.tsx')).KeyFiguresSection),
  investorResults: lazyPart(async () => (await import('./investor-results.tsx')).InvestorResultsSection),
  enquiry: lazyPart(async () => (await import('./enquiry.tsx')).EnquirySection),
  locations: lazyPart(async () => (await import('./locations.tsx')).LocationsSection),
  globalPresence: lazyPart(async () => (await import('./global-presence.tsx')).GlobalPresenceSection),
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
  return createElement(SectionBoundary, { key: name }, createElement(Section, { group }));
}

/** An unset group is an object of nulls (contract notes 25): its section would be fetched to draw nothing. */
function holdsSomething(value: unknown): boolean {
  if (typeof value !== 'object' || value === null)
    return value !== undefined && value !== null && value !== '' && value !== false;
  return Object.entries(value).some(([name, member]) => name !== '__typename' && holdsSomething(member));
}

function isSectionName(name: string): name is SectionName {
  return Object.hasOwn(table, name);
}
