import type { Resolvers } from '../generated/resolvers.ts';
import { group } from '../graphql/field-groups.ts';
import { entryFields, languageOf } from './shared.ts';

export const Page: Resolvers['Page'] = {
  ...entryFields,
  link: (row, _, { addresses }) => addresses.link(row.uri, languageOf(row).code),
  seo: group('seo'),
  pageBanner: group('pageBanner'),
  subNavigation: group('subNavigation'),
  homeSlider: group('homeSlider'),
  storyBlocks: group('storyBlocks'),
  brandSlider: group('brandSlider'),
  corporateResponsibility: group('corporateResponsibility'),
  globalPresence: group('globalPresence'),
  visionMission: group('visionMission'),
  principles: group('principles'),
  journey: group('journey'),
  leadership: group('leadership'),
  careers: group('careers'),
  hiringProcess: group('hiringProcess'),
  investorResults: group('investorResults'),
  nature: group('nature'),
  homeRemedies: group('homeRemedies'),
  motherEarth: group('motherEarth'),
  catalogs: group('catalogs'),
  enquiry: group('enquiry'),
};
