import { company } from '../../company.ts';
import { contentPages } from '../routes/content-pages.ts';
import { known } from './hostile-backend.ts';

/** One address per kind of page of a hostile service. */
export const hostilePages = [
  '',
  '/plp',
  '/plp?page=1&sort=name&brand=brand-a&ingredient=amla',
  `/${known.type}`,
  `/product/${known.product}`,
  '/brands',
  `/brands/${known.brand}`,
  `/collections/${known.brand}/all`,
  '/catalogs',
  '/ingredients',
  `/blogs/${known.post}`,
  `/careers/${known.job}`,
  '/search?key=amla',
  '/search?key=%3Cscript%3Ealert(1)%3C%2Fscript%3E&kind=posts',
  '/search',
  `/product-cards?slug=${known.product}`,
  '/search-suggestions?key=amla',
  ...Object.keys(contentPages(company.slug)).map((path) => `/${path}`),
];

/** Finds what no page may have: scripts from content, `undefined` and the like, the backend's address, broken data. */
export function findProblems(type: string, html: string): string[] {
  const problems: string[] = [];
  if (type.startsWith('application/json')) return Array.isArray(JSON.parse(html)) ? [] : ['no list'];
  const rest = html.replace(/<script\b([^>]*)>([\s\S]*?)<\/script>/gi, (_element, attributes: string, code: string) => {
    if (!isOurs(attributes, code)) problems.push(`a script of content: ${code.slice(0, 80)}`);
    return '';
  });
  const text = rest.replace(/<[^>]*>/g, ' ');
  for (const [name, pattern, where] of forbidden) {
    const found = pattern.exec(where === 'text' ? text : rest);
    if (found) problems.push(`${name}: ${rest.slice(Math.max(0, found.index - 60), found.index + 80)}`);
  }
  return problems;
}

const forbidden = [
  ['a script', /<\/?script/i, 'html'],
  ['no value', /\b(?:undefined|null|NaN)\b|\[object |Invalid Date/, 'text'],
  ['no value', /="[^"]*(?:\bundefined\b|\bNaN\b|\[object )[^"]*"|="null"/, 'html'],
  ['a handler or a style', /<[^>"']*(?:"[^"]*"[^>"']*|'[^']*'[^>"']*)*\s(?:on[a-z]+|style)=/i, 'html'],
  ['a script address', /(?:href|src|action)="\s*(?:javascript|data:text)/i, 'html'],
  ["the backend's address", /backend\.test/, 'html'],
] as const;

/** Whether a script is the router's own, its data (in which nothing may end the script), or structured data. */
function isOurs(attributes: string, code: string): boolean {
  if (attributes.includes('application/ld+json')) return JSON.parse(code)['@context'] === 'https://schema.org';
  if (attributes.includes('application/json')) return Array.isArray(JSON.parse(code));
  return (
    /^\s*(?:window\.__reactRouter|import |\(|\(\(|document\.currentScript|$)/.test(code) && !/^\s*alert/.test(code)
  );
}
