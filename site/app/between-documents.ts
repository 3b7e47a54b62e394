/** What the first script of every document sees to, also of those that the worker makes (decision 0250). */

/**
 * Keeps a transition that the browser gives up (decision 0168) out of the console. It may do so before the page is told of
 * the transition, so there is nothing to catch.
 */
const GIVE_UP_QUIETLY = `window.addEventListener('unhandledrejection',e=>{if(/^Transition was /.test((e.reason||0).message))e.preventDefault()});`;

/**
 * Loads the page that the visitor went back or forward to. The browser takes what one document's router has shown for
 * one document, also when it was left and came anew: until the router is there (entry.client.tsx), the address changes and
 * nothing else (decision 0249). The browser would take the place on this page for the place on that one, and scroll there
 * after the router's script: it leaves the place to that script.
 */
const LOAD_WHERE_GONE = `var u=()=>location.pathname+location.search,p=u(),o='auto';window.onpopstate=()=>{if(u()!=p){o='manual';location.reload()}};window.onpagehide=()=>{history.scrollRestoration=o};`;

/**
 * Keeps the way to another document, which ends when the browser gives it up (decision 0253). A page that the browser has
 * kept is not on the way any more. A page that hydrates on the way replaces its entry: browsers abort the signal of the way
 * first, and go on with it (decision 0264).
 */
const NOTE_WAY = `window.addEventListener('pageshow',()=>{window.wayOut=null});if(window.navigation)navigation.addEventListener('navigate',e=>{var d=e.destination,w;if(d.sameDocument)r=e.navigationType=='replace';else if(e.downloadRequest===null&&!d.url.indexOf('http')){window.wayOut=w={aborted:!1};e.signal.onabort=()=>{r=0;Promise.resolve().then(()=>{w.aborted=!r})}}});var r;`;

/**
 * Goes back for the link of an installed site, where there is a page to go back to (decision 0169): `e` is the click, `t` what
 * was clicked.
 */
export const GO_BACK = `if(t.closest('[data-back]')&&(window.navigation?navigation.canGoBack:history.length>1)){e.preventDefault();history.back()}`;

export const BETWEEN_DOCUMENTS = GIVE_UP_QUIETLY + LOAD_WHERE_GONE + NOTE_WAY;
