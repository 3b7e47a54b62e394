import { readable, ruleOfTexts } from './texts.ts';

/** Finds steps that do not end as sentences do. */
export const steps = ruleOfTexts(({ path, text }) => {
  if (!/\bhowToUse\[/.test(path)) return [];
  return /[.؟?]»?$/.test(readable(text).trim()) ? [] : ['a step ends with a full stop'];
});
