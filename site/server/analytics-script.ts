import { PAGE_VIEW_EVENT, type PageView } from '../app/analytics/track-event.ts';
import { CONTAINER_ID } from '../env/visitors.ts';

export type AnalyticsOptions = {
  /** The container. */
  id: string;
  /** The event name of a page view (spec §9). */
  pageView: string;
};

/**
 * Function `g` of the page's first script: loads the analytics container once the page has loaded (rulings 6), unless
 * the browser sends Do Not Track or Global Privacy Control, or the page is rendered for print. A prerendered page waits
 * until it is shown (decision 0052). With an invalid id it loads nothing and logs that to the console. From then on it
 * tells of page views, and of clicks on what has a `data-event`, which may come before hydration (decision 0050).
 */
export function defineAnalytics({ id, pageView }: AnalyticsOptions): string {
  if (!CONTAINER_ID.test(id)) return "console.error('GTM_ID is not a valid id');function g(){}";
  const source = `https://www.googletagmanager.com/gtm.js?id=${id}`;
  const view: Record<keyof PageView, string> = { event: `'${pageView}'`, content_path: 'location.pathname' };
  const fields = Object.entries(view).map((field) => field.join(':'));
  return `function g(){var n=navigator,w=window,t=w.trustedTypes;if(n.doNotTrack=='1'||n.globalPrivacyControl||w.dataLayer||w.matchMedia('print').matches)return;if(d.prerendering){d.addEventListener('prerenderingchange',g);return}w.dataLayer=[{'gtm.start':Date.now(),event:'gtm.js'}];function v(){w.dataLayer.push({${fields.join()}})}function a(){var s=d.createElement('script');s.async=true;s.src=t?t.createPolicy('analytics',{createScriptURL:function(u){return u}}).createScriptURL('${source}'):'${source}';d.head.appendChild(s)}function c(e){var l=e.button<2&&e.target.closest&&e.target.closest('[data-event]');if(l)w.dataLayer.push(JSON.parse(l.getAttribute('data-event')))}v();d.addEventListener('${PAGE_VIEW_EVENT}',v);d.addEventListener('click',c,true);d.addEventListener('auxclick',c,true);if(d.readyState=='complete')a();else w.addEventListener('load',a)}`;
}
