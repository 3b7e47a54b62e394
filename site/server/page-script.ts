import { countryCodes, defaultCountry } from '../../contract/countries.ts';
import { CONSENT_COOKIE, CONSENT_EVENT } from '../app/analytics/consent.ts';
import { BETWEEN_DOCUMENTS, GO_BACK } from '../app/between-documents.ts';
import { storageCookie } from '../app/content/client/token.ts';
import { buildLanguageCookie } from '../app/locale/language-cookie.ts';
import { type AnalyticsOptions, defineAnalytics } from './analytics-script.ts';

/** spec §9: ten years. Some browsers shorten it. */
const MAX_AGE = 10 * 365 * 24 * 60 * 60;

/** Spliced into the script: the cookie of the language that the clicked element names. */
const chosen = buildLanguageCookie(`'+l.getAttribute('data-language')+'`);

/** Function that reads the country of a path. */
const COUNTRY_OF = `var c=p=>(/^(\\/..)?\\/(${countryCodes.join('|')})\\//.exec(p+'/')||[])[2]||'${defaultCountry}';`;

/**
 * Sets `<html data-country-changed>` on a page that the visitor reached from another country's, so that header and
 * footer show again after 100 ms (spec §4, decision 0160). Not on going back and not on a reload. Such pages have no
 * view transition: its snapshot of the previous page would cover what is hidden.
 */
const MARK_COUNTRY_CHANGE = `${COUNTRY_OF}try{var f=new URL(d.referrer);if(f.origin==location.origin&&c(f.pathname)!=c(location.pathname)&&performance.getEntriesByType('navigation')[0].type=='navigate'){h.setAttribute('data-country-changed','');window.onpagereveal=e=>{if(e=e.viewTransition)e.skipTransition()}}}catch(e){}`;

/** Keeps the browser's offer to install the site, which may come before the page hydrates (decision 0169). */
const KEEP_INSTALL_OFFER = `window.addEventListener('beforeinstallprompt',e=>{e.preventDefault();window.installOffer=e});`;

/** Marks the shop used last, so that it comes first (app/styles/buy.css); does nothing where storage is blocked. */
const SHOW_SHOP = `try{h.setAttribute('data-shop',localStorage.getItem('last-shop'))}catch(e){}`;

/** Stores the shop whose link is opened, after consent: a tap before hydration counts. */
const KEEP_SHOP = `if((l=t.closest('[data-marketplace]'))&&!h.hasAttribute('data-cookies-open'))try{localStorage.setItem('last-shop',l.getAttribute('data-marketplace'))}catch(e){}`;

type PageScriptOptions = {
  storageNames?: readonly string[];
  /** Null: no container. */
  analytics?: AnalyticsOptions | null;
};

/**
 * The inline script at the top of every page, for what depends on a cookie before hydration although all visitors get
 * the same bytes (decision 0003). It sets `<html data-cookies-open>` while the acceptance cookie is missing; a click on
 * `[data-cookie-accept]` sets the cookie and dispatches `cookies-accepted` (spec §4), a click on `[data-language]`
 * saves the language (spec §4), one on `[data-back]` goes back, one on a shop stores it as the last, after consent.
 * Tokens in local storage are copied to cookies; the analytics container loads after consent, if configured (spec §7).
 */
export function buildPageScript({ storageNames = [], analytics }: PageScriptOptions = {}): string {
  const [define, load] = analytics ? [defineAnalytics(analytics), 'g();'] : ['', ''];
  return `((d,h)=>{${storageNames.map(handOver).join('')}${MARK_COUNTRY_CHANGE}${KEEP_INSTALL_OFFER}${BETWEEN_DOCUMENTS}${define}if(d.cookie.split('; ').indexOf('${CONSENT_COOKIE}')<0)h.setAttribute('data-cookies-open','');else{${SHOW_SHOP}${load}}d.addEventListener('click',e=>{var t=e.target,l;if(!t.closest)return;if(l=t.closest('[data-language]'))d.cookie='${chosen}';${GO_BACK}${KEEP_SHOP}if(t.closest('[data-cookie-accept]')){d.cookie='${CONSENT_COOKIE}; Max-Age=${MAX_AGE}; Path=/; SameSite=Lax';h.removeAttribute('data-cookies-open');d.dispatchEvent(new Event('${CONSENT_EVENT}'));${load}}},true)})(document,document.documentElement)`;
}

/** Script that copies a local storage item to a session cookie of its name. */
function handOver(name: string): string {
  const cookie = `${storageCookie(name)}='+(v?encodeURIComponent(v):'; max-age=0')+'; path=/; samesite=lax'`;
  return `try{var v=localStorage.getItem('${name}');d.cookie='${cookie}+(location.protocol=='https:'?'; secure':'')}catch(e){}`;
}
