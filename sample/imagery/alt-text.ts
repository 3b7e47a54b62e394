import type { Content, ProductContent, Text } from '../../backend/content/content.ts';
import { buildFullNames } from '../../contract/full-name.ts';
import type { PackForm } from './packs/pack.ts';
import { isPlant, type PlantName } from './plants/plants.ts';

const FORMS = {
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
const OTHER_PLANTS: Partial<Record<PlantName, Text>> = { 'amla-cluster': { en: 'Amla', ar: 'أملا' } };

/** The alternative texts of pictures, from the names in the content. */
export function createAltTexts(content: Content) {
  const brandName = (slug: string): Text => {
    const brand = content.brands.find((other) => other.slug === slug);
    return brand?.name ?? { en: slug, ar: slug };
  };
  const plantName = (slug: PlantName | string): Text => {
    const ingredient = content.ingredients.find((other) => other.slug === slug);
    const words = slug.replaceAll('-', ' ');
    return ingredient?.name ?? (isPlant(slug) ? OTHER_PLANTS[slug] : undefined) ?? { en: words, ar: words };
  };
  const productName = (product: ProductContent): Text => {
    return buildFullNames(product.name, brandName(product.brand));
  };

  return {
    plant: plantName,
    /** Range, product, form, size (art direction 6). */
    pack(product: ProductContent, size: Text | undefined): Text {
      const [name, form] = [productName(product), FORMS[product.pack.form]];
      return {
        en: [name.en, form.en, size?.en].filter(Boolean).join(', '),
        ar: [name.ar, form.ar, size?.ar].filter(Boolean).join('، '),
      };
    },
    inRoom(products: readonly ProductContent[], slug: string): Text {
      const names = products.map(productName);
      const brand = brandName(slug);
      if (names.length === 0) return { en: `The ${brand.en} room in sunlight`, ar: `غرفة ${brand.ar} في ضوء الشمس` };
      return {
        en: `${names.map((name) => name.en).join(' and ')} in a sunlit room`,
        ar: `${names.map((name) => name.ar).join(' و')} في غرفة مشمسة`,
      };
    },
    banner(name: Text): Text {
      return { en: `${name.en} in a sunlit room`, ar: `${name.ar} في غرفة مشمسة` };
    },
    still(plants: readonly PlantName[]): Text {
      const names = plants.map(plantName);
      return {
        en: `${names.map((name) => name.en).join(' and ')} in a sunlit room`,
        ar: `${names.map((name) => name.ar).join(' و')} في غرفة مشمسة`,
      };
    },
    cover(title: Text): Text {
      return { en: `Cover of ${title.en}`, ar: `غلاف ${title.ar}` };
    },
    step(icon: string): Text {
      const words = icon.replaceAll('-', ' ');
      return { en: words.charAt(0).toUpperCase() + words.slice(1), ar: STEP_NAMES[icon] ?? words };
    },
  };
}

/** Steps are decoration beside their text, but a library entry still wants words. */
const STEP_NAMES: Record<string, string> = {
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

export type AltTexts = ReturnType<typeof createAltTexts>;
