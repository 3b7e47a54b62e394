import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { createPageRouter, HydratedRouter } from './hydrated-router.tsx';

// What makes no markup, and the empty element of which React makes every script (decision 0117).
globalThis.trustedTypes?.createPolicy('default', {
  createHTML: (html) => (html.includes('<') && html !== '<script></script>' ? null : html),
});

// Loaded at the first interaction or when idle, never with the page (site/server/defer-hydration.ts). A page that the
// browser has translated has its texts in elements that React would take away, with what was typed: it stays as it is.
if (document.querySelector('font')) void import('./product/submit-choices.ts').then((code) => code.submitChoices());
else {
  const router = await createPageRouter();
  // The router shows where the visitor goes from now on (between-documents.ts).
  window.onpopstate = null;
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <HydratedRouter router={router} />
      </StrictMode>,
    );
  });
}
