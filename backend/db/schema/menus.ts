import { boolean, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { country, id, language } from './columns.ts';

export type MenuLocation = 'PRIMARY' | 'FOOTER' | 'QUICK_LINKS';

export const menuItems = pgTable(
  'menu_items',
  {
    country: country(),
    id: id(),
    language: language(),
    location: text('location').$type<MenuLocation>().notNull(),
    /** Id of its parent item, 0 at the top. */
    parent: integer('parent').notNull(),
    position: integer('position').notNull(),
    label: text('label').notNull(),
    /** As typed: a path of this site without country, an absolute address, or `#`. */
    path: text('path').notNull(),
    image: integer('image'),
    isBrandSection: boolean('is_brand_section').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.country, table.id] }),
    index('menu_items_list').on(table.country, table.language, table.location, table.position),
    index('menu_items_parent').on(table.country, table.parent, table.position),
  ],
);
export type MenuItemRow = typeof menuItems.$inferSelect;
