import { createContext, type RouterContextProvider } from 'react-router';
import { GetFooterMenuDataDocument, GetMenuDocument, GetQuickLinksMenuDocument } from '../generated/graphql.ts';
import { servicesContext } from '../services.ts';
import { createLoad } from './load.server.ts';
import { buildMenu } from './menu.ts';
import { loadOffices } from './offices.server.ts';

export type ShellData = Awaited<ReturnType<typeof loadShell>>;

/** The shell of a document request, for what only the server draws. */
export const shellContext = createContext<ShellData | null>(null);

/** Loads what every page of a locale shares: menus and the footer's contact. Each part may fail on its own. */
export async function loadShell(context: Readonly<RouterContextProvider>) {
  const { clock } = context.get(servicesContext);
  const load = createLoad(context);
  const language = load.locale.language;
  const [menu, footer, quickLinks, offices] = await Promise.all([
    load.optional(GetMenuDocument, { lang: language }),
    load.optional(GetFooterMenuDataDocument, { language }),
    load.optional(GetQuickLinksMenuDocument, { language }),
    loadOffices(load),
  ]);
  return {
    menu: buildMenu(menu?.menuItems?.nodes),
    footer: buildMenu(footer?.menuItems?.nodes),
    quickLinks: buildMenu(quickLinks?.menuItems?.nodes),
    /** The country's own; the head office where it has none. */
    contact: offices[0] ?? null,
    year: new Date(clock()).getUTCFullYear(),
  };
}
