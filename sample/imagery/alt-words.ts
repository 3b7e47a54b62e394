import type { Text } from '../../backend/content/content.ts';
import type { PackForm } from './packs/pack.ts';
import type { PlantName } from './plants/plants.ts';
import type { TextureName } from './textures/textures.ts';

export const FORMS = {
  oil: { en: 'glass bottle', ar: 'قارورة زجاجية' },
  dropper: { en: 'dropper bottle', ar: 'قارورة بقطّارة' },
  shampoo: { en: 'flip-top bottle', ar: 'قارورة بغطاء قلّاب' },
  pump: { en: 'pump bottle', ar: 'قارورة بمضخّة' },
  lotion: { en: 'bottle', ar: 'قارورة' },
  spray: { en: 'spray bottle', ar: 'قارورة ببخّاخ' },
  jar: { en: 'jar', ar: 'علبة' },
  tin: { en: 'tin', ar: 'علبة معدنية' },
  tube: { en: 'tube', ar: 'أنبوب' },
  'carton-tube': { en: 'carton with tube', ar: 'علبة كرتونية مع أنبوب' },
  'lying-carton': { en: 'carton', ar: 'علبة كرتونية' },
  soap: { en: 'soap bar with its box', ar: 'قطعة صابون مع علبتها' },
  sachet: { en: 'sachet', ar: 'كيس' },
  'spatula-set': { en: 'tube with spatula', ar: 'أنبوب مع ملعقة' },
  'wax-strips': { en: 'box of strips', ar: 'علبة شرائط' },
  'roll-on': { en: 'stick', ar: 'قلم' },
  stick: { en: 'open carton', ar: 'علبة كرتونية مفتوحة' },
  bottle: { en: 'bottle', ar: 'قارورة' },
  syrup: { en: 'syrup bottle', ar: 'قارورة شراب' },
  capsules: { en: 'bottle of capsules', ar: 'قارورة كبسولات' },
} as const satisfies Record<PackForm, Text>;

/** How a product looks out of its pack; no pronouns, since its name can be of any gender. */
export const TEXTURES: Readonly<Record<TextureName, Text>> = {
  balm: { en: 'a dense, ridged smear', ar: 'مسحة كثيفة متموّجة' },
  cream: { en: 'a smooth, soft smear', ar: 'مسحة ناعمة' },
  gel: { en: 'a smear with small bubbles', ar: 'مسحة فيها فقّاعات صغيرة' },
  honey: { en: 'a thread that falls and coils', ar: 'خيط ينساب ويلتفّ' },
  lather: { en: 'lather', ar: 'رغوة' },
  leaves: { en: 'the dry tea', ar: 'الشاي قبل نقعه' },
  oil: { en: 'drops', ar: 'قطرات' },
  paste: { en: 'a wave of paste', ar: 'موجة من المعجون' },
  powder: { en: 'a heap of the powder', ar: 'كومة من المسحوق' },
  scrub: { en: 'a smear with grains', ar: 'مسحة فيها حبيبات' },
  water: { en: 'drops', ar: 'قطرات' },
  wax: { en: 'a strip with its wax', ar: 'شريط عليه الشمع' },
  wood: { en: 'a stick peeled to its fibres', ar: 'عود مقشّر تظهر أليافه' },
};

/** Pack names that differ for a product type: a jar of honey in Arabic, a pack of sachets, a roll-on roller. */
export const FORMS_OF_TYPES: Readonly<Record<string, Partial<Record<PackForm, Text>>>> = {
  'herbal-drink': { sachet: { en: 'pack', ar: 'عبوة' } },
  'honey-blend': { jar: { en: 'jar', ar: 'مرطبان' } },
  'sugar-wax': { 'roll-on': { en: 'roller', ar: 'عبوة رول أون' } },
};

/** Plants the content describes in another form. */
export const OTHER_PLANTS: Partial<Record<PlantName, Text>> = { 'amla-cluster': { en: 'Amla', ar: 'أملا' } };

/** English names of a still's plants where several are shown. */
export const SEVERAL: Partial<Record<PlantName, string>> = {
  almond: 'almonds',
  clove: 'cloves',
  coconut: 'coconuts',
  date: 'ripe dates',
  lemon: 'lemons',
  olive: 'olives',
  pomegranate: 'pomegranates',
  rose: 'roses',
};

/** Step pictures are decorative beside their text, but every media entry needs alternative text. */
export const STEP_NAMES: Record<string, string> = {
  pour: 'سكب',
  warm: 'تدفئة',
  massage: 'تدليك',
  comb: 'تمشيط',
  wait: 'انتظار',
  rinse: 'شطف',
  dry: 'تجفيف',
  squeeze: 'عصر',
  brush: 'تنظيف بالفرشاة',
  spit: 'التخلّص من الرغوة',
  lather: 'تكوين الرغوة',
  spread: 'توزيع',
  wipe: 'مسح',
  'patch-test': 'اختبار البشرة',
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
