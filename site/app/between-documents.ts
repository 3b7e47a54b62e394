/** What the first script of every document does, including those that the worker makes (decision 0250). */

/**
 * Keeps the error of a transition that the browser skips (decision 0168) out of the console. The browser may skip it
 * before the page is told of it, so there is nothing to catch.
 */
const GIVE_UP_QUIETLY = `window.addEventListener('unhandledrejection',e=>{if(/^Transition was /.test((e.reason||0).message))e.preventDefault()});`;

/**
 * Loads the page that the visitor went back or forward to. To the browser, the pages of one router are one document,
 * even after it was left and reloaded: until the router starts (entry.client.tsx), only the address changes (decision
 * 0249). The browser would restore this page's scroll position on that one, after the router's script: restoration is
 * left to that script.
 */
const LOAD_WHERE_GONE = `var u=()=>location.pathname+location.search,p=u(),o='auto';window.onpopstate=()=>{if(u()!=p){o='manual';location.reload()}};window.onpagehide=()=>{history.scrollRestoration=o};`;

/**
 * Tracks a navigation to another document, until the browser aborts it (decision 0253). A page restored from the
 * browser's cache is not navigating any more. A page that hydrates while navigating replaces its history entry:
 * browsers abort the navigation's signal first, and carry on with it (decision 0264).
 */
const NOTE_WAY = `window.addEventListener('pageshow',()=>{window.wayOut=null});if(window.navigation)navigation.addEventListener('navigate',e=>{var d=e.destination,w;if(d.sameDocument)r=e.navigationType=='replace';else if(e.downloadRequest===null&&!d.url.indexOf('http')){window.wayOut=w={aborted:!1};e.signal.onabort=()=>{r=0;Promise.resolve().then(()=>{w.aborted=!r})}}});var r;`;

/**
 * Handles the back link of an installed site, if there is a page to go back to (decision 0169): `e` is the click, `t`
 * its target.
 */
export const GO_BACK = `if(t.closest('[data-back]')&&(window.navigation?navigation.canGoBack:history.length>1)){e.preventDefault();history.back()}`;

export const BETWEEN_DOCUMENTS = GIVE_UP_QUIETLY + LOAD_WHERE_GONE + NOTE_WAY;
