import { expect, test } from 'vitest';
import { pageOfData } from './data-path.ts';

test.each([
  ['/_.data', '/'],
  ['/_payload.json', '/'],
  ['/ar/ksa.data', '/ar/ksa'],
  ['/ar/ksa/_payload.json', '/ar/ksa'],
  ['/uae/plp.data', '/uae/plp'],
  ['/uae/plp', '/uae/plp'],
  ['/', '/'],
  ['/uae/blogs/open.data-week', '/uae/blogs/open.data-week'],
])('%s is of the page %s', (pathname, page) => expect(pageOfData(pathname)).toBe(page));
