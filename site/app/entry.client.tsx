import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { createPageRouter, HydratedRouter } from './hydrated-router.tsx';

// Loaded at the first interaction or when idle, never with the page (site/server/defer-hydration.ts).
const router = await createPageRouter();
startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <HydratedRouter router={router} />
    </StrictMode>,
  );
});
