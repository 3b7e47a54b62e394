const acceptance = 'CookiePolicy=CookieAccepted';
/** spec §9: ten years. Browsers that allow less shorten it. */
const maxAge = 10 * 365 * 24 * 60 * 60;

/**
 * The first script of every page, inline, so that the cookie bar (spec §4) shows and hides before hydration although
 * pages are the same bytes for everybody. It marks `<html data-cookies-open>` while the acceptance cookie is missing,
 * sets it on `[data-cookie-accept]`, and then tells the document with a `cookies-accepted` event.
 */
export const pageScript = `(function(d,h){if(d.cookie.split('; ').indexOf('${acceptance}')<0)h.setAttribute('data-cookies-open','');d.addEventListener('click',function(e){if(!e.target.closest||!e.target.closest('[data-cookie-accept]'))return;d.cookie='${acceptance}; path=/; max-age=${maxAge}; samesite=lax';h.removeAttribute('data-cookies-open');d.dispatchEvent(new Event('cookies-accepted'))})})(document,document.documentElement)`;
