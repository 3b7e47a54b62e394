import { isRouteErrorResponse } from 'react-router';
import type { NotFoundDetails } from './content/pages/not-found.server.ts';
import { type Locale, localeOf, parsePath } from './locale/path.ts';

/** The screen of an old address may know its locale when the path does not. */
export function resolveScreenLocale(pathname: string, error: unknown): Locale {
  return readFailure(error)?.locale ?? localeOf(parsePath(pathname));
}

/** Reads what a loader threw (`content/pages/not-found.server.ts`); null for defects. */
export function readFailure(error: unknown): ({ message?: string } & NotFoundDetails) | null {
  return isRouteErrorResponse(error) && typeof error.data === 'object' ? error.data : null;
}
