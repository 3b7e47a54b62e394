import { formId } from '../../contract/forms.ts';
import { inLanguage, type LanguageCode, languages, writtenLanguage } from '../../contract/languages.ts';
import type { Content, PageContent, Text } from '../content/content.ts';
import { type Html, isPlacedIn, joinParts } from '../content/placement.ts';
import type { Json } from '../db/json.ts';
import type { EntryRow, EntryType, Status } from '../db/schema/entries.ts';
import { isFormName } from '../forms/forms.ts';
import type { TermIds } from './build-terms.ts';
import { placePictures } from './place-pictures.ts';
import { shopFields } from './shop-fields.ts';
import type { Site } from './site.ts';
import { buildContent, buildParagraph, buildTitle } from './typography.ts';

type NewEntry = {
  type: EntryType;
  slug: string;
  title: Text;
  uri: string;
  date: string;
  modified?: string | undefined;
  status?: Status | undefined;
  content: Html;
  excerpt?: Text;
  category?: string;
  image?: string | undefined;
  tags?: string[];
  fields?: Record<string, unknown>;
};

/** Adds a site's pages, posts, campaigns, locations and awards to its rows. */
export function buildEntries(site: Site, content: Content, termIds: TermIds): void {
  const here = <T extends Parameters<typeof isPlacedIn>[0]>(items: readonly T[]) =>
    items.filter((item) => isPlacedIn(item, site.country));
  const entries: NewEntry[] = [
    ...here(content.pages).map((page, index) => pageEntry(site, page, index)),
    ...here(content.posts).map((post) => ({
      ...post,
      type: 'post' as const,
      uri: `/blog/${post.date.slice(0, 10).replaceAll('-', '/')}/${post.slug}/`,
      fields: { seo: seoOf(post) },
    })),
    ...here(content.campaigns).map((campaign) => ({
      ...campaign,
      type: 'campaign' as const,
      uri: `/blog/campaign/${campaign.slug}/`,
      fields: {
        seo: seoOf(campaign),
        videoGroup: {
          videoType: campaign.video?.type,
          uploadVideo: campaign.video?.type === 'upload' ? campaign.video.file : undefined,
          videoLink: campaign.video?.type === 'embed' ? campaign.video.link : undefined,
        },
      },
    })),
    ...here(content.locations).map((location, index) => ({
      ...location,
      type: 'location' as const,
      uri: `/location/${location.slug}/`,
      date: dayBefore('2026-01-31', index),
      fields: { locationDetails: { officeEmail: location.email, officePhoneNumber: location.phone } },
    })),
    // Older than the company’s own locations: clients that do not know kinds still find one of those first.
    ...here(content.shops).map((shop, index) => ({
      ...shop,
      type: 'location' as const,
      uri: `/location/${shop.slug}/`,
      date: dayBefore('2025-12-31', index),
      content: joinParts(shop.content, site.country),
      fields: { locationDetails: shopFields(shop) },
    })),
    ...here(content.awards).map((award) => ({ ...award, type: 'award' as const, uri: `/award/${award.slug}/` })),
  ];
  for (const { code: language } of languages)
    for (const entry of entries) site.rows.entries.push(entryRow(site, entry, language, termIds));
}

function entryRow(site: Site, entry: NewEntry, language: LanguageCode, termIds: TermIds): EntryRow {
  return {
    country: site.country,
    id: site.nextPostId(),
    language,
    translation: site.translation(`${entry.type} ${entry.slug}`),
    writtenIn: entry.title[language] === undefined ? writtenLanguage(language) : null,
    type: entry.type,
    status: entry.status ?? 'publish',
    slug: entry.slug,
    uri: entry.uri,
    title: buildTitle(inLanguage(entry.title, language)),
    content: buildContent(placePictures(inLanguage(entry.content, language), site, language)),
    excerpt: entry.excerpt === undefined ? '' : buildParagraph(inLanguage(entry.excerpt, language)),
    date: entry.date.replace('T', ' '),
    modified: site.toGmt(entry.modified ?? entry.date),
    category: entry.category ?? null,
    image: entry.image === undefined ? null : site.mediaId(entry.image, language),
    tags: (entry.tags ?? []).flatMap((slug) => termIds('postTag', language, slug) ?? []),
    fields: Object.fromEntries(
      Object.entries(entry.fields ?? {}).map(([name, value]): [string, Json] => [name, site.read(value, language)]),
    ),
  };
}

function pageEntry(site: Site, page: PageContent, index: number): NewEntry {
  const groups = page.groups ?? {};
  const uri = page.uri ?? `/${page.slug}/`;
  return {
    type: 'page',
    slug: page.slug,
    title: page.title,
    uri: uri.endsWith('/') ? uri : `${uri}/`,
    date: dayBefore('2025-12-31', index),
    modified: page.modified,
    status: page.status,
    content: joinParts(page.content, site.country),
    fields: {
      ...groups,
      seo: seoOf(page),
      pageBanner: page.banner,
      subNavigation: page.subNavigation,
      homeSlider: groups.homeSlider && { slides: groups.homeSlider.slides.map(withServiceDates) },
      leadership: groups.leadership && {
        founders: groups.leadership.founders.map(withPortrait),
        ceo: withPortrait(groups.leadership.ceo),
        board: groups.leadership.board.map(withPortrait),
        team: groups.leadership.team.map(withPortrait),
      },
      enquiry: groups.enquiry && { ...groups.enquiry, formId: formNumber(site, groups.enquiry.formId) },
    },
  };
}

/** Editors pick a form by its name; the service returns its number on this site. */
function formNumber(site: Site, name: string): string {
  return isFormName(name) ? String(formId(site.country, name)) : name;
}

function withPortrait<P extends { slug: string; name: Text; designation: Text; biography: Text }>(person: P) {
  const { name, designation, biography } = person;
  return { name, designation, biography, image: `portrait/${person.slug}` };
}

function withServiceDates<S extends { startDate?: string | undefined; endDate?: string | undefined }>(slide: S) {
  return { ...slide, startDate: serviceDate(slide.startDate), endDate: serviceDate(slide.endDate) };
}

/** Field-group dates carry their offset as `+00:00` (NOTES 26). */
function serviceDate(date: string | undefined): string | undefined {
  return date === undefined ? undefined : `${new Date(date).toISOString().slice(0, 19)}+00:00`;
}

function seoOf({ seo }: { seo?: { title: Text; description: Text } | undefined }) {
  return seo && { metaTitle: seo.title, metaDescription: seo.description };
}

/** Lists are newest first, so the first in a file gets the newest date. */
function dayBefore(day: string, count: number): string {
  const date = new Date(`${day}T09:00:00Z`);
  date.setUTCDate(date.getUTCDate() - count);
  return date.toISOString().slice(0, 19);
}
