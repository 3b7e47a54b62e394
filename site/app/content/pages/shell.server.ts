import { createContext, type RouterContextProvider } from 'react-router';
import { buildPath, homePath, type Locale, parsePath } from '../../locale/path.ts';
import { parseSlug } from '../cleaning/slug.ts';
import { optional } from '../client/optional.ts';
import {
  BrandsDataDocument,
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
import type { BrandCategory } from './brand-categories.ts';
import { loadBrandCategories } from './brands.server.ts';
import { createLoad } from './load.server.ts';
import { readLocations } from './locations.server.ts';
import { buildMenu, type Room } from './menu.ts';
import { buildOriginalPath, type OriginalOf } from './original-path.server.ts';
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
  /** The purpose of each brand, as text to compare, since it is read again for each page. */
  brands: string;
  year: number;
};

const keepShell = createKeepShell();

/** Loads what all pages of a locale share: menus and the footer's location. Each part may fail on its own. */
export async function loadShell(context: Readonly<RouterContextProvider>): Promise<ShellData> {
  const { clock, content, siteIndex } = context.get(servicesContext);
  const tags = context.get(tagsContext);
  const load = createLoad(context);
  const language = load.locale.language;
  const [menu, footer, quickLinks, locations, index, categories] = await Promise.all([
    load.optional(GetMenuDocument, { lang: language }),
    load.optional(GetFooterMenuDataDocument, { language }),
    load.optional(GetQuickLinksMenuDocument, { language }),
    load.optional(OurLocationsDocument, { language }),
    optional(siteIndex.load(load.locale), null, tags),
    load.optional(BrandsDataDocument, { language }).then((answer) => loadBrandCategories(context, answer)),
  ]);
  const year = new Date(clock()).getUTCFullYear();
  const brands = JSON.stringify([...categories]);
  const originalOf: OriginalOf = (kind, slug) => content.originalOf(load.locale.country, kind, slug);
  return keepShell(load.locale, { menu, footer, quickLinks, locations, index, brands, year }, originalOf);
}

/** The room of each brand's page, with what the brand is for, and of each category: that of its first brand. */
function findRooms(brands: readonly [string, readonly BrandCategory[]][]): ReadonlyMap<string, Room> {
  const rooms = new Map<string, Room>();
  for (const [brand, [category]] of brands) {
    if (!category) continue;
    rooms.set(`/brands/${brand}`, { room: brand, note: category.name });
    if (!rooms.has(`/${category.slug}`)) rooms.set(`/${category.slug}`, { room: brand, note: null });
  }
  return rooms;
}

/** Rebuilds the shell of a locale when one of its sources has changed. */
function createKeepShell() {
  const kept = new Map<string, { sources: Sources; shell: ShellData }>();
  return (locale: Locale, sources: Sources, originalOf: OriginalOf): ShellData => {
    const key = homePath(locale);
    const last = kept.get(key);
    const isSame =
      last && Object.entries(sources).every(([name, source]) => last.sources[name as keyof Sources] === source);
    if (isSame) return last.shell;
    const shell = buildShell(locale, sources, originalOf);
    kept.set(key, { sources, shell });
    return shell;
  };
}

function buildShell(locale: Locale, sources: Sources, originalOf: OriginalOf) {
  const { menu, footer, quickLinks, locations, index, brands, year } = sources;
  /** Resolves the target of an item, avoiding a redirect from a slug of this language; null for an empty list. */
  function resolve(path: string): string | null {
    const { languagePrefix: prefix, ...parsed } = parsePath(path);
    if (index?.emptyLists.has(parsed.pagePath)) return null;
    const moved = index?.pagePaths.moved.get(parseSlug(parsed.pagePath));
    const pagePath = moved ?? buildOriginalPath(parsed.pagePath, originalOf);
    return pagePath === null ? path : buildPath({ ...parsed, prefix, pagePath });
  }
  const rooms = findRooms(JSON.parse(brands));
  return {
    menu: buildMenu(menu?.menuItems?.nodes, resolve, (path) => rooms.get(parsePath(path).pagePath)),
    footer: buildMenu(footer?.menuItems?.nodes, resolve),
    quickLinks: buildMenu(quickLinks?.menuItems?.nodes, resolve),
    /** The country's location, else the first. */
    contact: readLocations(locations, locale)[0] ?? null,
    hasWhereToBuy: index?.pages.has(WHERE_TO_BUY) ?? false,
    year,
  };
}
