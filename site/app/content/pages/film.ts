import { type Embed, parseEmbed } from '../cleaning/embed.ts';
import type { CampaignCardFragment } from '../generated/graphql.ts';

/** A campaign's film: a file of this site, or one on another site that opens on a click. */
export type Film = { kind: 'upload'; url: string; mimeType: string } | { kind: 'embed'; embed: Embed };

/** The film the editor chose for a campaign, uploaded or embedded (spec §3); null when that one is missing. */
export function resolveFilm(group: CampaignCardFragment['videoGroup'] | undefined): Film | null {
  const choice = group?.videoType?.[0] ?? '';
  const file = group?.uploadVideo?.node;
  if (choice !== 'embed' && file?.mediaItemUrl) {
    return { kind: 'upload', url: file.mediaItemUrl, mimeType: file.mimeType || 'video/mp4' };
  }
  const embed = choice !== 'upload' && group?.videoLink ? parseEmbed(group.videoLink) : null;
  return embed ? { kind: 'embed', embed } : null;
}
