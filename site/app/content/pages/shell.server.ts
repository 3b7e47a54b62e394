import { createContext, type RouterContextProvider } from 'react-router';
import { homePath, type Locale, parsePath } from '../../locale/path.ts';
import { optional } from '../client/optional.ts';
import {
  GetFooterMenuDataDocument,
  type GetFooterMenuDataQuery,
  GetMenuDocument,
  type GetMenuQuery,
  GetQuickLinksMenuDocument,
  type GetQuickLinksMenuQuery,
  OurLocationsDocument,
  type OurLocationsQuery,
} from '../generated/graphql.ts';
import { servicesContext, tagsContext } from '../services.ts';
import type { LocaleIndex } from '../site-index/locale-index.ts';
import { createLoad } from './load.server.ts';
import { readLocations } from './locations.server.ts';
import { buildMenu } from './menu.ts';
import { WHERE_TO_BUY } from './shop.ts';

export type ShellData = ReturnType<typeof buildShell>;

/** The shell of a document request, for components only the server draws. */
export const shellContext = createContext<ShellData | null>(null);

/** The answers and the year that a shell is made of. */
type Sources = {
  menu: GetMenuQuery | null;
  footer: GetFooterMenuDataQuery | null;
  quickLinks: GetQuickLinksMenuQuery | null;
  locations: OurLocationsQuery | null;
  index: LocaleIndex | null;
  year: number;
};

const keepShell = createKeepShell();

/** Loads what all pages of a locale share: menus and the footer's location. Each part may fail on its own. */
export async function loadShell(context: Readonly<RouterContextProvider>): Promise<ShellData> {
  const { clock, siteIndex } = context.get(servicesContext);
  const tags = context.get(tagsContext);
  const load = createLoad(context);
  const language = load.locale.language;
  const [menu, footer, quickLinks, locations, index] = await Promise.all([
    load.optional(GetMenuDocument, { lang: language }),
    load.optional(GetFooterMenuDataDocument, { language }),
    load.optional(GetQuickLinksMenuDocument, { language }),
    load.optional(OurLocationsDocument, { language }),
    optional(siteIndex.load(load.locale), null, tags),
  ]);
  const year = new Date(clock()).getUTCFullYear();
  return keepShell(load.locale, { menu, footer, quickLinks, locations, index, year });
}

/** Builds the shell of a locale anew when one of its sources is another. */
function createKeepShell() {
  const kept = new Map<string, { sources: Sources; shell: ShellData }>();
  return (locale: Locale, sources: Sources): ShellData => {
    const key = homePath(locale);
    const last = kept.get(key);
    const isSame =
      last && Object.entries(sources).every(([name, source]) => last.sources[name as keyof Sources] === source);
    if (isSame) return last.shell;
    const shell = buildShell(locale, sources);
    kept.set(key, { sources, shell });
    return shell;
  };
}

function buildShell(locale: Locale, { menu, footer, quickLinks, locations, index, year }: Sources) {
  const leadsNowhere = (path: string) => index?.emptyLists.has(parsePath(path).pagePath) ?? false;
  return {
    menu: buildMenu(menu?.menuItems?.nodes, leadsNowhere),
    footer: buildMenu(footer?.menuItems?.nodes, leadsNowhere),
    quickLinks: buildMenu(quickLinks?.menuItems?.nodes, leadsNowhere),
    /** The country's location, else the first. */
    contact: readLocations(locations, locale)[0] ?? null,
    tellsWhereToBuy: index?.pages.has(WHERE_TO_BUY) ?? false,
    year,
  };
}
