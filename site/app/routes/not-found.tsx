import { notFound } from '../content/pages/not-found.server.ts';
import type { Route } from './+types/not-found';

/** spec §8: an unmatched route answers 404. */
export async function loader({ context, url }: Route.LoaderArgs) {
  throw await notFound(context, url);
}

export default function NotFound() {
  return null;
}
