import type { WrittenLanguage } from '../../contract/languages.ts';

/**
 * A word that is not to be used (docs/style.md, glossary): in Arabic with or without article, «و» and the like before
 * it. `only` limits it to the texts where it is wrong, `except` to those where it is right, by file and path.
 */
export type Term = { language: WrittenLanguage; wrong: string; use: string; only?: RegExp; except?: RegExp };

export const ar = (wrong: string, use: string, limits: Pick<Term, 'only' | 'except'> = {}): Term => ({
  language: 'ar',
  wrong,
  use,
  ...limits,
});
export const en = (wrong: string, use: string, limits: Pick<Term, 'only' | 'except'> = {}): Term => ({
  language: 'en',
  wrong,
  use,
  ...limits,
});

/** The texts about products, where overused words stand out. */
export const PRODUCTS = { only: /content\/(?:ranges\/|product-types|ingredients)/ };

/** The styling of hair and beards. */
const STYLING = { only: /ranges\/faris|product-types\.yaml categories\[mens-styling\]/ };

/** Texts of the interface, where a filter is not one for water. */
const INTERFACE = { only: /^(?:site|backend|contract)\// };

/** Names of ranges; a range is never a family. */
export const RANGES = {
  en: 'Arak|Balsam|Basma|Faris|Mahd|Nadiya|Naima|Qirmiz|Qiwam|Tarwa',
  ar: 'أراك|بلسم|بسمة|فارس|مهد|نديّة|ناعمة|قرمز|قوام|تروى',
};

/** Verbs by gender; a brand takes only one. */
const VERBS = {
  feminine: 'تصنع(?:ه|ها)?|تنصب|تحفظ|تحاول(?:ه)?|تعتني|تفوز|تقدّم|تقول|تبدأ|طلبت|أبقت|بدأت|أمضت|طبعت|فازت|قدّمت',
  masculine: 'يصنع(?:ه|ها)?|ينصب|يحفظ|يحاول(?:ه)?|يعتني|يفوز|يقدّم|يقول|يبدأ|طلب|أبقى|بدأ|أمضى|طبع|فاز|قدّم',
};

/** The Arabic words; the English ones are in `english-terms.ts`. */
export const TERMS: readonly Term[] = [
  ar(`(?:${VERBS.feminine}) (?:أراك|بلسم|فارس|قرمز|قوام|مهد)`, 'a masculine verb of this brand'),
  ar(`(?:${VERBS.masculine}) (?:بسمة|تروى|ناعمة|نديّة)`, 'a feminine verb of this brand'),
  ar('[يتنأا]?ستخد(?:ا)?م\\p{L}*', 'استعمال'),
  ar('برطمان(?:ات)?', 'علبة، or مرطبان of honey'),
  ar('زجاجة|زجاجات|قنّينة|قنّينات|قناني', 'قارورة'),
  ar('مرطبان(?:ات)?(?! حبّة البركة)', 'علبة of a cosmetic', {
    only: /product-types\.yaml categories\[(?!health-care)|ranges\/(?!qiwam)/,
  }),
  ar('علب(?:ة|ات)? (?:من )?(?:ال)?عسل', 'مرطبان of honey'),
  ar('شرائح', 'شرائط', { only: /naima|wax-strips|hair-removal/ }),
  ar('شمع (?:ال)?تصفيف|شمع الشعر', 'واكس'),
  ar('مطفي|مطفيّة|مطفية', 'مطفأ'),
  ar('ميزان (?:ال)?حرارة|ترمومتر|محرار', 'مقياس حرارة'),
  ar('حنفية|حنفيات', 'صنبور'),
  ar('ربت', 'تربيت'),
  ar('[يت]نفرش', 'ينبسط'),
  ar('[يت]نفرد', 'ينبسط'),
  ar('مرشحات', 'تصفية'),
  ar('أرقام رئيسية', 'أهمّ الأرقام'),
  ar('ملفّات (?:ال)?ارتباط', 'ملفّات تعريف الارتباط'),
  ar('قرنفلة', 'قرنفل, حبّة قرنفل'),
  ar('(?:ال)?ورد (?:ال)?دمشقي', 'الورد الجوري'),
  ar('طبعي|طبعك|طبع (?:ال)?ڤاتا', 'مزاج', { only: /quiz|nature/ }),
  ar('وصفات البيت|وصفات جديدة', 'عادات من البيت'),
  ar('إعلانات', 'بيانات'),
  ar('إعلان (?:ال)?صحفي', 'بيان صحفي'),
  ar(`عائل(?:ة|ات) (?:من )?(?:(?:ال)?منتجات|${RANGES.ar})`, 'مجموعة'),
  ar('لقد تم', 'the verb itself'),
  ar('ساق واحدة', 'غصن واحد'),
  ar('رقم (?:ال)?دفعة', 'رقم التشغيلة'),
  ar('دفع(?:ة|ات) من (?:ال)?(?:منتج|شامبو|زيت|صابون|معجون|كريم|لوشن|بلسم|عسل)\\p{L}*', 'تشغيلة'),
  ar('شاحب(?:ة|ا)?', 'فاتح'),
  ar('بوظة', 'آيس كريم'),
  ar('طبلون', 'لوحة القيادة'),
  ar('تحدّث إلينا', 'تواصل معنا'),
  ar('أطوال', 'طول الشعر'),
  ar('رائحة (?:ال)?خضراء|روائح خضراء|أخضر الرائحة', 'عشبية'),
  ar('(?:أحمر|وردي|أخضر|أزرق) عميق', 'داكن، قانٍ'),
  ar('بصق|[يتا]بصق', 'تخلّص من الرغوة'),
  ar('بالكاد \\p{L}+', 'لا يكاد'),
  ar('أظفار', 'أظافر'),
  ar('عباية', 'عباءة'),
  ar('إنسان', 'أحد زملائنا', { only: /careers|news|apply_text/ }),
  ar('حولّي', 'حولي'),
  ar('بكيني', 'بيكيني'),
  ar('عناية بالصحّة', 'المائدة'),
  ar('السدور', 'السدر, أشجار السدر'),
  ar('أنتم|كنتم|شئتم|لكم|لديكم|عندكم|إليكم|راسلونا|انتظروا|علّموهم', 'the singular: «أنتم» is for nobody'),
  ar('أماكن (?:ال)?شراء|(?:نقطة|نقاط|منافذ) (?:ال)?بيع', 'أماكن البيع'),
  ar('شواغر|(?:وظيفة|وظائف) (?:ال)?خالية', 'وظائف شاغرة'),
  ar('م\\.ب|ك\\.ب', 'ميغابايت، كيلوبايت'),
  ar('(?:ا)?سم (?:ال)?نباتي|أسما(?:ء|ئ|ؤ)(?:ها|هم|ه)? (?:ال)?نباتية', 'الاسم العلمي'),
  ar('نافذة جديدة', 'علامة تبويب جديدة'),
  ar('قطعة (?:مبلّلة|رطبة|ناعمة|دافئة)', 'قطعة قماش'),
  ar('ثبات(?:ه|ها)?', 'تثبيت', STYLING),
  ar(
    '(?:علامة|إشارة) (?:ال)?(?:علبة|عبوة) (?:ال)?مفتوحة|رمز (?:ال)?(?:مرطبان|عبوة) (?:ال)?مفتوحة?',
    'رمز العلبة المفتوحة',
  ),
  ar('منتج(?:ات)? نباتية?(?! صرفة?)', 'نباتي صرف'),
  ar('فلتر|فلاتر|فلترة|مرشّح(?:ات)?', 'تصفية', INTERFACE),
  ar('حفّاض\\p{L}*|حفّ?اظات?|حفّ?اظة', 'حفاض'),
  ar('[فڤ]ازلين', 'هلام بترولي'),
  ar('حبّة (?:ال)?سوداء|كمّون (?:ال)?أسود', 'حبّة البركة'),
  ar('فايسبوك|فيس بوك|فيسبك', 'فيسبوك'),
  ar('لينكد [إا]ن|لينكدان|لينكدين', 'لينكدإن'),
  ar('[إا]نست[جق]رام|[اأ]نستغرام|انستا', 'إنستغرام'),
  ar('يو تيوب', 'يوتيوب'),
  ar('واتس [آأا]ب|واتسآب|وتساب', 'واتساب'),
  ar('كوكيز', 'ملفّات تعريف الارتباط'),
  ar('كتالوق|كتلوج|كاتالو[جغ]|كتالوغ|كتيّب (?:ال)?منتجات', 'كتالوج'),
  ar('مارك(?:ة|ات)|براند(?:ات)?', 'علامة'),
  ar('بيان(?:ات)? (?:ال)?إعلامية?|بلاغ(?:ات)? (?:ال)?صحفية?|نشر(?:ة|ات) (?:ال)?صحفية', 'بيان صحفي'),
  ar('(?:سوق|أسواق) (?:ال)?إلكترونية?|منصّ(?:ة|ات) (?:ال)?بيع', 'متجر إلكتروني'),
  ar('[إأ]صبع (?:من )?(?:ال)?(?:واكس|زبدة|مرطّب)', 'قلم'),
  ar('حبّة حمّص', 'حبّة بازلاء', PRODUCTS),
  ar('افرد(?:ي|يه|ه|يها|ها)?', 'وزّع', PRODUCTS),
  ar('على مهل\\p{L}*', 'ببطء, or nothing', PRODUCTS),
  ar('هادئة?|هدوء|مهذّبة?', 'what is meant: خفيف، لطيف، ناعم', PRODUCTS),
  ar('يوغ?ورت|يوجورت', 'زبادي'),
];
