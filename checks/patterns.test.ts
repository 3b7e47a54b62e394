import { expect, test } from 'vitest';
import { findPatterns } from './find-patterns.ts';
import { judgePattern } from './judge-pattern.ts';
import { findServerPatterns } from './server-patterns.ts';

const BAD = '(a+)+$';

test.each([
  ['a literal', 'export const p = /(a+)+$/;'],
  ['a text', "const p = new RegExp('(a+)+$');"],
  ['a text without new', "const p = RegExp('(a+)+$');"],
  ['a template', `const A = "a+"; function f() { return new RegExp(\`(\${A})+$\`, "g"); }`],
  ['a raw template', 'const P = String.raw`(a+)+`; const p = new RegExp(P + "$");'],
  ['a list', "export const LIST = ['(a+)+', '$'] as const; const p = new RegExp(LIST.join(''));"],
  ['another pattern', `const A = /(a+)/; const p = new RegExp(\`\${A.source}+$\`);`],
])('of %s the pattern is read, and found exponential', async (_, code) => {
  const { patterns, unknown } = findPatterns(code, 'a.ts');
  const made = patterns.find(({ source }) => source === BAD);
  expect(unknown).toEqual([]);
  expect(made && (await judgePattern(made))).toMatch(/^is exponential/);
});

test('the pattern of a field is read as browsers read it: whole', () => {
  const { patterns } = findPatterns('const field = <input pattern="\\s*\\S.*" />;', 'field.tsx');
  expect(patterns).toEqual([{ source: String.raw`^(?:\s*\S.*)$`, flags: 'v' }]);
});

test('what only the running program knows is named, or has its worst', async () => {
  const code = `export function f(name: string, list: string[]) { return new RegExp(\`(\${name}\${list.join("")})+$\`); }`;
  expect(findPatterns(code, 'a.ts').unknown).toEqual(['name', 'list.join("")']);
  const worst = { name: 'a', 'list.join("")': '+', other: 'x' };
  expect(findPatterns(code, 'a.ts', worst)).toEqual({
    patterns: [{ source: BAD, flags: '' }],
    unknown: [],
    unused: ['other'],
  });
});

test.each([
  ['^a+$', null],
  ['a+$', expect.stringContaining('2nd degree')],
  ['a+a+$', expect.stringContaining('3rd degree')],
])('of %s is said: %s', async (source, fault) => {
  expect(await judgePattern({ source, flags: '' })).toEqual(fault);
});

test.each([
  ['a.conf', 'map $a $b {\n    # "~c" 1;\n    "~*^(?:a++)+$" "";\n    ~^d b;\n}', ['^(?:a+)+$ i', '^d ']],
  ['a.conf', 'location ~ ^/(?:a|b)/ {', ['^/(?:a|b)/ ']],
  ['a.vcl', '# "~c"\nif (req.url !~ "(?i)^(a+)+$" || req.url ~ "b" && req.http.c == "d") {', ['^(a+)+$ i', 'b ']],
  ['a.vcl', 'set a = regsub(req.url, "(?i:a+)", "b") + regsuball(b, "c", "");', ['(?:a+) i', 'c ']],
])('patterns of %s are read as JavaScript would write them', (file, text, expected) => {
  expect(findServerPatterns(text, file).map(({ source, flags }) => `${source} ${flags}`)).toEqual(expected);
});
