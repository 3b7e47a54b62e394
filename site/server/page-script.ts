import { CONSENT_COOKIE, CONSENT_EVENT } from '../app/analytics/consent.ts';
import { buildLanguageCookie } from '../app/locale/language-cookie.ts';

/** spec §9: ten years. Browsers that allow less shorten it. */
const MAX_AGE = 10 * 365 * 24 * 60 * 60;

/** Within quotes: the cookie of what the clicked element names. */
const chosen = buildLanguageCookie(`'+l.getAttribute('data-language')+'`);

/**
 * The first script of every page, inline, for what depends on a cookie before hydration although pages are the same
 * bytes for everybody (decision 0003). It marks `<html data-cookies-open>` while the acceptance cookie is missing; a
 * click on `[data-cookie-accept]` sets it and tells the document with a `cookies-accepted` event (spec §4), one on
 * `[data-language]` keeps that language (spec §4).
 */
export const pageScript = `(function(d,h){if(d.cookie.split('; ').indexOf('${CONSENT_COOKIE}')<0)h.setAttribute('data-cookies-open','');d.addEventListener('click',function(e){var t=e.target,l;if(!t.closest)return;if(l=t.closest('[data-language]'))d.cookie='${chosen}';if(!t.closest('[data-cookie-accept]'))return;d.cookie='${CONSENT_COOKIE}; path=/; max-age=${MAX_AGE}; samesite=lax';h.removeAttribute('data-cookies-open');d.dispatchEvent(new Event('${CONSENT_EVENT}'))},true)})(document,document.documentElement)`;
