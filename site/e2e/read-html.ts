/** The parts of a page's HTML that tests read without a browser. */
export type ReadPage = {
  lang: string;
  dir: string;
  title: string;
  description: string | null;
  robots: string | null;
  canonical: string | null;
  /** hreflang → absolute address. */
  alternates: Map<string, string>;
  headings: string[];
  /** Every `<a href>`, as written. */
  links: string[];
  /** The text of each `application/ld+json` script. */
  jsonLd: string[];
  text: string;
  /** The text of `<main>`. */
  main: string;
};

const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: ' ' };

/** Decodes the entities that React writes. */
export function decodeEntities(text: string): string {
  return text.replace(/&(?:#(\d+)|#x([\da-f]+)|(\w+));/gi, (whole, decimal, hexadecimal, name) => {
    if (decimal) return String.fromCodePoint(Number(decimal));
    if (hexadecimal) return String.fromCodePoint(Number.parseInt(hexadecimal, 16));
    return entities[name] ?? whole;
  });
}

/** Parses a page's HTML. */
export function readHtml(html: string): ReadPage {
  const tags = (name: string) => [...html.matchAll(new RegExp(`<${name}\\b[^>]*>`, 'gi'))].map(([tag]) => tag);
  const metas = tags('meta');
  const metaOf = (name: string) => {
    const tag = metas.find((one) => readAttribute(one, 'name') === name);
    return tag === undefined ? null : readAttribute(tag, 'content');
  };
  const links = tags('link').map((tag) => ({
    rel: readAttribute(tag, 'rel'),
    href: readAttribute(tag, 'href') ?? '',
    hreflang: readAttribute(tag, 'hreflang'),
  }));
  const root = tags('html')[0] ?? '';
  const withoutCode = html.replace(/<(script|style|template|noscript)\b[\s\S]*?<\/\1>/gi, ' ');
  return {
    lang: readAttribute(root, 'lang') ?? '',
    dir: readAttribute(root, 'dir') ?? '',
    title: readElements(html, 'title').map(toText)[0] ?? '',
    description: metaOf('description'),
    robots: metaOf('robots'),
    canonical: links.find(({ rel }) => rel === 'canonical')?.href ?? null,
    alternates: new Map(
      links.flatMap(({ rel, hreflang, href }) => (rel === 'alternate' && hreflang ? [[hreflang, href] as const] : [])),
    ),
    headings: readElements(html, 'h1').map(toText),
    links: tags('a').flatMap((tag) => readAttribute(tag, 'href') ?? []),
    jsonLd: [...html.matchAll(/<script type="application\/ld\+json">([\s\S]*?)<\/script>/g)].map(
      ([, text = '']) => text,
    ),
    text: toText(withoutCode),
    main: readElements(withoutCode, 'main').map(toText).join(' '),
  };
}

function readAttribute(tag: string, name: string): string | null {
  const value = new RegExp(`\\s${name}="([^"]*)"`, 'i').exec(tag)?.[1];
  return value === undefined ? null : decodeEntities(value);
}

function readElements(html: string, name: string): string[] {
  return [...html.matchAll(new RegExp(`<${name}\\b[^>]*>([\\s\\S]*?)</${name}>`, 'gi'))].map(([, inner = '']) => inner);
}

function toText(html: string): string {
  return decodeEntities(html.replace(/<[^>]*>/g, ' '))
    .replace(/\s+/g, ' ')
    .trim();
}
