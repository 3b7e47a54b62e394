/** What crawlers fetch for nothing: the data of pages they read as pages. Search results stay readable, as noindex. */
const DISALLOWED = ['/__nuxt_island/', '/*_payload.json$', '/*.data$', '/*.data?'];

/** Builds `/robots.txt`; a site that is not the public one asks to be left alone. */
export function buildRobots(options: { origin: string; isPublic: boolean }): string {
  if (!options.isPublic) return 'User-agent: *\nDisallow: /\n';
  const lines = ['User-agent: *', ...DISALLOWED.map((path) => `Disallow: ${path}`), ''];
  return [...lines, `Sitemap: ${options.origin}/sitemap.xml`, ''].join('\n');
}
