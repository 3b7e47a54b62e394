import fc from 'fast-check';

/** Texts that editors, imports or attackers may leave in a field: empty, overlong, with markup, in any script. */
const written = [
  '',
  '   ',
  '-',
  '0',
  '💧🌿',
  'Ω'.repeat(3000),
  'long words '.repeat(400),
  '<script>alert(1)</script>',
  '<SCRIPT SRC=https://evil.test/x.js></SCRIPT>',
  '</script><script>alert(2)</script>',
  '</title></head><script>alert(3)</script>',
  '<img src=x onerror=alert(4)>',
  '"><svg onload=alert(5)>',
  "' onmouseover='alert(6)",
  '<a href="javascript:alert(7)">press</a>',
  '<iframe src="https://evil.test"></iframe><style>body{display:none}</style>',
  '<p>Two <b>bold</b> words<p>left <i>open',
  '<div><table><tr><td>cell</table></div>',
  '<!-- a comment that does not end',
  '&lt;script&gt;alert(8)&lt;/script&gt;',
  '&#60;script&#62;alert(9)&#60;/script&#62;',
  'Dad&#8217;s &amp; Mum&rsquo;s &nbsp;&hellip;',
  '[gallery ids="1,2,3"] {{ 7*7 }}',
  'زَيْتُ الأُمْلا ـــ للشَّعْر',
  'مختلط mixed نص 123 ٤٥٦',
  '\u202eright to left override',
  'line\nbreaks\r\nand\ttabs',
  'zero\u200bwidth\ufeff',
  '\ud83d',
  '__proto__',
  'constructor',
  'toString',
  '../../etc/passwd',
  '%E0%A4%A',
  '%00',
  '?page=2#top',
  'https://backend.test/uae/amla/',
  'back\\slash "quoted" \'single\'',
] as const;

/** One or two of them, or any text. */
export const hostileText = fc.oneof(
  { weight: 3, arbitrary: fc.constantFrom(...written) },
  { weight: 1, arbitrary: fc.string({ unit: 'grapheme', maxLength: 60 }) },
  { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 40 }) },
  {
    weight: 1,
    arbitrary: fc.tuple(fc.constantFrom(...written), fc.constantFrom(...written)).map((two) => two.join(' ')),
  },
);

/** Valid and invalid addresses of files, pages and other sites. */
export const hostileAddress = fc.constantFrom(
  'https://backend.test/wp-content/uploads/2026/01/pack.webp',
  'https://backend.test/uae/wp-content/uploads/2026/01/p%C3%A4ck%20one.png',
  'https://other.test/picture.jpg',
  'https://backend.test/uae/brands/brand-a/',
  'https://backend.test/ar/our-story/',
  '/uae/our-story/',
  'our-story',
  '#',
  '',
  'javascript:alert(10)',
  'data:text/html,<script>alert(11)</script>',
  '//evil.test/x',
  'http://[::1',
  'mailto:a@b.test',
  'tel:+971 4 000',
  'https://www.youtube.com/watch?v=dQw4w9WgXcQ',
  'C:\\files\\catalog.pdf',
  'https://backend.test/uae/product/%d8%b2%d9%8a%d8%aa/',
  '/uae/\u0000/',
);

export const hostileDate = fc.constantFrom(
  '2026-03-01T10:00:00',
  '2024-01-01T00:00:00+00:00',
  '1969-12-31 23:59:59',
  '9999-12-31T23:59:59',
  '0000-00-00 00:00:00',
  'tomorrow',
  '',
);
