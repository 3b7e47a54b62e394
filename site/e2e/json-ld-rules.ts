import { isFields } from '../../contract/is-fields.ts';
import { parseJson } from '../../contract/parse-json.ts';

/** The properties a search engine needs of each schema.org type (rulings 7). */
const required: Readonly<Record<string, readonly string[]>> = {
  Organization: ['name'],
  ContactPoint: ['telephone', 'contactType'],
  LocalBusiness: ['name', 'address', 'telephone'],
  WebSite: ['name', 'url'],
  Product: ['name', 'brand', 'url'],
  Brand: ['name'],
  BreadcrumbList: ['itemListElement'],
  ItemList: ['itemListElement'],
  FAQPage: ['mainEntity'],
  Question: ['name', 'acceptedAnswer'],
  Answer: ['text'],
  Article: ['headline', 'datePublished', 'dateModified', 'author', 'publisher'],
  JobPosting: ['title', 'description', 'datePosted', 'hiringOrganization', 'jobLocation'],
  Place: ['address'],
  PostalAddress: ['addressLocality'],
  VideoObject: ['name', 'description', 'thumbnailUrl', 'uploadDate'],
};

/** Checks the structured data of a page, and lists its types and its dates of modification. */
export function checkJsonLd(texts: readonly string[]) {
  const types = new Set<string>();
  const complaints: string[] = [];
  const modified: string[] = [];
  for (const text of texts) {
    const data = parseJson(text);
    if (!isFields(data)) complaints.push(`not an object: ${text.slice(0, 60)}`);
    else if (data['@context'] !== 'https://schema.org') complaints.push('no @context');
    else for (const node of Array.isArray(data['@graph']) ? data['@graph'] : [data]) visit(node);
  }
  return { types, complaints, modified };

  function visit(value: unknown): void {
    if (Array.isArray(value)) {
      checkPositions(value);
      for (const one of value) visit(one);
      return;
    }
    if (!isFields(value)) return;
    const type = value['@type'];
    if (typeof type === 'string') {
      types.add(type);
      for (const name of required[type] ?? []) if (isEmpty(value[name])) complaints.push(`${type} without ${name}`);
    }
    for (const [name, member] of Object.entries(value)) {
      if (name === 'dateModified' && typeof member === 'string') modified.push(member);
      if (isEmpty(member)) complaints.push(`${String(type)} with an empty ${name}`);
      if (/^(?:url|item|logo|contentUrl)$/.test(name) && typeof member === 'string' && !URL.canParse(member)) {
        complaints.push(`${String(type)} with a relative ${name}: ${member}`);
      }
      visit(member);
    }
  }

  function checkPositions(items: readonly unknown[]): void {
    const positions = items.flatMap((item) => (isFields(item) && item['@type'] === 'ListItem' ? [item.position] : []));
    const [first] = positions;
    if (typeof first !== 'number') return;
    if (positions.some((position, index) => position !== first + index)) complaints.push('ListItem out of order');
  }
}

function isEmpty(value: unknown): boolean {
  return value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0);
}
