/** Words that are in most rules and identify none. */
const COMMON = new Set(
  'a all also an and any are as at before both by each else every for from has have how in into is it its never no not ms of on only or other own page pages px such than that the their them then they this to what when where which who with without'.split(
    ' ',
  ),
);
const ENDINGS = ['ations', 'ation', 'ings', 'ing', 'ies', 'ied', 'ers', 'er', 'ed', 'es', 's', 'e', 'y'];
/** The source of a rule, such as `(decision 0131)`, `(0060)`, `(RFC 9116)` and the section before a ruling. */
const SOURCE = /\((?:[^()]*[:;] )?(?:(?:decisions?|rulings?|RFC) [\d., ]+|0\d{3})\)|^\d(?:\.\d+)?(?= )/g;

/** Finds the words that tell a rule from others, roughly stemmed: `Hides the headers` → hid, head. */
export function findWords(text: string): Set<string> {
  const words = text.replace(/(?<=[a-z])(?=[A-Z])/g, ' ').match(/[a-z]{2,}/gi) ?? [];
  return new Set(words.map((word) => word.toLowerCase()).flatMap((word) => (COMMON.has(word) ? [] : [stem(word)])));
}

/** Finds the words of a rule, without its source. */
export function findRuleWords(rule: string): Set<string> {
  return findWords(rule.replace(SOURCE, ' '));
}

function stem(word: string): string {
  const ending = ENDINGS.find((one) => word.endsWith(one) && word.length - one.length >= 3);
  return ending === undefined ? word : word.slice(0, -ending.length);
}

/** Finds the numbers a text names: `20,000`, `20_000` → 20000. */
export function findNumbers(text: string): Set<string> {
  const digits = joinThousands(text.replace(SOURCE, ' '));
  return new Set(digits.match(/(?<![A-Za-z\d.])\d+(?:\.\d+)?|(?<=\dx)\d+/g) ?? []);
}

function joinThousands(text: string): string {
  return text.replace(/(?<=\d)[_,](?=\d{3})/g, '');
}

/** Finds numbers of a rule that a quotation lacks; it may have 300 px as `w-75` or `18.75rem`, 10 s as `10_000`. */
export function findMissingNumbers(rule: string, quoted: string): string[] {
  const found = new Set(joinThousands(quoted).match(/\d+(?:\.\d+)?/g));
  return [...findNumbers(rule)].filter((number) => {
    const value = Number(number);
    const otherwise = [`-${value / 4} `, `${value / 16}rem`, `${value / 1000}s`];
    const inSeconds = new RegExp(`\\b${number} s(?:econds)?\\b`).test(rule) && found.has(String(value * 1000));
    return !found.has(number) && !inSeconds && !otherwise.some((writing) => `${quoted} `.includes(writing));
  });
}

/** The share of a rule's words that a text holds; 1 for a rule without words, such as the path of a page. */
export function findShare(rule: string, text: string): number {
  const words = findRuleWords(rule);
  const found = findWords(text);
  return words.size === 0 ? 1 : [...words].filter((word) => found.has(word)).length / words.size;
}
