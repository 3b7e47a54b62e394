import { readable, ruleOfTexts, withoutVowels } from './texts.ts';

const SAYS = 'قال|قالت|يقول|تقول|قلن|قالوا|يقولون|أجاب|أجابت|كتب|كتبت|سأل|سألت';
/** A verb of saying, and a quotation with no colon before it. “Says nothing but …” quotes within its sentence. */
const SPEECH = new RegExp(`(?<![\\p{L}\\p{M}])[وف]?(?:${SAYS})(?![\\p{L}\\p{M}])(?:(?!إلا)[^«».:؟\\n]){0,80}«`, 'gu');
/** «ثلاثة أشكال، قوس وورقة»: what was counted is named behind a comma. A preposition goes on with the sentence. */
const COUNTED =
  /(?<![\p{L}\p{M}])(?:ثلاثة?|أربعة?|خمسة?|ستّة?|سبعة?) \p{L}+، (?!(?:ل|ب|و|في |من |على |إلى |أو |ثم |بل |لا |كل ))\p{L}+(?: \p{L}+){0,2} و\p{L}+/gu;

/** Finds speech and lists in Arabic that no colon announces. */
export const colons = ruleOfTexts(({ language, text }) => {
  if (language !== 'ar') return [];
  const shown = withoutVowels(readable(text));
  return [
    ...(shown.match(SPEECH) ?? []).map((found) => `${found}: speech stands behind a colon`),
    ...(shown.match(COUNTED) ?? []).map((found) => `${found}: a list stands behind a colon`),
  ];
});
