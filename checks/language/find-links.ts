import { ruleOfTexts } from './texts.ts';

const LINK = /<a\s[^<>]*>([^<]*)<\/a>/g;
const POINTER = /^(?:(?:all |click )?here|this(?: one)?|(?:كلها )?هنا|هذه|هذا)$/i;

/** Finds links that point without a name: “here”, «هنا». */
export const links = ruleOfTexts(({ text }) =>
  [...text.matchAll(LINK)]
    .map(([, words = '']) => words.trim())
    .filter((words) => POINTER.test(words))
    .map((words) => `“${words}” does not say where it leads`),
);
