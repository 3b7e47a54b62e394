import { expect, test, vi } from 'vitest';
import { clientAction } from './newsletter.tsx';

test.each<[string, () => Promise<{ subscribed: boolean }>]>([
  ['is not taken', async () => ({ subscribed: false })],
  ['does not arrive', () => Promise.reject(new TypeError('Network Error'))],
])('an address that %s is logged as Error: and nothing else (spec §8)', async (_, answer) => {
  const error = vi.spyOn(console, 'error').mockReturnValue();
  expect(await clientAction({ serverAction: answer })).toEqual({ subscribed: false });
  expect(error.mock.calls.map(([first]) => first)).toEqual(['Error:']);
  error.mockRestore();
});
