/**
 * The number of requirements of levels 1 and 2 in each section of OWASP ASVS 5.0.0, where they always come first.
 * Chapters 6, 7, 10 and 17 are left out: accounts, sessions, OAuth and WebRTC (decision 0119).
 */
// biome-ignore format: a table reads better in rows
const SECTIONS: Readonly<Record<string, number>> = {
  '1.1': 2, '1.2': 9, '1.3': 11, '1.4': 3, '1.5': 2,
  '2.1': 3, '2.2': 3, '2.3': 4, '2.4': 1,
  '3.2': 2, '3.3': 4, '3.4': 6, '3.5': 5, '3.7': 2,
  '4.1': 3, '4.2': 1, '4.3': 2, '4.4': 4,
  '5.1': 1, '5.2': 3, '5.3': 2, '5.4': 3,
  '8.1': 2, '8.2': 3, '8.3': 1, '8.4': 1,
  '9.1': 3, '9.2': 4,
  '11.1': 2, '11.2': 3, '11.3': 3, '11.4': 4, '11.5': 1, '11.6': 1,
  '12.1': 3, '12.2': 2, '12.3': 4,
  '13.1': 1, '13.2': 5, '13.3': 2, '13.4': 5,
  '14.1': 2, '14.2': 4, '14.3': 3,
  '15.1': 3, '15.2': 3, '15.3': 7,
  '16.1': 1, '16.2': 5, '16.3': 4, '16.4': 3, '16.5': 3,
};

const REQUIREMENTS = Object.entries(SECTIONS).flatMap(([section, count]) =>
  Array.from({ length: count }, (_, index) => `${section}.${index + 1}`),
);

/** Lists the requirements without a row, and the rows that match no requirement. */
export function compareRequirements(numbers: readonly string[]): string[] {
  const missing = REQUIREMENTS.filter((number) => !numbers.includes(number));
  const strange = numbers.filter((number) => !REQUIREMENTS.includes(number));
  return [
    ...missing.map((number) => `lacks the requirement ${number}`),
    ...strange.map((number) => `has ${number}, which is no requirement of levels 1 and 2`),
  ];
}
