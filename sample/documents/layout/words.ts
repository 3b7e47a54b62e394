import type { WrittenLanguage } from '../../../contract/languages.ts';

/** Words that documents print besides the content, by language. */
export const WORDS = {
  contents: { en: 'Contents', ar: 'المحتويات' },
  page: { en: 'page', ar: 'صفحة' },
  products: { en: 'Products', ar: 'المنتجات' },
  size: { en: 'Size', ar: 'العبوة' },
  carton: { en: 'Per carton', ar: 'في الكرتونة' },
  barcode: { en: 'Barcode', ar: 'الباركود' },
  soldAt: { en: 'Where to buy', ar: 'أماكن البيع' },
  locations: { en: 'Contact us', ar: 'تواصل معنا' },
  catalog: { en: 'Product catalogue', ar: 'كتالوج المنتجات' },
  sampleCatalog: {
    en: 'A sample catalogue. Barcodes are from the range kept for demonstrations, and carton counts are illustrative.',
    ar: 'كتالوج تجريبي. أرقام الباركود من النطاق المخصّص للأمثلة، وأعداد القطع في الكرتونة للتوضيح فقط.',
  },
} as const satisfies Record<string, Record<WrittenLanguage, string>>;
