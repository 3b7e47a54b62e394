import type { CSSProperties } from 'react';
import { buildPolicyHash } from './policy-hash.server.ts';
import type { AddStyle } from './use-style.ts';

/** Internal header: the source by which a page's policy allows its style element. Never sent to visitors. */
export const STYLE_HASH_HEADER = 'x-style-hash';

/** A colour, a length, a word; a function of such; or an address. Nothing that ends a declaration, a rule or the element. */
const SAFE_VALUE = /^(?:[\w#%.,/ -]+|[a-z]+\([\w#%.,/ -]*\)|url\("[^"\\<\n\r\f]*"\))$/;

/** Creates the style sheet of a page: the styles that its elements get from content, each rule once. */
export function createPageStyles() {
  const names = new Map<string, string>();

  const add: AddStyle = (style) => {
    const declarations = writeDeclarations(style);
    const name = names.get(declarations) ?? String(names.size);
    names.set(declarations, name);
    return name;
  };

  /** Writes the style element into the head of a page, in UTF-8, and its hash into the headers. */
  function write(html: Buffer<ArrayBuffer>, headers: Headers): Buffer<ArrayBuffer> {
    const rules = [...names].flatMap(([declarations, name]) =>
      declarations === '' ? [] : [`[data-style="${name}"]{${declarations}}`],
    );
    if (rules.length === 0) return html;
    const sheet = rules.join('\n');
    headers.set(STYLE_HASH_HEADER, buildPolicyHash(sheet));
    const end = html.indexOf('</head>');
    return Buffer.concat([html.subarray(0, end), Buffer.from(`<style>${sheet}</style>`), html.subarray(end)]);
  }

  return { add, write };
}

/** `{ inlineSize: '34px' }` → `inline-size:34px`; drops declarations with unsafe values. */
function writeDeclarations(style: CSSProperties): string {
  return Object.entries(style)
    .flatMap(([name, value]) => {
      const property = name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
      return SAFE_VALUE.test(String(value)) ? [`${property}:${value}`] : [];
    })
    .join(';');
}
