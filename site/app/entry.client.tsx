import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { createPageRouter, HydratedRouter } from './hydrated-router.tsx';
import { logFailure } from './ui/log-failure.ts';

// Strings without markup, and the empty element from which React makes every script (decision 0117).
globalThis.trustedTypes?.createPolicy('default', {
  createHTML: (html) => (html.includes('<') && html !== '<script></script>' ? null : html),
});

// Loaded at the first interaction or when idle, never with the page (site/server/defer-hydration.ts). In a page that
// the browser has translated, React would take away the translated texts, and what was typed: it stays as it is.
if (document.querySelector('font'))
  import('./product/submit-choices.ts').then((code) => code.submitChoices(), logFailure);
else {
  const router = await createPageRouter();
  // From now on the router shows the pages that the visitor goes to (between-documents.ts).
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
