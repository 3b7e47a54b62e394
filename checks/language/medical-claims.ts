import { ar, en, type Term } from './glossary.ts';

/**
 * All texts are checked (docs/style.md, claims), except questions, which may name what their answer denies, and texts
 * whose only purpose is to say that nothing here is a medicine.
 */
const SOLD = {
  except:
    /\.question$|pages\[disclaimer\]\.content|pages\[our-story\]\.groups\.principles\.principle4|pages\[health-hub\]\.content/,
};
/** Texts about food and drink. */
const FOODS = {
  only: /qiwam|health-care|pantry|honey-blend|herbal-(?:tea|drink)|posts\[(?:[\w-]+-)?(?:honey|tea(?!-tree))/,
  except: SOLD.except,
};

const COMPLAINT = 'no complaint is named';
const GUMS = 'gentle on gums, لطيف على اللثة';
const CURE = 'how it feels and looks';
const GROWTH = 'nothing changes how hair grows';
const SAFE = 'what is in it';
const TASTE = 'what it tastes of';
const DOCTORS = 'no doctor without a study';

/**
 * Claims that texts about products avoid (docs/style.md, claims); search words may have them, as nobody reads them
 * (decision 0181).
 */
export const MEDICAL_CLAIMS: readonly Term[] = [
  en(
    'eczema|psoriasis|dandruff|acne|pimples?|rash(?:es)?|cradle cap|alopecia|baldness|hair (?:loss|fall)',
    COMPLAINT,
    SOLD,
  ),
  en(
    'infections?|fung(?:us|al)|inflam\\w+|gingivitis|bleeding gums|gum disease|cavit(?:y|ies)|tooth decay',
    COMPLAINT,
    SOLD,
  ),
  en(
    'gum (?:comfort|relief|care)|(?:comforts?|relief|relieves|soothes|calms) (?:for |of |your |sore )*gums',
    GUMS,
    SOLD,
  ),
  en(
    'cures?|heal(?:s|ed|ing)?|(?<!a )treats?|(?<!goes to |fair )treat(?:ed|ing|ments?)|prevent(?:s|ed|ing|ion)?',
    CURE,
    SOLD,
  ),
  en('kills?|germs?|bacteria|virus(?:es)?|anti-?(?:bacterial|septic|fungal)|immun\\w+', CURE, SOLD),
  en(
    '(?:reliev|sooth|calm|eas)(?:e?s?|ing) (?:\\w+ )?(?:itch\\w*|redness|irritat\\w+|sensitive teeth)|wrinkles?|anti-?age?ing',
    CURE,
    SOLD,
  ),
  en('repairs? (?:\\w+ ){0,2}(?:hair|skin)|strengthens? (?:the |your )?(?:roots|hair|gums)|circulation', CURE, SOLD),
  en('antioxidants?', CURE, SOLD),
  en(
    'whiten\\w* (?:\\w+ )?(?:teeth|skin)|(?:teeth|skin)[- ]whiten\\w*|(?:fight|remov|reduc)(?:e?s?|ing) plaque|tartar',
    CURE,
    SOLD,
  ),
  en('regrow\\w*|hair growth|(?:grows?|stimulates?) (?:your |new |more )?hair|grows? back \\w+er', GROWTH, SOLD),
  en(
    'safe for (?:everyone|all|every|any)|side[ -]effects?|chemical[ -]free|(?:no|without|free of) chemicals',
    SAFE,
    SOLD,
  ),
  en('non-?toxic|toxins?|detox\\w*|nothing to react to', SAFE, SOLD),
  en(
    '(?<!“)(?:dermatologist|dentist|doctor|clinical|medical)\\w*[ -](?:tested|recommended|approved|proven)',
    DOCTORS,
    SOLD,
  ),
  en(
    '(?:recommended|approved|chosen|trusted) by (?:\\w+ )?(?:doctor|dentist|dermatologist|pharmacist)s',
    DOCTORS,
    SOLD,
  ),
  en('(?:doctors|dentists|dermatologists|pharmacists) (?:recommend|choose|trust|agree)', DOCTORS, SOLD),
  en('health(?:y|ier|ily)?|digest\\w*|boosts?|strengthens?|energy|wellness|colds|coughs?', TASTE, FOODS),

  ar('[إأا]كزيما|صدفية|طفح|قشرة (?:ال)?(?:رأس|فروة|شعر)|حبّ? (?:ال)?شباب|تساقط (?:ال)?شعر|صلع|ثعلبة', COMPLAINT, SOLD),
  ar('التهاب\\p{L}*|عدوى|فطريات|نزيف (?:ال)?لثة|تسوّس|تسميط|تسلّخ(?:ات)?', COMPLAINT, SOLD),
  ar('راحة (?:ال|ل)?لّ?ثة|[يت](?:ريح|هدّئ) (?:ال)?لثة', GUMS, SOLD),
  ar(
    '[يتن]عالج\\p{L}*|علاج\\p{L}*|(?<!إلى (?:ال)?)معالجة|[يتن]شفي\\p{L}*|شفاء|[يت]داوي\\p{L}*|وقاية من (?!الاحتكاك)',
    CURE,
    SOLD,
  ),
  ar('[يت]قتل|جراثيم|بكتيريا|فيروس(?:ات)?|مضادّ? ل\\p{L}+|مناعة', CURE, SOLD),
  ar('[يت](?:خفّف|هدّئ|زيل) (?:ال)?(?:حكّة|تهيّج|احمرار|قشرة)|تجاعيد|شيخوخة|مضادّ?(?:ات)? (?:ال)?أكسدة', CURE, SOLD),
  ar('(?:[يت]بيّض|تبييض) (?:ال)?(?:أسنان|بشرة)|[يت](?:حارب|زيل|قاوم) (?:ال)?(?:بلاك|قلح|جير)', CURE, SOLD),
  ar(
    '[يت]نبت (?:ال)?(?:شعر|لحية)\\p{L}*|إنبات (?:ال)?شعر|[يت]طيل (?:ال)?شعر\\p{L}*|إطالة (?:ال)?شعر|نموّ (?:ال)?شعر',
    GROWTH,
    SOLD,
  ),
  ar(
    'آمنة? (?:للجميع|على الجميع|لكل)|(?:آثار|أعراض) جانبية|خال(?:ية)? من (?:ال)?(?:مواد )?(?:ال)?كيم\\p{L}+|سموم',
    SAFE,
    SOLD,
  ),
  ar('[يت](?:وصي|نصح) به(?:ا)? (?:ال)?(?:أطباء|صيادلة)|[يت]ختاره(?:ا)? (?:ال)?(?:أطباء|صيادلة)', DOCTORS, SOLD),
  ar('مثبتة? (?:سريري|علمي|طبي)\\p{L}*|مختبرة? سريري\\p{L}*', DOCTORS, SOLD),
  ar('صحّي\\p{L}*|صحّتك|هضم|[يت]قوّي', TASTE, FOODS),
];
