/** Not worth crawling: the data of pages. Search results are crawlable, but noindex. */
const DISALLOWED = ['/__nuxt_island/', '/*_payload.json$', '/*.data$', '/*.data?'];

/** Builds `/robots.txt`; a site that is not public disallows everything. */
export function buildRobots(options: { origin: string; isPublic: boolean }): string {
  if (!options.isPublic) return 'User-agent: *\nDisallow: /\n';
  const lines = ['User-agent: *', ...DISALLOWED.map((path) => `Disallow: ${path}`), ''];
  return [...lines, `Sitemap: ${options.origin}/sitemap.xml`, ''].join('\n');
}
