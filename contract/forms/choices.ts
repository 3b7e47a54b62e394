/** The fixed lists of the forms (rulings 5). */
import type { Translated } from '../languages.ts';

export type Choice = { value: string; label: Translated };

export const TOPICS: readonly Choice[] = [
  { value: 'product-question', label: { en: 'A question about a product', ar: 'سؤال عن منتج' } },
  { value: 'where-to-buy', label: { en: 'Where to buy', ar: 'أماكن البيع' } },
  { value: 'quality-concern', label: { en: 'A quality concern', ar: 'ملاحظة على الجودة' } },
  { value: 'press', label: { en: 'Press', ar: 'الصحافة والإعلام' } },
  { value: 'careers', label: { en: 'Careers', ar: 'الوظائف' } },
  { value: 'other', label: { en: 'Something else', ar: 'موضوع آخر' } },
];

export const BUSINESS_TYPES: readonly Choice[] = [
  { value: 'distributor', label: { en: 'Distributor', ar: 'موزّع' } },
  { value: 'wholesaler', label: { en: 'Wholesaler', ar: 'تاجر جملة' } },
  { value: 'retailer', label: { en: 'Retailer', ar: 'متجر تجزئة' } },
  { value: 'pharmacy', label: { en: 'Pharmacy', ar: 'صيدلية' } },
  { value: 'online', label: { en: 'Online shop', ar: 'متجر إلكتروني' } },
  { value: 'other', label: { en: 'Other', ar: 'غير ذلك' } },
];

export const OTHER_COUNTRY: Choice = { value: 'other', label: { en: 'Another country', ar: 'دولة أخرى' } };
