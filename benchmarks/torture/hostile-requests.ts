import type { Random } from '../../site/script/random.ts';

/** Where a redirect must never lead, and what a page must never repeat as it is. */
export const ELSEWHERE = 'elsewhere.invalid';
export const SCRIPT = '<script>torture()</script>';
export const INJECTED = 'x-injected';

const FILES = ['etc/passwd', 'proc/self/environ', '.env', 'site/server.ts', 'windows/win.ini'];
const UP = ['../', '..%2f', '%2e%2e/', '%2e%2e%2f', '..\\', '..%5c', '%252e%252e%252f', '..%c0%af', '....//', '..;/'];
const PLACES = ['/', '/_ipx/w_320/m0/', '/_ipx/', '/_h/', '/media/', '/assets/', '/uae/product/', '/ar/ksa/'];
const BROKEN = [
  '%',
  '%0',
  '%zz',
  '%00',
  '%ff%fe',
  '%c0%80',
  '%ed%a0%80',
  '\u0000',
  '\t',
  '%0d%0ax-injected:1',
  '\\',
  '|',
  '^',
];
const NAMES = [
  '__proto__',
  'constructor',
  'toString',
  'hasOwnProperty',
  'index',
  '_routes',
  'page',
  'sort',
  'q',
  'tag',
  'v',
];
const METHODS = ['POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS', 'HEAD', 'TRACE', 'PROPFIND', 'PURGE', 'BREW', 'get'];
const FORM = 'application/x-www-form-urlencoded';
const TYPES = [
  FORM,
  'multipart/form-data',
  'multipart/form-data; boundary=',
  'multipart/form-data; boundary=a',
  'application/json',
  'text/plain',
  '',
];
const MODIFIERS = [
  'w_99999',
  'w_-1',
  'w_1e9',
  'w_320,h_320,f_avif,q_101',
  's_9999x9999',
  'f_exe',
  'blur_999999',
  'rotate_1',
  'w_320,',
];

const repeatTo = (text: string, length: number) => text.repeat(Math.ceil(length / text.length)).slice(0, length);

/** The kinds of paths. */
const PATHS: ((random: Random, pages: readonly string[]) => string)[] = [
  (random) => random.pick(PLACES) + random.pick(UP).repeat(1 + random.below(8)) + random.pick(FILES),
  (random) => `/${random.pick(['/', '\\', '%2f', '%5c', '/%09/'])}${ELSEWHERE}/${random.word(4)}`,
  (random, pages) => `${random.pick(pages)}?${random.pick(NAMES)}=${encodeURIComponent(SCRIPT)}`,
  (random, pages) => `${random.pick(pages)}/${encodeURIComponent(SCRIPT)}`,
  (random, pages) =>
    `${random.pick(pages)}?${random.pick(NAMES)}[${random.pick(NAMES)}]=${random.word(9)}&${random.pick(NAMES)}`,
  (random, pages) => splice(random, random.pick(pages), random.pick(BROKEN)),
  (random, pages) => splice(random, random.pick(pages), String.fromCharCode(0x80 + random.below(0x7f))),
  (random) => `/${repeatTo(`${random.word(5)}${random.pick(['/', '%20', '-'])}`, 2_000 + random.below(20_000))}`,
  (random, pages) =>
    `${random.pick(pages)}?${repeatTo(`${random.pick(NAMES)}=${random.word(3)}&`, 1_000 + random.below(12_000))}`,
  (random) =>
    `/uae/search?key=${repeatTo(random.pick(['زيت', '%', 'a ', "' OR 1=1 --", '{"$ne":1}', '*', '"']), 1 + random.below(900))}`,
  (random) =>
    `/_ipx/${random.pick(MODIFIERS)}/m${random.below(9)}/${random.word(4)}.${random.pick(['jpg', 'svg', 'php'])}`,
  (random) => `/_h/${random.pick(['', random.word(20)])}.${random.pick(['js', 'json', 'map', 'br'])}`,
  (random, pages) => `${random.pick(pages)}.data?_routes=${random.pick([SCRIPT, 'root', ',,,', random.word(40)])}`,
  (random) => `http://${ELSEWHERE}/${random.word(3)}`,
  () => '*',
];

/** The kinds of headers. */
const HEADERS: ((random: Random) => string)[] = [
  () => '',
  // A form that seems to come from its own page is read.
  () => 'Sec-Fetch-Site: same-origin\r\n',
  () => `Host: ${ELSEWHERE}\r\n`,
  () => `X-Forwarded-Host: ${ELSEWHERE}\r\nX-Forwarded-Proto: https\r\nForwarded: host=${ELSEWHERE}\r\n`,
  (random) => `Cookie: ${repeatTo(`${random.word(4)}=%; `, 200 + random.below(9_000))}\r\n`,
  (random) => `Accept-Language: ${repeatTo(`${random.word(2)};q=${random.next()},`, random.below(4_000))}\r\n`,
  (random) => `If-None-Match: ${repeatTo(`"${random.word(8)}", `, random.below(8_000))}\r\nRange: bytes=0-,-1,5-2\r\n`,
  (random) =>
    `Accept-Encoding: ${repeatTo(random.pick(['br;q=', 'gzip,', '*;', 'identity;q=0,']), random.below(500))}\r\n`,
  (random) => repeatTo(`X-${random.word(3)}: 1\r\n`, 10 * (1 + random.below(400))).replace(/(?<=\n|^)[^\n]*$/, ''),
  (random) => `X-Bytes: ${String.fromCharCode(0x80 + random.below(0x7f), 1 + random.below(8))}\r\n`,
  () => 'Content-Length: 4\r\nContent-Length: 5\r\n',
  () => 'Content-Length: 4\r\nTransfer-Encoding: chunked\r\n',
  () => 'Transfer-Encoding: xchunked\r\n',
  () => 'Upgrade: websocket\r\nConnection: upgrade\r\nExpect: 100-continue\r\n',
  (random) => `Authorization: Bearer ${random.word(30)}\r\nx-cache-tags: a\r\nx-client-address: 1.2.3.4\r\n`,
];

/** Draws a request as it is written to the socket. */
export function drawHostile(random: Random, pages: readonly string[]): Buffer {
  const path = random.pick(PATHS)(random, pages);
  const headers = random.pick(HEADERS)(random);
  const method = random.below(4) === 0 ? random.pick(METHODS) : 'GET';
  const host = /^host:/i.test(headers) ? '' : 'Host: 127.0.0.1\r\n';
  const body = method === 'GET' ? '' : drawBody(random);
  const sent = /content-length|transfer-encoding/i.test(headers) || body === '' ? '' : describeBody(random, body);
  const version = random.below(40) === 0 ? random.pick(['HTTP/1.0', 'HTTP/2.0', 'HTTP/9', 'HTTP']) : 'HTTP/1.1';
  return Buffer.from(
    `${method} ${path} ${version}\r\n${host}Connection: close\r\n${headers}${sent}\r\n${body}`,
    'latin1',
  );
}

function drawBody(random: Random): string {
  const length = random.pick([0, 1, 40, 900, 3_999, 4_001, 70_000]);
  return random.pick([
    repeatTo(`${random.pick(NAMES)}=${random.word(6)}&`, length),
    repeatTo(
      `--a\r\nContent-Disposition: form-data; name="${random.pick(NAMES)}"\r\n\r\n${random.word(9)}\r\n`,
      length,
    ),
    repeatTo('{"a":[', length),
    repeatTo('\u0000\u00ff', length),
  ]);
}

function describeBody(random: Random, body: string): string {
  const type = random.pick(TYPES);
  // Never longer than the body, which the site would wait for: a flood tests that.
  const length = body.length - random.pick([0, 0, 0, 1]);
  return `${type === '' ? '' : `Content-Type: ${type}\r\n`}Content-Length: ${Math.max(0, length)}\r\n`;
}

function splice(random: Random, path: string, text: string): string {
  const at = 1 + random.below(path.length);
  return path.slice(0, at) + text + path.slice(at);
}
