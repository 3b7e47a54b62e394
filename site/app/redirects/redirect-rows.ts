import { cleanAddress, normaliseAddress } from '../locale/normalise.ts';
import { parsePath } from '../locale/path.ts';
import { isOwnEndpoint } from './own-endpoints.ts';

/** The statuses of the redirect table. */
type RedirectStatus = 301 | 302 | 307 | 308 | 410;

/** A row of `config/redirects.csv`, with both addresses normalised as requests are. */
export type RedirectRow = {
  /** Line number, as in an editor. */
  line: number;
  /** Path with an optional query; a wildcard row ends in `/*`. */
  from: string;
  /** Path or absolute address; empty for 410. */
  to: string;
  status: RedirectStatus;
};

/** A problem with a row, in words for its author. */
export type RedirectProblem = { line: number; reason: string };

const STATUSES: ReadonlyMap<string, RedirectStatus> = new Map([
  ['', 301],
  ['301', 301],
  ['302', 302],
  ['307', 307],
  ['308', 308],
  ['410', 410],
]);

/** Parses the redirect table `from,to,status` (rulings 3); blank lines and lines starting with `#` are skipped. */
export function parseRedirects(csvText: string): { rows: RedirectRow[]; problems: RedirectProblem[] } {
  const rows: RedirectRow[] = [];
  const problems: RedirectProblem[] = [];
  const lines = csvText.replace(/^\uFEFF/, '').split(/\r?\n/);
  for (const [index, text] of lines.entries()) {
    if (text.trim() === '' || text.startsWith('#')) continue;
    const line = index + 1;
    const fields = parseFields(text);
    if (fields === null) {
      problems.push({ line, reason: 'a quotation mark is not closed' });
    } else if (rows.length > 0 || problems.length > 0 || fields.join(',').toLowerCase() !== 'from,to,status') {
      const row = parseRow(line, fields);
      if (typeof row === 'string') problems.push({ line, reason: row });
      else rows.push(row);
    }
  }
  return { rows, problems };
}

function parseRow(line: number, fields: readonly string[]): RedirectRow | string {
  const [writtenFrom = '', writtenTo = '', writtenStatus = ''] = fields;
  if (fields.length > 3) return `has ${fields.length} columns instead of from,to,status`;
  const status = STATUSES.get(writtenStatus);
  if (status === undefined) return `status ${writtenStatus} is none of 301, 302, 307, 308, 410`;
  const from = parseFrom(writtenFrom);
  if (typeof from !== 'string') return from.reason;
  if (status === 410) return writtenTo === '' ? { line, from, to: '', status } : 'a 410 row has no target';
  const to = parseTo(writtenTo, from.endsWith('/*'));
  return typeof to === 'string' ? { line, from, to, status } : to.reason;
}

function parseFrom(written: string): string | { reason: string } {
  if (!written.startsWith('/')) return { reason: `from "${written}" does not start with /` };
  if (written.includes('#')) return { reason: 'from holds a #, which browsers do not send' };
  const [pathname, search] = splitSearch(encodeAddress(written));
  const isWildcard = pathname.endsWith('/*');
  const plain = isWildcard ? pathname.slice(0, -2) : pathname;
  if (plain.includes('*') || search.includes('*')) return { reason: '* may only be the last segment of from' };
  if (isWildcard && search !== '') return { reason: 'a wildcard row cannot name a query' };
  const form = cleanAddress(plain === '' ? '/' : plain);
  if (form.kind === 'refused') return { reason: `from: ${form.reason}` };
  const clean = form.kind === 'moved' ? form.location : plain === '' ? '/' : plain;
  if (isWildcard) return clean === '/' ? '/*' : `${clean}/*`;
  if (isOwnEndpoint(clean)) return { reason: `${clean} is answered before the redirect table is asked` };
  return clean + search;
}

function parseTo(written: string, isWildcard: boolean): string | { reason: string } {
  if (written === '') return { reason: 'has no target' };
  if (written.includes(':splat') && !isWildcard) return { reason: ':splat needs a from that ends in /*' };
  if (/^https?:\/\//i.test(written)) return parseAbsolute(written);
  if (!written.startsWith('/')) return { reason: `target "${written}" is neither a path nor an http(s) address` };
  const encoded = encodeAddress(written);
  const [pathname, rest] = splitSearch(encoded);
  const form = normaliseAddress(pathname);
  if (form.kind === 'refused') return { reason: `target: ${form.reason}` };
  if (form.kind === 'moved') return { reason: `target is itself redirected: write ${form.location}${rest}` };
  const parsed = parsePath(pathname);
  if (parsed.unknownCountry) return { reason: `target names the unknown country ${parsed.unknownCountry}` };
  const isPage = parsed.country !== null || parsed.pagePath.lastIndexOf('/') === 0;
  // /:splat may bring the country along, so only a written-out path can be judged.
  if (!isPage && !pathname.includes(':splat')) return { reason: 'target names no country, so it leads to the root' };
  return encoded;
}

/** The host of a target is fixed by the table: a visitor's words never choose where they are sent. */
function parseAbsolute(written: string): string | { reason: string } {
  const one = written.replaceAll(':splat', 'a');
  const other = written.replaceAll(':splat', 'b.c');
  if (!URL.canParse(one) || !URL.canParse(other)) return { reason: `target "${written}" is not a valid address` };
  if (new URL(one).origin !== new URL(other).origin) return { reason: ':splat may not be part of the host' };
  if (new URL(one).username !== '') return { reason: 'the target may not carry a user name' };
  return written.replace(/[^\x21-\x7e]+/g, encodeURIComponent);
}

/** Encodes what editors may type plainly (Arabic, spaces), with percent codes in upper case, as in browsers. */
export function encodeAddress(address: string): string {
  return address
    .replace(/[^\x21-\x7e]+/g, (text) => encodeURIComponent(text.toWellFormed()))
    .replace(/%[0-9a-f]{2}/g, (code) => code.toUpperCase());
}

/** Splits an address before its `?` (or `#`). */
export function splitSearch(address: string): [pathname: string, rest: string] {
  const at = address.search(/[?#]/);
  return at === -1 ? [address, ''] : [address.slice(0, at), address.slice(at)];
}

/** Parses a CSV line (RFC 4180 without line breaks in fields); null when a quotation mark is not closed. */
function parseFields(line: string): string[] | null {
  if (!line.includes('"')) return line.split(',').map((field) => field.trim());
  const fields: string[] = [];
  let rest = `${line},`;
  while (rest !== '') {
    const match = /^\s*"((?:[^"]|"")*)"\s*,|^([^",]*),/.exec(rest);
    if (!match) return null;
    fields.push((match[1]?.replaceAll('""', '"') ?? match[2] ?? '').trim());
    rest = rest.slice(match[0].length);
  }
  return fields;
}
