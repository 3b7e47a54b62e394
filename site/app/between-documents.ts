/** What the first script of every document sees to, also of those that the worker makes (decision 0250). */

/**
 * Keeps a transition that the browser gives up (decision 0168) out of the console. It may do so before the page is told of
 * the transition, so there is nothing to catch.
 */
const GIVE_UP_QUIETLY = `window.addEventListener('unhandledrejection',function(e){if(e.reason&&/^Transition was /.test(e.reason.message))e.preventDefault()});`;

/**
 * Loads the page that the visitor went back or forward to. The browser takes what one document's router has shown for
 * one document, also when it was left and came anew: until that has hydrated, the address changes and nothing else
 * (decision 0249).
 */
const LOAD_WHERE_GONE = `function u(){return location.pathname+location.search}var p=u();window.onpopstate=function(){if(!window.__reactRouterContext&&u()!=p)location.reload()};`;

export const BETWEEN_DOCUMENTS = GIVE_UP_QUIETLY + LOAD_WHERE_GONE;
