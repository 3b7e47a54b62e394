/** Names of U+00A0 to U+00FF, in order. */
const latin1 =
  'nbsp iexcl cent pound curren yen brvbar sect uml copy ordf laquo not shy reg macr deg plusmn sup2 sup3 acute micro para middot cedil sup1 ordm raquo frac14 frac12 frac34 iquest Agrave Aacute Acirc Atilde Auml Aring AElig Ccedil Egrave Eacute Ecirc Euml Igrave Iacute Icirc Iuml ETH Ntilde Ograve Oacute Ocirc Otilde Ouml times Oslash Ugrave Uacute Ucirc Uuml Yacute THORN szlig agrave aacute acirc atilde auml aring aelig ccedil egrave eacute ecirc euml igrave iacute icirc iuml eth ntilde ograve oacute ocirc otilde ouml divide oslash ugrave uacute ucirc uuml yacute thorn yuml'
    .split(' ')
    .map((name, index): [string, string] => [name, String.fromCharCode(0xa0 + index)]);

// biome-ignore format: a table reads better in rows
const SYMBOLS = {
  amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", AMP: '&', LT: '<', GT: '>', QUOT: '"', ndash: '–', mdash: '—',
  lsquo: '‘', rsquo: '’', sbquo: '‚', ldquo: '“', rdquo: '”', bdquo: '„', lsaquo: '‹', rsaquo: '›', hellip: '…',
  bull: '•', prime: '′', Prime: '″', trade: '™', euro: '€', dagger: '†', Dagger: '‡', permil: '‰', minus: '−',
  le: '≤', ge: '≥', ne: '≠', asymp: '≈', infin: '∞', larr: '←', uarr: '↑', rarr: '→', darr: '↓', harr: '↔',
  check: '✓', star: '☆', hearts: '♥', ensp: '\u2002', emsp: '\u2003', thinsp: '\u2009', zwnj: '\u200c',
  zwj: '\u200d', lrm: '\u200e', rlm: '\u200f', OElig: 'Œ', oelig: 'œ', Scaron: 'Š', scaron: 'š', Yuml: 'Ÿ',
  fnof: 'ƒ', circ: 'ˆ', tilde: '˜', num: '#', comma: ',', period: '.', colon: ':', semi: ';', lpar: '(', rpar: ')',
  excl: '!', quest: '?', lsqb: '[', rsqb: ']', sol: '/', bsol: '\\', plus: '+', equals: '=', percnt: '%',
  dollar: '$', commat: '@', ast: '*', lowbar: '_', lbrace: '{', rbrace: '}', vert: '|', NewLine: '\n', Tab: '\t',
};

const named: ReadonlyMap<string, string> = new Map([...latin1, ...Object.entries(SYMBOLS)]);

/** Browsers read the numbers 128 to 159 as windows-1252, from which old editors paste; `?` is unassigned. */
const WINDOWS_1252 = '€?‚ƒ„…†‡ˆ‰Š‹Œ?Ž??‘’“”•–—˜™š›œ?žŸ';

const REFERENCE = /&(?:#(\d{1,7})|#[xX]([0-9a-fA-F]{1,6})|([a-zA-Z][a-zA-Z0-9]{1,30}));/g;

/** Decodes HTML character references once: `Salt &#038; oil` → `Salt & oil` (contract notes 19). */
export function decodeEntities(text: string): string {
  if (!text.includes('&')) return text;
  return text.replace(REFERENCE, (whole, decimal?: string, hex?: string, name?: string) => {
    if (name !== undefined) return named.get(name) ?? whole;
    return decodeCodePoint(decimal === undefined ? Number.parseInt(hex ?? '', 16) : Number(decimal)) ?? whole;
  });
}

function decodeCodePoint(code: number): string | null {
  if (code >= 0x80 && code <= 0x9f) {
    const character = WINDOWS_1252[code - 0x80];
    return character === undefined || character === '?' ? null : character;
  }
  const isControl = code < 0x20 && code !== 0x09 && code !== 0x0a && code !== 0x0d;
  const isSurrogate = code >= 0xd800 && code <= 0xdfff;
  if (isControl || isSurrogate || code === 0x7f || code > 0x10ffff) return null;
  return String.fromCodePoint(code);
}
