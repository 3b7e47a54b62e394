import { expect, test } from 'vitest';
import { hasConsent } from './consent.ts';

test.each([
  ['CookiePolicy=CookieAccepted', true],
  ['i18n_redirected=ar; CookiePolicy=CookieAccepted; a=b', true],
  ['', false],
  ['CookiePolicy=', false],
  ['CookiePolicy=CookieAcceptedNot', false],
  ['OldCookiePolicy=CookieAccepted', false],
])('the cookies %j mean consent: %s', (cookies, isConsent) => expect(hasConsent(cookies)).toBe(isConsent));
