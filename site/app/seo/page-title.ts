import { buildFallbackTitle } from './fallback-title.ts';

/**
 * Builds the text of `<title>` (rulings 7): SEO title, else content title, else the fallback, as `{title} | {Company}`.
 * A title that already ends in the company's name is kept.
 */
export function buildPageTitle(
  page: { seoTitle?: string | null; title?: string | null; pathname: string },
  companyName: string,
): string {
  const title = [page.seoTitle, page.title].map((text) => text?.trim() ?? '').find((text) => text !== '');
  const found = title ?? buildFallbackTitle(page.pathname);
  if (found === '') return companyName;
  return found === companyName || found.endsWith(`| ${companyName}`) ? found : `${found} | ${companyName}`;
}
