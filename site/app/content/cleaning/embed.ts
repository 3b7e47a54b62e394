/** A video on another site, loaded only when the visitor wants it. */
export type Embed = {
  provider: 'YouTube' | 'Vimeo';
  /** The address of the player's iframe; YouTube's without cookies. */
  playerUrl: string;
  /** The video's own page, which the link opens without JavaScript. */
  pageUrl: string;
};

const YOUTUBE_HOSTS = new Set([
  'youtube.com',
  'www.youtube.com',
  'm.youtube.com',
  'youtube-nocookie.com',
  'www.youtube-nocookie.com',
]);
const VIMEO_HOSTS = new Set(['vimeo.com', 'www.vimeo.com', 'player.vimeo.com']);

/** Parses the address of a YouTube or Vimeo video in any spelling; null for others. */
export function parseEmbed(address: string): Embed | null {
  const absolute = address.startsWith('//') ? `https:${address}` : address;
  if (!/^https?:/i.test(absolute) || !URL.canParse(absolute)) return null;
  const { hostname, pathname, searchParams } = new URL(absolute);
  const segments = pathname.split('/').filter((segment) => segment !== '');
  if (hostname === 'youtu.be') return buildYoutube(segments[0]);
  if (YOUTUBE_HOSTS.has(hostname)) {
    const isNamed = ['embed', 'shorts', 'live', 'v'].includes(segments[0] ?? '');
    return buildYoutube(isNamed ? segments[1] : searchParams.get('v'));
  }
  if (VIMEO_HOSTS.has(hostname)) return buildVimeo(segments.find((segment) => /^\d+$/.test(segment)));
  return null;
}

function buildYoutube(id: string | null | undefined): Embed | null {
  if (!id || !/^[\w-]{1,20}$/.test(id)) return null;
  return {
    provider: 'YouTube',
    playerUrl: `https://www.youtube-nocookie.com/embed/${id}`,
    pageUrl: `https://www.youtube.com/watch?v=${id}`,
  };
}

function buildVimeo(id: string | undefined): Embed | null {
  if (!id) return null;
  return {
    provider: 'Vimeo',
    playerUrl: `https://player.vimeo.com/video/${id}?dnt=1`,
    pageUrl: `https://vimeo.com/${id}`,
  };
}
