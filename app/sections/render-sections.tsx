import { createElement, type FunctionComponent, type ReactElement } from 'react';
import type { PageGroups, PageLists } from '../content/page-lists.ts';
import { ApplicationSection } from './application.tsx';
import { CampaignListSection } from './campaign-list.tsx';
import { CareersSection } from './careers.tsx';
import { EnquirySection } from './enquiry.tsx';
import { GlobalPresenceSection } from './global-presence.tsx';
import { HealthHubSection } from './health-hub.tsx';
import { HiringStepsSection } from './hiring-steps.tsx';
import { InvestorResultsSection } from './investor-results.tsx';
import { JourneyTimelineSection } from './journey-timeline.tsx';
import { KeyFiguresSection } from './key-figures.tsx';
import { LeadershipSection } from './leadership.tsx';
import { MotherEarthSection } from './mother-earth.tsx';
import { NatureSection } from './nature.tsx';
import { NewestCampaignsSection } from './newest-campaigns.tsx';
import { NewsHubSection } from './news-hub.tsx';
import { OfficesSection } from './offices.tsx';
import { PressListSection } from './press-list.tsx';
import { PrinciplesSection } from './principles.tsx';
import { QuizSection } from './quiz.tsx';
import { HomeRemediesSection } from './remedies.tsx';
import { ResponsibilityRoomsSection } from './responsibility-rooms.tsx';
import { StoryChaptersSection } from './story-chapters.tsx';
import { VisionMissionSection } from './vision-mission.tsx';

type Content = PageGroups & PageLists;
type Groups = { [Name in keyof Content]-?: NonNullable<Content[Name]> };
type SectionName = keyof Groups;
type Shown = { [Name in SectionName]?: Groups[Name] | null };
type SectionTable = { [Name in SectionName]: FunctionComponent<{ group: Groups[Name] }> };

/**
 * What draws each content group of a page (spec §3) and each list beside it, in the order pages show them. A group
 * without a row does not compile; a name the table lacks is drawn by nobody.
 */
const table: SectionTable = {
  newsHub: NewsHubSection,
  campaigns: CampaignListSection,
  pressReleases: PressListSection,
  healthHub: HealthHubSection,
  storyBlocks: StoryChaptersSection,
  visionMission: VisionMissionSection,
  principles: PrinciplesSection,
  journey: JourneyTimelineSection,
  leadership: LeadershipSection,
  corporateResponsibility: ResponsibilityRoomsSection,
  newestCampaigns: NewestCampaignsSection,
  nature: NatureSection,
  quiz: QuizSection,
  homeRemedies: HomeRemediesSection,
  motherEarth: MotherEarthSection,
  careers: CareersSection,
  hiringProcess: HiringStepsSection,
  application: ApplicationSection,
  keyFigures: KeyFiguresSection,
  investorResults: InvestorResultsSection,
  enquiry: EnquirySection,
  offices: OfficesSection,
  globalPresence: GlobalPresenceSection,
};

/** Takes the groups and lists of a page and gives their sections; what is missing is left out, what is empty draws nothing. */
export function renderSections(content: Shown): ReactElement[] {
  return Object.keys(table)
    .filter(isSectionName)
    .flatMap((name) => renderSection(name, content) ?? []);
}

function renderSection<Name extends SectionName>(name: Name, content: Shown): ReactElement | null {
  const group: Groups[Name] | null | undefined = content[name];
  if (group === null || group === undefined) return null;
  const Section: FunctionComponent<{ group: Groups[Name] }> = table[name];
  return createElement(Section, { key: name, group });
}

function isSectionName(name: string): name is SectionName {
  return Object.hasOwn(table, name);
}
