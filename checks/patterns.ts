/**
 * No regular expression takes exponential or cubic time on hostile text. Recheck analyses every literal of the shipped code;
 * those it cannot judge are findings.
 */
import { readFileSync } from 'node:fs';
import { check } from 'recheck';
import { parseAst } from 'rolldown/parseAst';
import { listFiles, report } from './files.ts';

type Pattern = { source: string; flags: string; file: string };

/** Limits by steps, not by time, and a fixed seed, so that results do not depend on the machine. */
const BOUNDS: Parameters<typeof check>[2] = {
  randomSeed: 1,
  timeout: null,
  attackTimeout: null,
  incubationTimeout: null,
  seedingTimeout: null,
};
/** Code that never sees a visitor's text: tests, build scripts, generated files. */
const NOT_SHIPPED = /\/generated\/|\/e2e\/|\/script\/|\/test\/|\.test\.tsx?$/;

const found = new Map<string, Pattern>();
for (const file of listFiles('contract/*.ts', 'site/**/*.ts', 'site/**/*.tsx', 'backend/**/*.ts')) {
  if (NOT_SHIPPED.test(file)) continue;
  collect(parseAst(readFileSync(file, 'utf8'), { lang: file.endsWith('x') ? 'tsx' : 'ts' }), (source, flags) => {
    found.set(`/${source}/${flags}`, { source, flags, file });
  });
}
const findings: string[] = [];
for (const [name, pattern] of found) findings.push(...(await judge(name, pattern)));
report('Patterns', findings);

async function judge(name: string, { source, flags, file }: Pattern): Promise<string[]> {
  const result = await check(source, flags.replace('v', 'u'), BOUNDS);
  if (result.status === 'unknown') return [`${file}: ${name} is beyond analysis: ${result.error.kind}`];
  const { type, summary } = result.complexity;
  const isSlow = type === 'exponential' || (type === 'polynomial' && result.complexity.degree > 2);
  return isSlow ? [`${file}: ${name} is ${summary}`] : [];
}

/** Walks a syntax tree and calls back with each regular expression in it. */
function collect(node: unknown, onPattern: (source: string, flags: string) => void): void {
  if (Array.isArray(node)) {
    for (const one of node) collect(one, onPattern);
  } else if (typeof node === 'object' && node !== null) {
    if ('regex' in node && isPattern(node.regex)) onPattern(node.regex.pattern, node.regex.flags);
    for (const value of Object.values(node)) collect(value, onPattern);
  }
}

function isPattern(value: unknown): value is { pattern: string; flags: string } {
  return typeof value === 'object' && value !== null && 'pattern' in value && 'flags' in value;
}
