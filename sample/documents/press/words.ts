import type { CountryCode } from '../../../contract/countries.ts';
import type { Language } from '../../../contract/languages.ts';

/** What documents print that is no content, by language. */
export const WORDS = {
  contents: { en: 'Contents', ar: 'المحتويات' },
  page: { en: 'page', ar: 'صفحة' },
  products: { en: 'Products', ar: 'المنتجات' },
  size: { en: 'Size', ar: 'الحجم' },
  carton: { en: 'Per carton', ar: 'في الكرتون' },
  barcode: { en: 'Barcode', ar: 'الباركود' },
  soldAt: { en: 'Sold at', ar: 'يُباع لدى' },
  offices: { en: 'Talk to us', ar: 'تحدّث إلينا' },
  catalog: { en: 'Product catalog', ar: 'كتالوج المنتجات' },
  sampleCatalog: {
    en: 'A sample catalog. Barcodes are from the range kept for in-house use and carton counts are illustrative.',
    ar: 'كتالوج تجريبي. أرقام الباركود من النطاق المخصّص للاستعمال الداخلي، وأعداد الكرتون للتوضيح فقط.',
  },
} as const satisfies Record<string, Record<Language, string>>;

/** The names of the marketplaces. */
export const MARKETPLACE_NAMES = {
  amazon: { en: 'Amazon', ar: 'أمازون' },
  noon: { en: 'Noon', ar: 'نون' },
  talabat: { en: 'Talabat', ar: 'طلبات' },
  lulu: { en: 'Lulu', ar: 'لولو' },
} as const satisfies Record<string, Record<Language, string>>;

/** The countries as documents print them, and the region of their language tags. */
export const COUNTRIES = {
  uae: { region: 'AE', name: { en: 'United Arab Emirates', ar: 'الإمارات العربية المتحدة' } },
  ksa: { region: 'SA', name: { en: 'Saudi Arabia', ar: 'المملكة العربية السعودية' } },
  kwt: { region: 'KW', name: { en: 'Kuwait', ar: 'الكويت' } },
  qat: { region: 'QA', name: { en: 'Qatar', ar: 'قطر' } },
  omn: { region: 'OM', name: { en: 'Oman', ar: 'عُمان' } },
  bhr: { region: 'BH', name: { en: 'Bahrain', ar: 'البحرين' } },
  egy: { region: 'EG', name: { en: 'Egypt', ar: 'مصر' } },
} as const satisfies Record<CountryCode, { region: string; name: Record<Language, string> }>;
