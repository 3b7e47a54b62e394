import { renderToStaticMarkup } from 'react-dom/server';
import type { BlockerFunction, Location } from 'react-router';
import { afterEach, expect, test, vi } from 'vitest';
import { LocaleProvider } from '../locale/use-locale.ts';

const blockers = vi.hoisted(() => [] as BlockerFunction[]);
vi.mock('react-router', async (load) => ({
  ...(await load<object>()),
  useBlocker: (mayBlock: BlockerFunction) => {
    blockers.push(mayBlock);
    return { state: 'unblocked' };
  },
}));
const { useLeaveGuard } = await import('./use-leave-guard.ts');

afterEach(() => {
  blockers.length = 0;
  vi.unstubAllGlobals();
});

/** A link that leads from a form, with unsent text, to a page. */
function leave(isDirty: { current: boolean }, pathname: string): boolean | undefined {
  function Form() {
    useLeaveGuard(isDirty, true);
    return null;
  }
  renderToStaticMarkup(
    <LocaleProvider value={{ country: 'uae', language: 'en' }}>
      <Form />
    </LocaleProvider>,
  );
  const at = (path: string): Location => ({ pathname: path, search: '', hash: '', state: null, key: '' });
  const [from, to] = [at('/uae/general-enquiry'), at(pathname)];
  return blockers.at(-1)?.({ currentLocation: from, nextLocation: to, historyAction: 'PUSH' as never });
}

test.each([
  ['is asked, and goes: closing the page asks no more', true, '/uae/brands', [false, false, 1]],
  ['is asked, and stays', false, '/uae/brands', [true, true, 1]],
  ['is not asked on the way to a place on the page', true, '/uae/general-enquiry', [false, true, 0]],
])('who leaves unsent text %s', (_, isConfirmed, pathname, expected) => {
  const confirm = vi.fn(() => isConfirmed);
  vi.stubGlobal('window', { confirm });
  const isDirty = { current: true };
  const isBlocked = leave(isDirty, pathname);
  expect([isBlocked, isDirty.current, confirm.mock.calls.length]).toEqual(expected);
});
