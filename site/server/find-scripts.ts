import { unescapeXml } from '../../contract/escape-xml.ts';

/** A part of a page, in bytes, and the text that replaces it. */
export type Change = { start: number; end: number; text: string };

export type ScriptKind = 'classic' | 'module';
type Script = Change & { kind: ScriptKind; script: string };
type Preload = Change & { href: string };

/** Finds the inline scripts of a page that a browser would run, each with its position between the element's tags. */
export function findScripts(html: Buffer<ArrayBuffer>): Script[] {
  const found: Script[] = [];
  for (let at = html.indexOf('<script'); at >= 0; at = html.indexOf('<script', at)) {
    const start = html.indexOf('>', at) + 1;
    const end = html.indexOf('</script>', start);
    if (start === 0 || end < 0) break;
    const kind = resolveKind(html.toString('latin1', at, start));
    const script = kind === null ? '' : html.toString('utf8', start, end);
    if (kind !== null && script.trim() !== '') found.push({ kind, script, start, end, text: '' });
    at = end;
  }
  return found;
}

/** Finds the preloads of modules in a page, each with the position of its element. */
export function findPreloads(html: Buffer<ArrayBuffer>): Preload[] {
  const found: Preload[] = [];
  const mark = 'rel="modulepreload"';
  for (let at = html.indexOf(mark); at >= 0; at = html.indexOf(mark, at + mark.length)) {
    const start = html.lastIndexOf('<', at);
    const end = html.indexOf('>', at) + 1;
    const element = html.toString('utf8', start, end);
    if (element.startsWith('<link ')) found.push({ href: parseAttribute(element, 'href') ?? '', start, end, text: '' });
  }
  return found;
}

/** Applies changes that do not overlap, in any order, in one pass over the page. */
export function applyChanges(html: Buffer<ArrayBuffer>, changes: readonly Change[]): Buffer<ArrayBuffer> {
  const parts: Buffer[] = [];
  let at = 0;
  for (const { start, end, text } of changes.toSorted((one, other) => one.start - other.start)) {
    parts.push(html.subarray(at, start), Buffer.from(text));
    at = end;
  }
  return Buffer.concat([...parts, html.subarray(at)]);
}

/** `<script type="module">` → `module`; null for one that is a file or data. */
function resolveKind(tag: string): ScriptKind | null {
  const type = (parseAttribute(tag, 'type') ?? '').toLowerCase();
  if (/\bsrc=/i.test(tag)) return null;
  if (type === 'module') return 'module';
  return type === '' || type === 'text/javascript' ? 'classic' : null;
}

function parseAttribute(element: string, name: string): string | undefined {
  const value = new RegExp(`\\b${name}="([^"]*)"`, 'i').exec(element)?.[1];
  return value === undefined ? undefined : unescapeXml(value);
}
