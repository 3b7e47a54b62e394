import { integer, varchar } from 'drizzle-orm/pg-core';

/** Every row belongs to one country's site; ids are counted per site, as in a network of sites (NOTES §4). */
export const country = () => varchar('country', { length: 3 }).notNull();
export const id = () => integer('id').notNull();
export const language = () => varchar('language', { length: 2 }).notNull();
/** Translations of one thing share this number. */
export const translation = () => integer('translation').notNull();
