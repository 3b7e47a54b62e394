import { expect, test } from 'vitest';
import { buildFileErrorResponse, FileError } from './file-error.ts';

test('who is refused for want of room may come again in five seconds', async () => {
  const busy = buildFileErrorResponse(new FileError(503, 'Too many pictures.'));
  expect([busy.status, busy.headers.get('retry-after'), (await busy.text()).trim()]).toEqual([
    503,
    '5',
    'Too many pictures.',
  ]);
  expect(buildFileErrorResponse(new FileError(404, 'None.')).headers.has('retry-after')).toBe(false);
});

test('any other error is not for visitors', () => {
  const broken = new Error('broken');
  expect(() => buildFileErrorResponse(broken)).toThrow(broken);
});
