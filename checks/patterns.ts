/**
 * No regular expression takes more than linear time on hostile text (decision 0242). Recheck analyses every pattern of
 * the repository but those of tests: literals, those made of constants, those made while the program runs (in their
 * worst case), those of the scripts in documents and of fields, the plugin's, and those of nginx and Varnish; a pattern
 * that it cannot judge is a finding. Patterns found linear are written down, and judged again when the judge changes
 * (decision 0300). `node checks/patterns.ts --write` judges new patterns and writes them down.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { STARTER } from '../site/server/defer-hydration.ts';
import { buildPageScript } from '../site/server/page-script.ts';
import { listFiles, report } from './files.ts';
import { findPatterns, type WorstCases } from './find-patterns.ts';
import { judgePattern } from './judge-pattern.ts';
import { createJudged } from './judged-patterns.ts';
import { PREFIXES } from './language/find-terms.ts';
import { spell } from './language/sounds.ts';
import { findServerPatterns } from './server-patterns.ts';

/** Tests read only texts of the project, never those of strangers. */
const NOT_READ = /\/generated\/|\/e2e\/|\/test(?:ing)?\/|\.test\.tsx?$/;
/** Values for the expressions in patterns built at run time: the worst case of each. */
const WORST: Readonly<Record<string, WorstCases>> = {
  'backend/relay/global-id.ts': { kind: 'term' },
  'benchmarks/torture/fuzz.ts': { ELSEWHERE: 'elsewhere.invalid', INJECTED: 'x-injected' },
  'checks/code-lists.ts': {
    "kinds.map(({ any }) => any).join('|')": 'uae|ksa|ar',
    ...{ any: 'uae|ksa|ar', one: '(?:uae|ksa|ar)', array: "'(?:uae|ar)'", union: "'(?:uae|ar)'" },
  },
  'checks/language/find-bottles.ts': { PREFIXES },
  'checks/language/find-claims.ts': {
    pattern: String.raw`(?:([\w-]+) (?:packs and )?sizes|((?:[\p{L}\u0651]+ و)?[\p{L}\u0651\d]+) (?:عبوة وحجم\p{L}*|أحجام))`,
  },
  'checks/language/find-facts.ts': {
    digit: '2',
    PREFIXES,
    "inArabic.join('|')": 'الرياض|جدة',
    element: 'figure',
    spelt: 'Riyadh|RIYADH',
  },
  'checks/language/find-plants.ts': { PREFIXES, en: 'Black seed', arabic: 'قرنفل|جوزة? (?:ال)?هند' },
  'checks/language/find-readers.ts': {
    "COMMANDS.join('|')": 'اغسل|اشطف',
    "DEEDS.map((deed) => deed.replace(/أ$/, 'ئ')).join('|')": 'اغسل|اشطف',
  },
  'checks/language/find-spellings.ts': { PREFIXES },
  'checks/language/find-terms.ts': {
    before: PREFIXES,
    wrong: String.raw`نبات\p{L}*|هال`,
    "language === 'ar' ? 'gu' : 'giu'": 'giu',
  },
  'checks/language/find-units.ts': {
    COUNTS: 'two|forty',
    "isMeasure ? 'one|' : ''": 'one|',
    en: '%|grams?',
    ar: String.raw`(?:نصف|ربع) (?:ال)?ساعة|دقيق\p{L}*`,
    dual: String.raw`ساعت(?:ا|ي)\p{L}*`,
    ARABIC_START: PREFIXES,
  },
  'checks/language/sounds.ts': { PREFIXES, "forms.join('|')": ['olawaya', 'olaway'].map(spell).join('|') },
  'checks/language/read-texts.ts': { code: 'ar' },
  'checks/rule-words.ts': { number: '1.5' },
  'checks/unused-exports.ts': { name: 'findCodes' },
  'script/run-as.ts': { name: 'EnvironmentFile' },
  'site/app/content/cleaning/backend-hosts.server.ts': {
    "hosts.join('|')": String.raw`(?<![@\w.-])aa\.example(?::|%3A)8080|(?<![@\w.-])a\.example|127\.0\.0\.1(?::|%3A)4000`,
  },
  'site/app/content/cleaning/element-pattern.ts': { name: 't[hd]', flags: 'g' },
  'site/app/content/pages/marketplace-language.ts': { domain: 'ae', regions: 'ae|sa|eg|om|qa|kw|bh' },
  // The forms of `legacy-addresses.ts`.
  'site/app/redirects/legacy-pattern.ts': {
    form: '1000|true|false|ar|en|(?!1000$).*|(?!(?:hair|skin)$).*|(?!list$).*|vata|pitta|kapha',
  },
  'site/server/find-scripts.ts': { name: 'href' },
  'site/server/forms/package-parts.ts': { name: 'Relationship' },
};
/** The inline scripts of documents, which are strings in the modules that write them. */
const INLINE_SCRIPTS: Readonly<Record<string, string>> = {
  'first-script.js': buildPageScript({ storageNames: ['token'], analytics: { id: 'GTM-A', pageView: 'page_view' } }),
  'starter.js': STARTER,
};
/** PHP calls with the pattern in single quotes. */
const PHP_PATTERN = /\bpreg_(?!quote\b)\w+\(\s*(?:'((?:[^'\\]|\\.)*)')?/g;

const isWriting = process.argv.includes('--write');
const found = new Map<string, { source: string; flags: string; file: string }>();
const findings: string[] = Object.keys(WORST)
  .filter((file) => existsSync(file.slice(0, file.indexOf('/'))) && !existsSync(file))
  .map((file) => `checks/patterns.ts: ${file} is not there`);
for (const file of [...listFiles('*.ts', '*.tsx'), ...Object.keys(INLINE_SCRIPTS)]) {
  if (NOT_READ.test(file)) continue;
  const text = INLINE_SCRIPTS[file] ?? readFileSync(file, 'utf8');
  const { patterns, unknown, unused } = findPatterns(text, file, WORST[file]);
  for (const pattern of patterns) found.set(`/${pattern.source}/${pattern.flags}`, { ...pattern, file });
  for (const name of unknown)
    findings.push(`${file}: a pattern is made of ${name}: say its worst in checks/patterns.ts`);
  for (const name of unused) findings.push(`checks/patterns.ts: no pattern of ${file} is made of ${name}`);
}
for (const file of listFiles('integrations/*.php')) {
  for (const [call, quoted] of readFileSync(file, 'utf8').matchAll(PHP_PATTERN)) {
    const [, source, flags = ''] = /^([^\w\s\\])(.*)\1([a-z]*)$/s.exec(quoted ?? '')?.slice(1) ?? [];
    if (source === undefined) findings.push(`${file}: ${call}… has no pattern that can be read here`);
    else found.set(`/${source}/${flags}`, { source, flags, file });
  }
}
for (const file of listFiles('deploy/*.conf', 'deploy/*.vcl')) {
  for (const pattern of findServerPatterns(readFileSync(file, 'utf8'), file))
    found.set(`/${pattern.source}/${pattern.flags}`, { ...pattern, file });
}
const JUDGED = 'checks/judged-patterns.txt';
const judged = createJudged(existsSync(JUDGED) ? readFileSync(JUDGED, 'utf8') : '', readJudge());
for (const [name, pattern] of found) {
  if (judged.has(name)) continue;
  const fault = await judgePattern(pattern);
  if (fault !== null) findings.push(`${pattern.file}: ${name} ${fault}`);
  else if (!isWriting)
    findings.push(`${pattern.file}: ${name} is linear, and not written down: node checks/patterns.ts --write`);
}
if (isWriting && findings.length === 0) writeFileSync(JUDGED, judged.write([...found.keys()]));
report('Patterns', findings);

/** What a verdict depends on: the version of the analyser and its settings. */
function readJudge(): string {
  const { version } = JSON.parse(readFileSync('node_modules/recheck/package.json', 'utf8'));
  return `recheck ${version}\n${readFileSync('checks/judge-pattern.ts', 'utf8')}`;
}
