import { createContext, type RouterContextProvider } from 'react-router';
import { parsePath } from '../../locale/path.ts';
import { optional } from '../client/optional.ts';
import { GetFooterMenuDataDocument, GetMenuDocument, GetQuickLinksMenuDocument } from '../generated/graphql.ts';
import { servicesContext, tagsContext } from '../services.ts';
import { createLoad } from './load.server.ts';
import { loadLocations } from './locations.server.ts';
import { buildMenu } from './menu.ts';

export type ShellData = Awaited<ReturnType<typeof loadShell>>;

/** The shell of a document request, for components only the server draws. */
export const shellContext = createContext<ShellData | null>(null);

/** Loads what all pages of a locale share: menus and the footer's location. Each part may fail on its own. */
export async function loadShell(context: Readonly<RouterContextProvider>) {
  const { clock, siteIndex } = context.get(servicesContext);
  const tags = context.get(tagsContext);
  const load = createLoad(context);
  const language = load.locale.language;
  const [menu, footer, quickLinks, locations, index] = await Promise.all([
    load.optional(GetMenuDocument, { lang: language }),
    load.optional(GetFooterMenuDataDocument, { language }),
    load.optional(GetQuickLinksMenuDocument, { language }),
    loadLocations(load),
    optional(siteIndex.load(load.locale), null, tags),
  ]);
  const leadsNowhere = (path: string) => index?.emptyLists.has(parsePath(path).pagePath) ?? false;
  return {
    menu: buildMenu(menu?.menuItems?.nodes, leadsNowhere),
    footer: buildMenu(footer?.menuItems?.nodes, leadsNowhere),
    quickLinks: buildMenu(quickLinks?.menuItems?.nodes, leadsNowhere),
    /** The country's location, else the first. */
    contact: locations[0] ?? null,
    year: new Date(clock()).getUTCFullYear(),
  };
}
