import { byLanguage, inLanguage, type LanguageCode, type Translated } from '../../contract/languages.ts';
import type { Content, SpecificationsContent, Text } from '../content/content.ts';
import type { SoldProduct } from '../content/sold-products.ts';
import type { ProductRow } from '../db/schema/products.ts';

type Attribute = ProductRow['attributes'][number];

const LABELS = {
  size: { en: 'Size', ar: 'العبوة' },
  origin: { en: 'Packed in', ar: 'مكان التعبئة' },
  opened: { en: 'Shelf life after opening', ar: 'الصلاحية بعد الفتح' },
  storage: { en: 'Storage', ar: 'التخزين' },
  ingredients: { en: 'Ingredients', ar: 'المكوّنات' },
  warnings: { en: 'Warnings', ar: 'تحذيرات' },
  barcode: { en: 'Barcode', ar: 'الباركود' },
} as const satisfies Record<string, Translated>;

const MONTHS: Translated<Partial<Record<Intl.LDMLPluralRule, string>> & { other: string }> = {
  en: { one: '{n} month', other: '{n} months' },
  ar: { one: 'شهر واحد', two: 'شهران', few: '{n} أشهر', many: '{n} شهرًا', other: '{n} شهر' },
};

/** The size by which a product's variations differ, with its name in a language. */
export function sizeAttribute(language: LanguageCode): Pick<Attribute, 'name' | 'label'> {
  return { name: 'size', label: inLanguage(LABELS.size, language) };
}

/** The attributes of a product: its sizes, then what else is printed on its pack, where the content has it. */
export function buildAttributes(content: Content, product: SoldProduct, language: LanguageCode): Attribute[] {
  const { sizes } = product;
  const labels = sizes.map(({ label }) => inLanguage(label, language));
  const options = {
    ...(content.specifications && buildSpecifications(content, content.specifications, product, language)),
    barcode: sizes.flatMap(({ barcode }, index) =>
      barcode === undefined ? [] : [sizes.length > 1 ? `${labels[index]}: ${barcode}` : barcode],
    ),
  };
  return [
    { ...sizeAttribute(language), options: labels, variation: sizes.length > 1 },
    ...buildSources(content.specifications?.sources ?? {}, product, language),
    ...(['origin', 'ingredients', 'opened', 'storage', 'warnings', 'barcode'] as const).flatMap((name) => {
      const values = options[name] ?? [];
      if (values.length === 0) return [];
      return [{ name, label: inLanguage(LABELS[name], language), options: values, variation: false }];
    }),
  ];
}

/** The origins of a product's contents, each with the label from the content. */
function buildSources(
  sources: NonNullable<SpecificationsContent['sources']>,
  { fullSlug }: SoldProduct,
  language: LanguageCode,
): Attribute[] {
  return Object.entries(sources).flatMap(([name, { label, products }]) => {
    const place = products[fullSlug];
    if (place === undefined) return [];
    return [{ name, label: inLanguage(label, language), options: [inLanguage(place, language)], variation: false }];
  });
}

function buildSpecifications(
  content: Content,
  { origins, storage, warnings, listed, types, products }: SpecificationsContent,
  product: SoldProduct,
  language: LanguageCode,
) {
  const type = types[product.type];
  const read = (text: Text | undefined) => (text === undefined ? [] : [inLanguage(text, language)]);
  const own = products[product.fullSlug];
  const list = typeof own === 'string' ? byLanguage(() => own) : own;
  const ingredients = list ? read(list) : type ? listIngredients(content, type, product) : [];
  const applies = (warning: string) =>
    listed?.[warning]?.some((name) => ingredients.some((names) => names.includes(name))) ?? true;
  return {
    origin: read(origins[product.brand]),
    ingredients,
    opened: type ? [formatMonths(type.opened, language)] : [],
    storage: read(storage[type?.storage ?? '']),
    warnings: (type?.warnings ?? []).filter(applies).flatMap((warning) => read(warnings[warning])),
  };
}

/**
 * The list of a type with the product's ingredients inserted, without duplicates; a food without its own list has
 * none.
 */
function listIngredients(
  content: Content,
  type: SpecificationsContent['types'][string],
  product: SoldProduct,
): string[] {
  const { as: form, list } = type;
  if (form === 'food') return [];
  const names = product.ingredients.flatMap(
    (slug) => content.ingredients.find((ingredient) => ingredient.slug === slug)?.inci?.[form] ?? [],
  );
  return [[...new Set(list.replace('{ingredients}', names.join(', ')).split(', '))].join(', ')];
}

function formatMonths(months: number, language: LanguageCode): string {
  const forms = inLanguage(MONTHS, language);
  return (forms[new Intl.PluralRules(language).select(months)] ?? forms.other).replace('{n}', String(months));
}
