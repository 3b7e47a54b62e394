/** The marketplaces that products link to, in the specification's order (spec §3). */
import type { Translated } from './languages.ts';

export const marketplaces = ['amazon', 'noon', 'talabat', 'lulu'] as const;
export type Marketplace = (typeof marketplaces)[number];

export const MARKETPLACE_NAMES: Readonly<Record<Marketplace, Translated>> = {
  amazon: { en: 'Amazon', ar: 'أمازون' },
  noon: { en: 'noon', ar: 'نون' },
  talabat: { en: 'Talabat', ar: 'طلبات' },
  lulu: { en: 'Lulu', ar: 'لولو' },
};
