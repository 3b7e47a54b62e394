import { data } from 'react-router';
import type { Elsewhere } from './elsewhere.server.ts';
import type { TopItem } from './menu.ts';
import type { MovedSuggestions } from './moved.server.ts';

/** What the error screen may know beside the message. */
export type NotFoundDetails = {
  countryExists?: false;
  moved?: MovedSuggestions;
  elsewhere?: Elsewhere;
  menu?: TopItem[];
};

/** Gives what a loader throws for a missing page (spec §8): 404, `Page Not Found: {fullPath}`, `data.path`. */
export function notFound(url: URL, more: NotFoundDetails = {}) {
  const path = `${url.pathname}${url.search}`;
  return data(
    { message: `Page Not Found: ${path}`, data: { path }, ...more },
    { status: 404, statusText: 'Page Not Found' },
  );
}

/** Gives what a loader throws when the backend fails (rulings 2.8): 503, asked again in half a minute, never stored. */
export function unavailable(message: string) {
  return data({ message }, { status: 503, statusText: 'Service Unavailable', headers: { 'Retry-After': '30' } });
}
