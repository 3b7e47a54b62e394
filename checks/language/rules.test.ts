import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { RULES } from './rules.ts';
import type { Pair } from './texts.ts';

/** Returns a rule's findings in one text. */
function find(
  rule: string,
  texts: Pair['texts'],
  path = 'pages[one].content',
  file = 'sample/content/pages/one.yaml',
): string[] {
  return RULES[rule]?.([{ file, path, texts }]).map(({ finding }) => finding) ?? [];
}

test.each([
  ['hamza', 'خذه الى البيت', ['الى lacks a hamza']],
  ['hamza', 'والاطفال معه', ['والاطفال lacks a hamza']],
  ['hamza', 'ولخدود أحمرّت من الريح', ['أحمرّت begins with a bare alif']],
  ['hamza', 'عند الإستعمال', ['الإستعمال begins with a bare alif']],
  ['hamza', 'والاسنان عند الاكل', ['والاسنان lacks a hamza', 'الاكل lacks a hamza']],
  ['hamza', 'اسهل واقوى واليك السوال', ['اسهل', 'واقوى', 'واليك', 'السوال'].map((word) => `${word} lacks a hamza`)],
  [
    'hamza',
    'إعتماد وإهتمام وإفتتاح وإنفصال',
    ['إعتماد', 'وإهتمام', 'وإفتتاح', 'وإنفصال'].map((word) => `${word} begins with a bare alif`),
  ],
  ['hamza', 'الاسم والاختيار والاستعمال والاحمرار والانضمام بلا إمتاع ولا إنتاج ولا إنسان', []],
  ['endings', 'مدرسه كبيره', ['مدرسه → مدرسة', 'كبيره → كبيرة']],
  ['endings', 'من شركة كبيرة، وشركتها', []],
  ['oneHamza', 'تكفي رائحة أقوى. رائحة اقوى. رائحة أقوى', ['اقوى is spelt أقوى elsewhere']],
  ['oneHamza', 'مقهى هنا، مقهى هناك، مقهي', ['مقهي is spelt مقهى elsewhere']],
  ['oneHamza', 'أما هذا فإما لك، وعلى علي', []],
  ['hamza', 'كان الحقل فارغًا، وواحد منها على الإنترنت، وإنتاجه أحمر وأنت تستعمله', []],
  ['spelling', 'مرة كل يوم', ['مرة → مرّة']],
  ['spelling', 'بالرمان والسكر', ['بالرمان → رمّان', 'والسكر → سكّر']],
  ['spelling', 'غنيّة بالزيت', ['غنيّة → غنية']],
  ['shaddas', 'كعبان طريّان', ['طريّان: an ending in ي or ية goes without its shadda']],
  ['spelling', 'قال بحّار: مرّة كل يوم، والرُمّان أقل', []],
  ['spelling', 'كان دكانًا متوسطًا', ['دكان → دكّان', 'متوسط → متوسّط']],
  ['spelling', 'كان قلمًا في أصيص ضيق، وأمًّا أما لها دكّان', []],
  ['oneSpelling', 'تكفي قطرة من العطّار. زرت العطار', ['العطار is spelt العطّار elsewhere']],
  ['oneSpelling', 'قدّم كوبًا عند قدم السرير', []],
  ['vowels', 'يرجى الانتظار، فهو لا يباع هنا', ['يرجى → يُرجى', 'يباع → يُباع']],
  ['vowels', 'يُرجى الانتظار، ولا تُباع', []],
  ['digits', '١٣ عشبة', ['١٣: digits are 0–9']],
  ['digits', '13 عشبة', []],
  ['latin', 'على Facebook', ['Facebook in Arabic']],
  ['latin', '<a href="/ar/uae">نزّل PDF</a> أو راسل hello@sidrana.example في {country}', []],
  ['latin', '<td>Cocos nucifera oil</td> أو <code>_ga</code>، 2 × 100 غ', []],
  ['glossary', 'طريقة الاستخدام', ['الاستخدام → استعمال']],
  ['glossary', 'بمطفي وشاحبة', ['بمطفي → مطفأ', 'وشاحبة → فاتح']],
  ['glossary', 'قارورة زيت من زجاج', []],
  ['glossary', 'علبة عسل ودفعة من الشامبو', ['علبة عسل → مرطبان of honey', 'ودفعة من الشامبو → تشغيلة']],
  ['glossary', 'في كل عائلة إعلان، والدفعة على موعدها', []],
  ['glossary', 'امسحي بقطعة مبلّلة، لا بقطعة قماش مبلّلة', ['بقطعة مبلّلة → قطعة قماش']],
  ['glossary', 'القناني بالكاد تكفي', ['القناني → قارورة', 'بالكاد تكفي → لا يكاد']],
  ['glossary', 'لا يبصق، بوردي عميق', ['بوردي عميق → داكن، قانٍ', 'يبصق → تخلّص من الرغوة']],
  [
    'glossary',
    'الشواغر 2 م.ب بأسمائها النباتية في نافذة جديدة',
    [
      'الشواغر → وظائف شاغرة',
      'م.ب → ميغابايت، كيلوبايت',
      'بأسمائها النباتية → الاسم العلمي',
      'نافذة جديدة → علامة تبويب جديدة',
    ],
  ],
  ['links', '<p>وهي <a href="/soap">هنا</a>.</p>', ['“هنا” does not say where it leads']],
  ['glossary', 'إن كنتم هنا', ['كنتم → the singular: «أنتم» is for nobody']],
  ['glossary', 'ذهبيًا شاحبًا', ['شاحبا → فاتح']],
  ['colons', 'وقال حمد راشد «نحاول»', ['وقال حمد راشد «: speech stands behind a colon']],
  ['colons', 'وقال حمد راشد: «نحاول»، ولا يقول إلا «نعم»', []],
  ['dashes', 'رائع! هكذا', ['رائع!: no dash between sentences, no exclamation mark']],
  ['colons', 'ثلاثة أشكال، قوس وورقة', ['ثلاثة أشكال، قوس وورقة: a list stands behind a colon']],
  ['colons', 'ثلاثة أشكال: قوس وورقة، وخمس سنوات، للتنزيل والقراءة', []],
] as const)('%s finds in Arabic: %s', (rule, ar, found) => {
  expect(find(rule, { ar })).toEqual(found);
});

test.each([
  ['glossary', 'The catalog of Skincare', ['catalog → catalogue', 'Skincare → skin care']],
  ['glossary', 'The catalogue of skin care', []],
  ['glossary', 'It is alright in gloveboxes', ['alright → all right', 'gloveboxes → glove box']],
  [
    'colons',
    'Three shapes in the box, a bow, a leaf and a bean',
    ['Three shapes in the box, a bow, a leaf and a bean: a list stands behind a colon'],
  ],
  ['colons', 'Three shapes: a bow, a leaf and a bean. Two daughters, one comb and the light', []],
  [
    'colons',
    'He said, I know. She says “Wait”',
    ['said, I: speech', 'says “Wait: speech'].map((found) => `${found} stands behind a colon`),
  ],
  ['colons', 'A label says: “As warm as the hand.” “It is,” said Sara, and waited', []],
  ['colons', 'Two sizes: The small and the large', ['s: The: a colon goes on in small letters']],
  ['colons', 'Arak: miswak sticks. Made in: Dubai', []],
  ['dashes', 'Great! So', ['Great!: no dash between sentences, no exclamation mark']],
  ['dashes', 'Soap — and oil', ['Soap —: no dash between sentences, no exclamation mark']],
  ['dashes', 'Soap-free, twenty-one', []],
  ['links', '<p>The bars are <a href="/soap">all here</a>.</p>', ['“all here” does not say where it leads']],
  ['links', 'It is <a href="/soap">this one</a>', ['“this one” does not say where it leads']],
  ['links', '<a href="/soap">Soap made here</a>', []],
  ['quotes', "<p class='a'>Men's styling</p>", ["Men's: use ’, “ ” or « »"]],
  ['quotes', 'Men’s “styling”', []],
] as const)('%s finds in English: %s', (rule, en, found) => {
  expect(find(rule, { en })).toEqual(found);
});

test.each([
  ['steps', 'products[a].howToUse[0].description', 'Rinse', 1],
  ['steps', 'products[a].howToUse[0].description', 'Rinse.', 0],
  ['steps', 'products[a].short', 'Rinse', 0],
  ['steps', 'pages[a].groups.hiringProcess.step1.description', 'We read it', 1],
  ['steps', 'posts[a].content', '<ol><li>Rinse.</li><li>Dry</li></ol><ul><li>Soap</li></ul>', 1],
  ['descriptions', 'pages[a].seo.description', 'x'.repeat(69), 1],
  ['descriptions', 'pages[a].seo.description', 'x'.repeat(70), 0],
  ['descriptions', 'pages[a].seo.description', 'x'.repeat(160), 0],
  ['descriptions', 'pages[a].seo.description', 'x'.repeat(161), 1],
  ['jobs', 'pages[a].groups.careers.jobs[0].description', '<p>word</p>'.repeat(249), 1],
  ['jobs', 'pages[a].groups.careers.jobs[0].description', '<p>word</p>'.repeat(250), 0],
  ['jobs', 'pages[a].groups.careers.jobs[0].title', 'word', 0],
  ['titleLengths', 'pages[a].seo.title', 'x'.repeat(60), 0],
  ['titleLengths', 'pages[a].seo.title', 'x'.repeat(61), 1],
] as const)('%s of %s: %s', (rule, path, en, count) => {
  expect(find(rule, { en }, path)).toHaveLength(count);
});

test.each([
  ['ranges/tarwa.yaml', 'ضعي قطرة واتركه', ['واتركه addresses a man']],
  ['ranges/tarwa.yaml', 'وضعه القاطفون في الظلّ، دلّك به يده', []],
  ['ranges/faris.yaml', 'ضع قطرة واتركيه', ['واتركيه addresses a woman']],
  ['posts/blog.yaml', 'ضعي قطرة واتركيه ثم اشطفه', ['اشطفه addresses a second reader']],
  ['posts/blog.yaml', 'ضعي قطرة ثم اشطفيه', []],
  ['posts/blog.yaml', 'ضع قطرة واربط فوقها شيلة', ['ضع addresses a man']],
] as const)('readers of %s: %s', (file, ar, found) => {
  expect(find('readers', { ar }, 'products[one].description', `sample/content/${file}`)).toEqual(found);
});

test('a product type speaks to those who buy its range', () => {
  const of = (path: string) => find('readers', { ar: 'اغسل' }, path, 'sample/content/product-types.yaml');
  expect(of('categories[hair-care].faqs[0].answer')).toHaveLength(1);
  expect(of('categories[mens-styling].faqs[0].answer')).toEqual([]);
});

test('a card ends the line about a product with a phrase', () => {
  const of = (en: string, path = 'products[a].short') =>
    find('cardLines', { en }, path, 'sample/content/ranges/tarwa.yaml');
  const long = 'A paste that foams so slowly that you can talk to your children while you brush your teeth.';
  expect(of(long)).toEqual(['a card cuts it: A paste that foams so slowly that you can talk to your children while…']);
  expect(of(long, 'products[a].description')).toEqual([]);
  expect(of(long.replace('slowly that', 'slowly, that').replace('A paste', 'A green paste for you'))).toEqual([]);
});

test.each([
  ['تصنعه فارس', 1],
  ['يصنعه فارس', 0],
  ['بدأت قرمز', 1],
  ['تحفظ تروى', 0],
  ['يحفظ تروى', 1],
  ['عسل بدأ قوامه يثقل', 0],
])('a brand keeps its gender: %s', (ar, count) => {
  expect(find('glossary', { ar }, 'products[a].short', 'sample/content/ranges/faris.yaml')).toHaveLength(count);
});

test('every word that the style never uses is found', () => {
  const EXAMPLES: Record<string, Pair['texts']> = {
    family: { en: 'The Tarwa family of products' },
    عائلة: { ar: 'عائلة تروى' },
    استخدام: { ar: 'الاستخدام' },
    افردي: { ar: 'افرديه' },
    'قطعة alone': { ar: 'امسحي بقطعة مبلّلة' },
    إعلان: { ar: 'الإعلان الصحفي' },
    'open position': { en: 'Open positions' },
    شواغر: { ar: 'الشواغر' },
    نافذة: { ar: 'في نافذة جديدة' },
  };
  const style = readFileSync('docs/style.md', 'utf8');
  expect(
    [...style.matchAll(/^\|.*$/gm)].flatMap(([row]) =>
      [...row.matchAll(/never ([^|;]+?) (?=\|)/g)].map(([, word]) => word),
    ),
  ).toEqual(Object.keys(EXAMPLES));
  for (const [word, texts] of Object.entries(EXAMPLES)) {
    expect([word, find('glossary', texts, 'products[a].short', 'sample/content/ranges/tarwa.yaml').length > 0]).toEqual(
      [word, true],
    );
  }
});

test.each([
  ['ar', 'منتج نباتي، منتجات نباتية', 2],
  ['ar', 'منتج نباتي صرف، زيت نباتي، منتجات نباتية صرفة', 0],
  ['ar', 'علامة العلبة المفتوحة، رمز العبوة المفتوحة', 2],
  ['ar', 'رمز العلبة المفتوحة', 0],
  ['ar', 'بالترمومتر أو بمحرار', 2],
  ['ar', 'عند تغيير الحفّاض، حفّاظات', 2],
  ['ar', 'عند تغيير الحفاض', 0],
  ['ar', 'فازلين بالحبّة السوداء', 2],
  ['ar', 'الكوكيز في كتالوق الماركات', 3],
  ['ar', 'بيان إعلامي، نشرة صحفية', 2],
  ['ar', 'السوق الإلكترونية ونقاط البيع', 2],
  ['ar', 'وظيفة خالية، إصبع واكس', 2],
  ['en', 'Lot number, lot code and batch codes', 3],
  ['en', 'Batch number: a lot of it', 0],
  ['en', 'Diapers, faucets, yogurts and Vaseline', 4],
  ['en', 'A matt finish; a matte one', 1],
  ['en', 'A thermometre shows the scientific name', 2],
  ['en', 'News releases, vacancies and stockists', 3],
  ['en', 'The period-after-opening symbol', 1],
  ['en', 'Black cumin and nigella, not Nigella sativa', 2],
  ['en', 'Wax sheets of two megabytes in a new window', 3],
] as const)('a term has one word, in %s: %s', (language, text, count) => {
  expect(find('glossary', { [language]: text })).toHaveLength(count);
});

test('a word is wrong where it stands for a term, and only there', () => {
  const of = (file: string, ar: string) => find('glossary', { ar }, 'products[a].short', file);
  expect(of('sample/content/ranges/faris.yaml', 'ثبات قوي')).toEqual(['ثبات → تثبيت']);
  expect(of('sample/content/posts/blog.yaml', 'اختبار الثبات، فلتر الماء')).toEqual([]);
  expect(of('site/app/messages/ar.json', 'أغلق الفلتر')).toEqual(['الفلتر → تصفية']);
});

test('a jar is a jar of honey or of a cosmetic', () => {
  const of = (category: string) =>
    find('glossary', { ar: 'مرطبان صغير' }, `categories[${category}].description`, 'sample/content/product-types.yaml');
  expect([of('hair-care'), of('health-care')]).toEqual([['مرطبان → علبة of a cosmetic'], []]);
  const inRange = (range: string) =>
    find('glossary', { ar: 'مرطبان صغير' }, 'products[a].short', `sample/content/ranges/${range}.yaml`);
  expect([inRange('tarwa'), inRange('qiwam')]).toEqual([['مرطبان → علبة of a cosmetic'], []]);
});

test('worn words and other measures are found in texts about products, and only there', () => {
  const of = (file: string, texts: Pair['texts']) =>
    find('glossary', texts, 'products[a].short', `sample/content/${file}`);
  const ar = 'رغوة هادئة على مهل بمقدار حبّة حمّص، افرديها';
  expect(of('ranges/tarwa.yaml', { ar })).toEqual([
    'حبّة حمّص → حبّة بازلاء',
    'افرديها → وزّع',
    'على مهل → ببطء, or nothing',
    'هادئة → what is meant: خفيف، لطيف، ناعم',
  ]);
  expect(of('ranges/tarwa.yaml', { en: 'A quiet, honest lather' })).toHaveLength(2);
  expect(of('posts/blog.yaml', { ar, en: 'A quiet, honest lather' })).toEqual([]);
});

test.each([
  [{ en: 'It cures eczema and treats a dry scalp' }, 3],
  [{ en: 'An oil that regrows hair, for thicker hair growth' }, 2],
  [{ en: 'Safe for everyone, chemical-free and without side effects' }, 3],
  [{ en: 'Recommended by dentists. Doctors recommend it' }, 2],
  [{ en: 'It prevents cavities and kills bacteria' }, 4],
  [{ en: 'Comfort for gums, gum relief; it soothes sore gums' }, 3],
  [{ en: 'Gentle on gums, warmth around the gums' }, 0],
  [{ en: 'Relieves itching, fights plaque and whitens teeth: anti-ageing' }, 4],
  [{ en: 'Soothes irritated skin, improves circulation and strengthens the roots' }, 3],
  [{ en: 'Repairs damaged hair, full of antioxidants' }, 2],
  [{ en: 'An itch between the toes, a brass plaque, and a white flannel; waste water goes to treatment' }, 0],
  [{ en: 'A treat for dry hair, from bars cured for six weeks' }, 0],
  [{ ar: 'يعالج الإكزيما والقشرة' }, 2],
  [{ ar: 'ينبت الشعر ويوقف تساقط الشعر' }, 2],
  [{ ar: 'آمن للجميع، خالٍ من المواد الكيميائية وبلا آثار جانبية' }, 3],
  [{ ar: 'يوصي به الأطباء، ويقتل الجراثيم' }, 3],
  [{ ar: 'راحة للّثة، راحة اللثة، ويهدّئ اللثة' }, 3],
  [{ ar: 'لطيف على اللثة، وراحة في الشتاء' }, 0],
  [{ ar: 'يخفّف الحكّة ويحارب البلاك ويبيّض الأسنان، ضدّ الشيخوخة' }, 4],
  [{ ar: 'يزيل القشرة، غني بمضادّات الأكسدة' }, 2],
  [{ ar: 'من طالت الحكّة بين أصابعه، نحاس مبيّض، ولا يذهب إلى المعالجة إلا ماء' }, 0],
  [{ ar: 'قشر الرمّان، وقاية من الاحتكاك' }, 0],
] as const)('%o makes %i claims that would make a medicine of it', (texts, count) => {
  const of = (file: string, path = 'products[a].short') => find('medicalClaims', texts, path, `sample/content/${file}`);
  expect(of('ranges/tarwa.yaml')).toHaveLength(count);
  expect(of('product-types.yaml', 'categories[oral-care].faqs[0].question')).toEqual([]);
  expect(of('pages/legal.yaml', 'pages[disclaimer].content')).toEqual([]);
});

test('a food is for taste, and a cold or a cough is none of its business', () => {
  const of = (file: string) => find('medicalClaims', { en: 'Good for colds and coughs' }, 'products[a].short', file);
  expect(of('sample/content/ranges/qiwam.yaml')).toHaveLength(2);
  expect(find('medicalClaims', { en: 'It boosts energy' }, 'posts[mint-tea].excerpt', 'posts/blog.yaml')).toHaveLength(
    2,
  );
  expect(of('sample/content/ranges/tarwa.yaml')).toEqual([]);
});

test.each([
  'sample/content/posts/press-releases.yaml',
  'sample/content/awards.yaml',
  'site/app/messages/en.json',
  'backend/mail/texts.ts',
  'sample/content/posts/campaigns.yaml',
  'sample/content/pages/careers.yaml',
  'sample/content/pages/legal.yaml',
  'sample/content/shops.yaml',
  'sample/documents/reports/letters.yaml',
  'sample/imagery/alt-words.ts',
])('%s sells products as well, and claims no cure', (file) => {
  expect(find('medicalClaims', { en: 'It heals wounds', ar: 'يشفي الجروح' }, 'title', file)).toHaveLength(2);
});

test.each([
  ['A pea-sized dab for a child', 'قدر حبّة بازلاء للأطفال', 2],
  ['A pea-sized dab on a soft brush', 'قدر حبّة بازلاء على فرشاة ناعمة', 0],
  ['A pea of paste from three years on', 'معجون بقدر حبّة بازلاء من الثالثة، وحبّة أرز قبلها', 1],
  ['Brush with a grain of rice, a pea from three', 'فرّش بحبّة أرز، وحبّة بازلاء من ثلاث سنوات', 0],
  ['Brush twice a day', 'فرّش مرّتين في اليوم', 0],
] as const)('a dose of toothpaste is the one for children: %s', (en, ar, count) => {
  const of = (file: string) =>
    find('doses', { en, ar }, 'products[a].howToUse[0].description', `sample/content/${file}`);
  expect([of('ranges/qirmiz.yaml').length, of('ranges/naima.yaml').length]).toEqual([count, 0]);
});

test('a food is not health care', () => {
  const of = (texts: Pair['texts'], range: string) =>
    find('medicalClaims', texts, 'products[a].short', `sample/content/ranges/${range}.yaml`);
  expect(of({ en: 'Healthy honey that strengthens', ar: 'عسل صحّي' }, 'qiwam')).toHaveLength(3);
  expect(of({ en: 'Hair that looks healthy' }, 'tarwa')).toEqual([]);
  expect(find('glossary', { en: 'Health care', ar: 'العناية بالصحّة' }, 'categories[a].name', 'a.yaml')).toHaveLength(2);
});

test('two pages have one title', () => {
  const page = (name: string, en: string) => ({ file: 'a.yaml', path: `pages[${name}].seo.title`, texts: { en } });
  const found = RULES.titles?.([page('one', 'Hair oil'), page('two', 'Soap'), page('three', 'Hair oil')]);
  expect(found).toMatchObject([{ path: 'pages[three].seo.title.en' }]);
});

test.each([
  ['figures', 'Wait forty-four minutes', 'انتظر 44 دقيقة', []],
  ['figures', 'Wait forty-four minutes', 'انتظر أربعًا وأربعين دقيقة', []],
  [
    'figures',
    'Thirteen of two hundred in half an hour, 18k in all',
    'ثلاث عشرة من مئتين في نصف ساعة، و18,000 في المجموع',
    [],
  ],
  ['figures', 'A hundred and twenty', 'مئة وعشرون', []],
  ['figures', 'The third quarter, twice a day', 'الربع الثالث، مرّتين في اليوم', []],
  ['figures', 'Three parts', 'أجزاء', ['3 is in English alone']],
  ['figures', 'Thirty years', 'واحد وثلاثون عامًا', ['30 is in English alone', '31 is in Arabic alone']],
  ['figures', 'Up to 1450 ppm', 'حتى 1450 جزءًا في المليون', []],
  ['figures', '2 sticks, 1 litre', 'عودان، لتر واحد', []],
  ['figures', 'Q1 and Q2', 'الربعان الأول والثاني', []],
  ['figures', 'Marked one to five', 'درجة من 1 إلى 5', []],
  ['figures', '2 sticks', 'عود', ['2 is in English alone']],
  ['figures', 'A sachet', '1 كيس', ['1 is in Arabic alone']],
  ['figures', 'Both at 1.5 litres', 'اثنان، 1.5 لتر', []],
  ['units', 'Wait three minutes', 'انتظري ثلاث دقائق', []],
  ['units', 'Wait three minutes', 'انتظري ثلاث ساعات', ['minutes are counted in English alone']],
  ['units', 'A bottle', 'قارورة 100 مل', ['ml are counted in Arabic alone']],
  ['units', 'Rub for two minutes', 'افرك دقيقتين', []],
  ['units', 'Below 30 °C', 'دون 30 درجة', ['°C are counted in English alone']],
  ['units', 'Below 30 °C', 'دون 30 درجة مئوية', []],
  ['units', 'Rub for two minutes', 'افرك دقيقة', ['two minutes are in English alone']],
  ['units', 'Drink two cups', 'اشرب كوبًا', ['two cups are in English alone']],
  ['units', 'Drink two cups, then one glass', 'اشرب كوبين ثم كأسًا', []],
  ['units', 'Two cups of sugar', 'كوبا سكّر', []],
  ['units', 'One litre of water', 'ماء', ['litres are counted in English alone']],
  ['units', 'One litre of water', 'لتر ماء', []],
  [
    'units',
    'Three drops and two teaspoons',
    'ثلاث مرّات وملعقة',
    ['two spoons are in English alone', 'drops are counted in English alone'],
  ],
  ['units', 'Half a teaspoon', 'ملعقة', ['half is in English alone']],
  ['units', 'Half-ripe, three and a half', 'غير ناضج، ثلاث ونصف', []],
  ['units', 'Two days and one wish', 'يومان وأمنية', []],
  ['units', 'Thirty seconds, twenty minutes, no two days alike', 'نصف دقيقة، ثلث ساعة، ولا يوم كغيره', []],
  ['names', 'Roses from Muscat', 'ورد من مسقط', []],
  ['names', 'Roses', 'ورد من مسقط', ['مسقط is in Arabic alone']],
  ['names', 'Roses from Jeddah', 'ورد من جدة', ['Jeddah is in English alone']],
  ['names', 'MUSCAT: biscuits', 'مسقط: بسكويت', []],
  ['names', 'Reem Darwish drew it', 'رُسمت هناك', ['Reem Darwish is in English alone']],
  ['names', 'Across emirates a woman sold surplus', 'من إمارة إلى أخرى باعت ما زاد', []],
  ['names', 'Omani roses, from Egypt to Sur', 'ورد إلى صور', ['Oman is in English alone', 'Egypt is in English alone']],
  [
    'names',
    'It opened on 20 March 2025',
    'افتُتح في 20 أبريل 2025',
    ['March is in English alone', 'أبريل is in Arabic alone'],
  ],
  ['names', 'On Friday we close at noon', 'نغلق عند الظهر', ['Friday is in English alone']],
  ['names', 'We close at noon', 'نغلق يوم الخميس وفي مايو', ['الخميس is in Arabic alone', 'مايو is in Arabic alone']],
  ['names', 'May I? On Mondays, in September', 'هل يجوز؟ كل اثنين في سبتمبر', []],
  ['names', 'Nobody takes both', 'لا أحد يأخذ الاثنين', []],
  ['names', 'Coconut in the pictures', 'جوز الهند في الصور', []],
  [
    'properNames',
    'He saw Zamil from Essaouira, and met Majid in Lyon',
    'التقيا هناك',
    ['Zamil', 'Essaouira', 'Majid', 'Lyon'].map((name) => `${name} is in English alone`),
  ],
  ['properNames', 'He saw Zamil, an Australian, at Thumrait', 'رأى زامل الأسترالي في ثمريت', []],
  ['properNames', 'A coral reef by the Red Coral Pharmacy', 'شعاب مرجانية', []],
  ['structure', '<h2>One</h2><p>Two</p>', '<h2>واحد</h2>', []],
  [
    'structure',
    '<figure><img></figure>',
    '<p>واحد</p>',
    ['1 <figure> in English, 0 in Arabic', '1 <img> in English, 0 in Arabic'],
  ],
] as const)('%s compares %s with %s', (rule, en, ar, found) => {
  expect(find(rule, { en, ar })).toEqual(found);
});

test('numbers about the company are those of its content, in either language', () => {
  const texts = (file: string, path: string, en: string, ar = '') => ({
    file: `sample/content/${file}`,
    path,
    texts: { en, ar },
  });
  const row = '<th scope="row">A</th>';
  const content = [
    texts('ranges/tarwa.yaml', 'brand.name', 'Tarwa'),
    texts('ranges/tarwa.yaml', 'products[oil].sizes[0].label', '100 ml'),
    texts('ingredients.yaml', 'ingredients[amla].name', 'Amla'),
    texts('pages/contact.yaml', 'pages[distribution].content[0]', `Four partners ${row.repeat(4)}`),
    texts('pages/contact.yaml', 'pages[distribution].content[1]', row.repeat(5)),
    texts('pages/home.yaml', 'keyData1.label', 'packs and sizes', 'عبوة وحجمًا'),
    texts('pages/home.yaml', 'seo.title', 'Ten ranges in seven countries', 'في ثماني دول'),
    texts('pages/home.yaml', 'about', '63 plants, nine distributors', '63 نبتة وعشرة شركاء'),
    texts('pages/home.yaml', 'regions[0].description', 'Four partners here', 'خمسة شركاء هنا'),
    texts('posts/blog.yaml', 'title', 'Sold in five countries, chosen among packs from eleven countries'),
    texts('posts/blog.yaml', 'excerpt', 'Sold in nine countries'),
  ];
  const found = (figure: string) =>
    RULES.claims?.([...content, texts('pages/home.yaml', 'keyData1.figure', figure, figure)]);
  expect(found('212')?.map(({ finding }) => finding)).toEqual([
    '“Ten ranges”: 1 ranges',
    '“ثماني دول”: 7 countries',
    '“63 plants”: 1 plants',
    '“63 نبتة”: 1 plants',
    '“نبتة وعشرة شركاء”: 9 partners',
    '“خمسة شركاء”: 4 partners',
    '“nine countries”: 7 countries',
    '“212 packs and sizes”: 1 sizes',
    '“212 عبوة وحجما”: 1 sizes',
  ]);
});

test('a plant of the content that English names is in the Arabic, too', () => {
  const plant = (slug: string, en: string, ar: string) => ({
    file: 'sample/content/ingredients.yaml',
    path: `ingredients[${slug}].name`,
    texts: { en, ar },
  });
  const of = (en: string, ar: string) =>
    RULES.plants?.([
      ...[plant('amla', 'Amla', 'الأملا'), plant('clove', 'Clove', 'القرنفل'), plant('rose', 'Rose', 'الورد')],
      ...[plant('black-seed', 'Black seed', 'حبّة البركة')],
      { file: 'sample/content/ranges/tarwa.yaml', path: 'products[a].short', texts: { en, ar } },
    ]).map(({ finding }) => finding);
  expect(of('Amla and clove, Black Seed', 'بالأملا')).toEqual(
    ['Clove', 'Black seed'].map((name) => `${name} is in English alone`),
  );
  expect(of('Amla, cloves and black seed; it rose', 'أملا وقرنفل ورشّة حبّة بركة')).toEqual([]);
  expect(of('Nuts', 'لوز وقرنفل')).toEqual([]);
  expect(of('soft & vegan', 'طرية ونباتية')).toEqual(['Vegan is in English alone']);
  expect(of('soft & vegan', 'طرية ونباتية صرفة')).toEqual([]);
});

test('an excerpt is what a search shows of an article, and not of a campaign', () => {
  const of = (file: string) => find('descriptions', { en: 'Short.' }, 'posts[a].excerpt', `sample/content/${file}`);
  expect(of('posts/blog.yaml')).toHaveLength(1);
  expect(of('posts/campaigns.yaml')).toEqual([]);
});
