import { inLanguage, type LanguageCode, languages } from '../../contract/languages.ts';
import type { Content, MenuItemContent } from '../content/content.ts';
import { isPlacedIn } from '../content/placement.ts';
import type { MenuLocation } from '../db/schema/menus.ts';
import type { Site } from './site.ts';

/** Adds a site's menus to its rows, numbered consecutively from top to bottom as the service does. */
export function buildMenus(site: Site, content: Content): void {
  for (const { code: language } of languages) {
    addMenu(site, language, 'PRIMARY', content.menus.primary);
    addMenu(site, language, 'FOOTER', content.menus.footer);
    addMenu(site, language, 'QUICK_LINKS', content.menus.quickLinks);
  }
}

function addMenu(site: Site, language: LanguageCode, location: MenuLocation, items: readonly MenuItemContent[]): void {
  let position = 0;
  function add(item: MenuItemContent, parent: number) {
    if (!isPlacedIn(item, site.country)) return;
    position += 1;
    const id = site.nextPostId();
    site.rows.menuItems.push({
      country: site.country,
      id,
      language,
      location,
      parent,
      position,
      label: inLanguage(item.label, language),
      path: item.path,
      image: item.image === undefined ? null : site.mediaId(item.image, language),
      isBrandSection: item.isBrandSection ?? false,
    });
    for (const child of item.children ?? []) add(child, id);
  }
  for (const item of items) add(item, 0);
}
