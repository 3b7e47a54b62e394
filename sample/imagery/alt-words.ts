import type { Text } from '../../backend/content/content.ts';
import type { PackForm } from './packs/pack.ts';
import type { PlantName } from './plants/plants.ts';

export const FORMS = {
  oil: { en: 'glass bottle', ar: 'زجاجة' },
  dropper: { en: 'dropper bottle', ar: 'زجاجة بقطّارة' },
  shampoo: { en: 'flip-top bottle', ar: 'عبوة بغطاء قلّاب' },
  pump: { en: 'pump bottle', ar: 'عبوة بمضخّة' },
  lotion: { en: 'lotion bottle', ar: 'عبوة لوشن' },
  spray: { en: 'spray bottle', ar: 'عبوة بخّاخ' },
  jar: { en: 'jar', ar: 'برطمان' },
  tin: { en: 'tin', ar: 'علبة معدنية' },
  tube: { en: 'tube', ar: 'أنبوب' },
  'carton-tube': { en: 'carton with tube', ar: 'علبة كرتونية مع أنبوب' },
  'lying-carton': { en: 'carton', ar: 'علبة كرتونية' },
  soap: { en: 'soap bar with its box', ar: 'قطعة صابون مع علبتها' },
  sachet: { en: 'sachet', ar: 'كيس' },
  'spatula-set': { en: 'tube with spatula', ar: 'أنبوب مع ملعقة' },
  'wax-strips': { en: 'box of strips', ar: 'علبة شرائط' },
  'roll-on': { en: 'stick', ar: 'إصبع' },
  stick: { en: 'pack of sticks', ar: 'عبوة أعواد' },
  bottle: { en: 'bottle', ar: 'عبوة' },
  syrup: { en: 'syrup bottle', ar: 'زجاجة شراب' },
  capsules: { en: 'bottle of capsules', ar: 'عبوة كبسولات' },
} as const satisfies Record<PackForm, Text>;

/** Plants the content describes in another form. */
export const OTHER_PLANTS: Partial<Record<PlantName, Text>> = { 'amla-cluster': { en: 'Amla', ar: 'أملا' } };

/** Steps are decoration beside their text, but an entry of the media library needs words. */
export const STEP_NAMES: Record<string, string> = {
  pour: 'سكب',
  warm: 'تدفئة',
  massage: 'تدليك',
  comb: 'تمشيط',
  wait: 'انتظار',
  rinse: 'شطف',
  dry: 'تجفيف',
  squeeze: 'عصر',
  brush: 'تفريش',
  spit: 'بصق',
  lather: 'رغوة',
  spread: 'توزيع',
  wipe: 'مسح',
  'patch-test': 'اختبار حساسية',
  stir: 'تحريك',
  drink: 'شرب',
  dissolve: 'إذابة',
  repeat: 'تكرار',
  style: 'تصفيف',
  apply: 'وضع',
  shake: 'رجّ',
  spray: 'رشّ',
  scrape: 'كشط',
  peel: 'نزع',
};
