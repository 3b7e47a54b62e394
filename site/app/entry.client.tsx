import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { createPageRouter, HydratedRouter } from './hydrated-router.tsx';

// This file is fetched on the first interaction or idle, never at load (site/server/defer-hydration.ts).
const router = await createPageRouter();
startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <HydratedRouter router={router} />
    </StrictMode>,
  );
});
