import { localeTag, resolveCountry } from '../../../../contract/countries.ts';
import { inLanguage } from '../../../../contract/languages.ts';
import { parseSiteTime } from '../../../../contract/site-time.ts';
import { company } from '../../../company.ts';
import type { Locale } from '../../locale/path.ts';
import { buildPath } from '../../locale/path.ts';
import { m } from '../../messages/generated/messages.js';
import type { JsonLd } from '../../seo/json-ld/json-ld.ts';
import { buildBreadcrumbList } from '../../seo/json-ld/lists.ts';
import {
  buildLocalBusiness,
  buildOrganization,
  buildWebSite,
  type LocationInput,
} from '../../seo/json-ld/organization.ts';
import { buildVideoObject } from '../../seo/json-ld/video.ts';
import { imageUrl } from '../../ui/image-address.ts';
import { plainText } from '../cleaning/plain-text.ts';
import type { CampaignCardFragment } from '../generated/graphql.ts';
import { resolveFilm } from './film.ts';
import type { Location } from './locations.server.ts';

type Place = { origin: string; locale: Locale };

/** Builds the trail from the country's home to a page, for search engines and for `Breadcrumb`. */
export function buildTrail(
  { locale }: Place,
  steps: readonly { name: string; pagePath: string }[],
): { label: string; href: string }[] {
  const home = { name: m.breadcrumb_home({}, { locale: locale.language }), pagePath: '/' };
  return [home, ...steps].map(({ name, pagePath }) => ({ label: name, href: buildPath({ ...locale, pagePath }) }));
}

/** Builds the BreadcrumbList of a trail. */
export function buildTrailData({ origin }: Place, trail: readonly { label: string; href: string }[]): JsonLd {
  return buildBreadcrumbList(trail.map(({ label, href }) => ({ name: label, url: `${origin}${href}` })));
}

/** Builds the Organization for pages about the company, with the location to contact. */
export function buildCompanyData({ origin, locale }: Place, [location]: readonly Location[]): JsonLd {
  return buildOrganization({
    origin,
    name: inLanguage(company.name, locale.language),
    logo: `${origin}/icon-512.png`,
    sameAs: company.social.map(({ url }) => url),
    location: location ? readLocation(location) : null,
    inLanguage: locale.language,
  });
}

/** Builds the LocalBusiness of the country's own locations. */
export function buildLocationData({ origin, locale }: Place, locations: readonly Location[]): JsonLd[] {
  const comma = m.list_comma({}, { locale: locale.language });
  return locations
    .filter(({ country }) => country === locale.country)
    .flatMap((location) =>
      buildLocalBusiness({
        ...readLocation(location),
        origin,
        name: [inLanguage(company.name, locale.language), location.title].join(comma),
      }),
    );
}

function readLocation({ title, country, ...location }: Location): LocationInput {
  return { ...location, name: title, country: country && resolveCountry(country).iso };
}

/** Builds the WebSite with its search, for the home page. */
export function buildSiteData({ origin, locale }: Place): JsonLd {
  return buildWebSite({
    origin,
    name: inLanguage(company.name, locale.language),
    inLanguage: localeTag(locale.country, locale.language),
    searchUrl: `${origin}${buildPath({ ...locale, pagePath: '/search' })}`,
  });
}

/** Builds the VideoObject of each campaign with a video and a picture; search engines need both. */
export function buildFilmData({ origin, locale }: Place, campaigns: readonly CampaignCardFragment[]): JsonLd[] {
  return campaigns.flatMap((campaign) => {
    const film = resolveFilm(campaign.videoGroup);
    const still = campaign.featuredImage?.node.mediaItemUrl;
    if (!film || !still || !campaign.title || !campaign.date) return [];
    const published = parseSiteTime(campaign.date, resolveCountry(locale.country).timeZone);
    return [
      buildVideoObject({
        name: campaign.title,
        description: plainText(campaign.content, 300) || campaign.title,
        thumbnail: `${origin}${imageUrl(still, 'w_1200,f_jpeg,q_80')}`,
        uploadDate: published === null ? campaign.date : new Date(published).toISOString(),
        ...(film.kind === 'upload' ? { contentUrl: `${origin}${film.url}` } : { embedUrl: film.embed.playerUrl }),
      }),
    ];
  });
}
