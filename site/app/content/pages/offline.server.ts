import type { RouterContextProvider } from 'react-router';
import { localeContext } from '../../locale/context.ts';
import { allLocales } from '../../locale/locales.ts';
import { m } from '../../messages/generated/messages.js';
import { tagsContext } from '../services.ts';
import { buildHead } from './head.server.ts';

/** The page where a visitor keeps the products of a locale, `/{country}/offline` (decision 0164). */
export const OFFLINE_SEGMENT = 'offline';

/** Builds its head: every locale has it, and it is no page of content. */
export function loadOfflineHead(context: Readonly<RouterContextProvider>, url: URL) {
  // It reads no query.
  if (url.search !== '') context.get(tagsContext).markUnknown();
  const title = m.keep_title({}, { locale: context.get(localeContext).language });
  return buildHead(context, { url, title, isIndexed: false, availableIn: [...allLocales] });
}
