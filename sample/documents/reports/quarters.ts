/**
 * The sample accounts behind the investor documents, in thousands of AED. Years agree with the five-year table of the
 * investor page and with the press releases; tests compare them.
 */
export const MEASURES = ['sales', 'operatingProfit', 'profit', 'advances', 'investment'] as const;
export type Measure = (typeof MEASURES)[number];
export type Amounts = Record<Measure, number>;

export const amounts = (...values: readonly [number, number, number, number, number]): Amounts => {
  const [sales, operatingProfit, profit, advances, investment] = values;
  return { sales, operatingProfit, profit, advances, investment };
};

/** Whole years before the quarters below. */
export const EARLIER_YEARS: Record<string, Amounts> = {
  '2021': amounts(318_000, 34_900, 30_100, 9_900, 11_800),
  '2022': amounts(341_000, 37_800, 32_600, 11_000, 14_100),
};

export const QUARTERS: Record<string, Amounts> = {
  '2023-q1': amounts(86_400, 9_630, 8_280, 4_100, 3_000),
  '2023-q2': amounts(89_300, 9_980, 8_570, 3_600, 5_200),
  '2023-q3': amounts(88_100, 9_810, 8_430, 2_100, 4_400),
  '2023-q4': amounts(100_200, 11_180, 9_620, 2_400, 3_900),
  '2024-q1': amounts(92_600, 10_120, 8_710, 4_400, 3_400),
  '2024-q2': amounts(95_800, 10_650, 9_170, 3_900, 3_900),
  '2024-q3': amounts(94_500, 10_210, 8_790, 2_300, 4_100),
  '2024-q4': amounts(108_100, 11_720, 10_130, 2_500, 4_800),
  '2025-q1': amounts(98_500, 10_790, 9_310, 4_700, 3_100),
  '2025-q2': amounts(101_900, 11_380, 9_830, 4_100, 4_200),
  '2025-q3': amounts(101_300, 10_900, 9_420, 2_600, 4_600),
  '2025-q4': amounts(116_300, 12_530, 10_840, 2_800, 5_100),
  '2026-q1': amounts(105_000, 11_220, 9_680, 5_000, 5_400),
  '2026-q2': amounts(109_000, 11_880, 10_240, 4_400, 6_600),
  '2026-q3': amounts(107_900, 11_310, 9_760, 2_800, 5_300),
};

/** Number of employees in December. */
export const COLLEAGUES: Record<string, number> = { '2021': 846, '2022': 871, '2023': 897, '2024': 918, '2025': 940 };
