import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createHostScrubber } from './backend-hosts.server.ts';

const scrub = createHostScrubber(['https://cms.example:8443'], 'https://site.example');

test.each([
  ['at https://cms.example:8443/x', 'at https://site.example/x'],
  ['at HTTP://CMS.Example:8443.', 'at https://site.example.'],
  ['//cms.example:8443/x', 'https://site.example/x'],
  ['https:\\/\\/cms.example:8443\\/x', 'https://site.example\\/x'],
  ['u=https%3A%2F%2Fcms.example%3A8443%2Fx', 'u=https://site.example%2Fx'],
  ['https://user:secret@cms.example:8443/x', 'https://site.example/x'],
  ['write to a@cms.example', 'write to a@site.example'],
  ['nothing to do', 'nothing to do'],
])('%s', (text, expected) => {
  expect(scrub(text)).toBe(expected);
});

test('keeps the origin of a site on the same machine as its backend', () => {
  const local = createHostScrubber(['http://127.0.0.1:4000'], 'http://127.0.0.1:3000');
  expect(local('http://127.0.0.1:3000/a http://127.0.0.1:4000/b')).toBe(
    'http://127.0.0.1:3000/a http://127.0.0.1:3000/b',
  );
});

test('a service whose name begins like an address of this machine is none of it', () => {
  const named = createHostScrubber(['http://127.cms.example:4000'], 'https://site.example');
  expect(named('see 127.cms.example')).toBe('see site.example');
});

test.each([
  ['at https://example.com/x and //example.com', 'at https://www.site.example/x and https://www.site.example'],
  ['write to a@example.com, see www.example.com', 'write to a@example.com, see www.example.com'],
  ['example.com', 'www.site.example'],
])('the public host of a service goes, mail addresses at it stay: %s', (text, expected) => {
  expect(createHostScrubber(['http://wp.internal'], 'https://www.site.example', ['example.com'])(text)).toBe(expected);
});

test('no combination of hosts survives', () => {
  const piece = fc.constantFrom(
    'cms.example:8443',
    'cms.example',
    'cms.',
    'example',
    ':8443',
    '//',
    'https:',
    'CMS',
    '.',
    '@',
    'x',
  );
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 12 }), (pieces) => {
      expect(scrub(pieces.join('')).toLowerCase()).not.toContain('cms.example');
    }),
  );
});
