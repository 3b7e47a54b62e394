import { type Embed, parseEmbed } from '../cleaning/embed.ts';
import type { CampaignCardFragment } from '../generated/graphql.ts';

/** A campaign's video: a file, or an embed that loads on a click. */
type Film = { kind: 'upload'; url: string; mimeType: string } | { kind: 'embed'; embed: Embed };

/** Resolves the video an editor chose for a campaign, uploaded or embedded (spec §3); null when it is missing. */
export function resolveFilm(group: CampaignCardFragment['videoGroup'] | undefined): Film | null {
  const choice = group?.videoType?.[0] ?? '';
  const file = group?.uploadVideo?.node;
  if (choice !== 'embed' && file?.mediaItemUrl) {
    return { kind: 'upload', url: file.mediaItemUrl, mimeType: file.mimeType || 'video/mp4' };
  }
  const embed = choice !== 'upload' && group?.videoLink ? parseEmbed(group.videoLink) : null;
  return embed ? { kind: 'embed', embed } : null;
}
