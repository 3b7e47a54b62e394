import { type Rule, readable, withoutVowels } from './texts.ts';

/** Masculine imperatives in texts that address a reader; the feminine adds a ي. */
const DEEDS =
  'اغسل اشطف افرك ضع دع اترك انتظر امسح ادهن ابدأ دلّك وزّع رجّ رشّ جفّف نشّف مرّر اسكب اسحب خذ اختر جرّب كرّر افرد اكشط دفّئ لفّ شدّ أضف استعمل امزج قسّم اقسم قلّب اقلب أذب صبّ غطّ اعجن ربّت كوّن أتبع بلّل احفظ أبعد انزع اضغط اخفق رطّب مشّط اسأل استشر راجع اجعل ابحث واظب زد البس'.split(
    ' ',
  );
const OBJECT = '(?:ه|ها|هما|هم)?';
const BEFORE = '(?<![\\p{L}\\p{M}])[وف]?';
const AFTER = '(?![\\p{L}\\p{M}])';
/** A form without an alif, such as «دلّك», is also a past tense: only unambiguous commands address a man. */
const COMMANDS = DEEDS.filter((deed) => /^(?:ا|ضع$|دع$|خذ$|زد$)/.test(deed));

const HE_PUT = /^وضع/;

const TO_A_MAN = new RegExp(`${BEFORE}(?:${COMMANDS.join('|')})${OBJECT}${AFTER}`, 'gu');
const TO_A_WOMAN = new RegExp(
  `${BEFORE}(?:${DEEDS.map((deed) => deed.replace(/أ$/, 'ئ')).join('|')})ي${OBJECT}${AFTER}`,
  'gu',
);

/** Women's clothes: a text that mentions them addresses women. */
const HERS = /(?<!\p{L})[وفب]?(?:ال)?(?:شيلة|عباءة)(?!\p{L})/u;

/** The readers of a text, by its file and path (docs/style.md); other posts and campaigns choose for themselves. */
const WOMEN =
  /^sample\/content\/(?:ranges\/(?:naima|mahd|nadiya|tarwa|balsam)\.yaml|product-types\.yaml categories\[(?:hair-care|skin-care|baby-care|hair-removal|balms)\])/;
const POSTS = /^sample\/content\/posts\//;
const MEN =
  /^(?:sample\/content\/(?:ranges\/|product-types\.yaml |pages\/(?!nature)|locations|specifications)|site\/|backend\/|contract\/)/;

/** Finds commands to a man where a woman is addressed, the other way round, and both in one text. */
export const readers: Rule = (pairs) =>
  pairs.flatMap(({ file, path, texts }) => {
    const place = `${file} ${path}`;
    const text = withoutVowels(readable(texts.ar ?? ''));
    const woman = text.match(TO_A_WOMAN) ?? [];
    const man = (text.match(TO_A_MAN) ?? []).filter((word) => !HE_PUT.test(word));
    const found = (words: readonly string[], reader: string) =>
      words.map((word) => ({ file, path: `${path}.ar`, finding: `${word} addresses a ${reader}` }));
    if (WOMEN.test(place) || (POSTS.test(file) && HERS.test(text))) return found(man, 'man');
    if (MEN.test(place)) return found(woman, 'woman');
    return man.length > 0 && woman.length > 0 ? found(man.length < woman.length ? man : woman, 'second reader') : [];
  });
