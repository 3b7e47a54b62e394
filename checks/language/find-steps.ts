import { readable, ruleOfTexts } from './texts.ts';

const SENTENCE = /[.؟?][»”]?$/;

/** Finds steps that do not end like sentences: of products, of hiring, and in numbered lists of articles. */
export const steps = ruleOfTexts(({ path, text }) => {
  const isStep = /\bhowToUse\[|\bhiringProcess\.step\d\.description\b/.test(path);
  const listed = [...text.matchAll(/<ol>([^<]*(?:<(?!\/?ol>)[^<]*)*)<\/ol>/g)].flatMap(([, list = '']) =>
    list.split('</li>').slice(0, -1),
  );
  return [...(isStep ? [text] : []), ...listed].flatMap((step) =>
    SENTENCE.test(readable(step).trim()) ? [] : [`a step ends with a full stop: ${readable(step).trim().slice(-40)}`],
  );
});
