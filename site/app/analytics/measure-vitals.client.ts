import { type MetricType, onCLS, onINP, onLCP, onTTFB } from 'web-vitals';
import { CONNECTIONS, NAVIGATIONS, VITALS_PATH, type VitalsBeacon } from './vitals.ts';

type Browser = Navigator & {
  doNotTrack?: string | null;
  globalPrivacyControl?: boolean;
  connection?: { effectiveType?: string };
};

/**
 * Measures the document and reports to the site when the page is first hidden, and again after each return from the
 * back-forward cache; never with Do Not Track or Global Privacy Control (decision 0166). The library reads what
 * happened before it loaded from the browser's own records.
 */
export function measureVitals(browser: Browser = navigator): void {
  if (browser.doNotTrack === '1' || browser.globalPrivacyControl) return;
  const [document] = performance.getEntriesByType('navigation');
  const path = new URL(document?.name ?? location.href).pathname;
  const connection = CONNECTIONS.find((known) => known === browser.connection?.effectiveType) ?? 'unknown';
  const reported = new Set<string>();
  let measured: MetricType[] = [];

  function keep(metric: MetricType): void {
    // A value that grows after being reported would count twice.
    if (!reported.has(metric.id)) measured.push(metric);
    reported.add(metric.id);
  }

  function report(): void {
    const [first] = measured;
    const navigation = NAVIGATIONS.find((known) => known === first?.navigationType);
    if (globalThis.document.visibilityState !== 'hidden' || navigation === undefined) return;
    const values = Object.fromEntries(measured.map(({ name, value }) => [name, Math.round(value * 1e4) / 1e4]));
    const beacon: VitalsBeacon = { path, connection, navigation, ...values };
    measured = [];
    browser.sendBeacon(VITALS_PATH, new Blob([JSON.stringify(beacon)], { type: 'application/json' }));
  }

  onLCP(keep);
  onINP(keep);
  onCLS(keep);
  onTTFB(keep);
  // On the window, bubbling: the library listens in the capture phase and has reported its values by then.
  addEventListener('visibilitychange', report);
}
