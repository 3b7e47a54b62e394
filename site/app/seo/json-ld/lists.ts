import type { JsonLd } from './json-ld.ts';

/** Builds the BreadcrumbList of a page, from the country's home to the page itself. */
export function buildBreadcrumbList(crumbs: readonly { name: string; url: string }[]): JsonLd {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: crumbs.map(({ name, url }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: url,
    })),
  };
}

/** Builds the ItemList of a listing; positions continue from earlier pages. */
export function buildItemList(items: readonly { name: string; url: string }[], firstPosition = 1): JsonLd {
  return {
    '@type': 'ItemList',
    numberOfItems: items.length,
    itemListElement: items.map(({ name, url }, index) => ({
      '@type': 'ListItem',
      position: firstPosition + index,
      name,
      url,
    })),
  };
}

/** Builds the FAQPage of a page's questions; answers may hold HTML. */
export function buildFaqPage(faqs: readonly { question: string; answer: string }[]): JsonLd {
  return {
    '@type': 'FAQPage',
    mainEntity: faqs.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  };
}
