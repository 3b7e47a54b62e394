import { resolveLanguage, type WrittenLanguage } from '../../../contract/languages.ts';
import type { Period } from './figures.ts';
import type { Measure } from './quarters.ts';

type Words = Record<WrittenLanguage, string>;

/** Words that investor documents print besides their letters, by language. */
export const REPORT_WORDS = {
  investors: { en: 'Investor relations', ar: 'علاقات المستثمرين' },
  sample: {
    en: 'Sample document. Company, people and figures are invented; figures are not audited.',
    ar: 'وثيقة تجريبية. الشركة والأشخاص والأرقام من وحي الخيال، والأرقام غير مدقّقة.',
  },
  keyFigures: { en: 'Key figures', ar: 'أهمّ الأرقام' },
  unit: { en: 'AED million', ar: 'مليون درهم' },
  change: { en: 'Change', ar: 'التغيّر' },
  margin: { en: 'Operating margin', ar: 'هامش الربح التشغيلي' },
  colleagues: { en: 'Colleagues in December', ar: 'عدد الموظّفين في ديسمبر' },
  fiveYears: { en: 'Over the years', ar: 'على مرّ السنوات' },
  salesByQuarter: { en: 'Sales by quarter, AED million', ar: 'المبيعات الفصلية، مليون درهم' },
} as const satisfies Record<string, Words>;

export const MEASURE_WORDS = {
  sales: { en: 'Sales', ar: 'المبيعات' },
  operatingProfit: { en: 'Operating profit', ar: 'الربح التشغيلي' },
  profit: { en: 'Profit for the period', ar: 'ربح الفترة' },
  advances: { en: 'Advances to growers', ar: 'دفعات مقدّمة للمزارعين' },
  investment: { en: 'Capital spending', ar: 'الإنفاق الرأسمالي' },
} as const satisfies Record<Measure, Words>;

const PARTS: Record<string, Words> = {
  q1: { en: 'Q1', ar: 'الربع الأول' },
  q2: { en: 'Q2', ar: 'الربع الثاني' },
  q3: { en: 'Q3', ar: 'الربع الثالث' },
  q4: { en: 'Q4', ar: 'الربع الرابع' },
  h1: { en: 'First half', ar: 'النصف الأول' },
  '9m': { en: 'Nine months', ar: 'تسعة أشهر' },
};

/** A period in words: "First half 2026", "2025". */
export function formatPeriod(period: Period, language: WrittenLanguage): string {
  const [year = '', part = ''] = period.split('-');
  const word = PARTS[part]?.[language];
  return word ? `${word} ${year}` : year;
}

/** A date in words, Gregorian and with Latin digits (rulings 8). */
export function formatDay(day: string, language: WrittenLanguage): string {
  const format = new Intl.DateTimeFormat(`${resolveLanguage(language).tag}-u-nu-latn-ca-gregory`, {
    dateStyle: 'long',
    timeZone: 'UTC',
  });
  return format.format(new Date(`${day}T00:00:00Z`));
}
