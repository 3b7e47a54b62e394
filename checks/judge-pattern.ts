import { check } from 'recheck';
import type { Pattern } from './find-patterns.ts';

/** Limits by steps, not by time, and a fixed seed, so that results do not depend on the machine. */
const BOUNDS: Parameters<typeof check>[2] = {
  randomSeed: 1,
  timeout: null,
  attackTimeout: null,
  incubationTimeout: null,
  seedingTimeout: null,
};

/** Returns the fault of a pattern: it takes more than linear time on hostile text, or cannot be analysed; else null. */
export async function judgePattern({ source, flags }: Pattern): Promise<string | null> {
  const result = await check(source, flags.replace('v', 'u'), BOUNDS);
  if (result.status === 'unknown') return `is beyond analysis: ${result.error.kind}`;
  const { type, summary } = result.complexity;
  return type === 'exponential' || type === 'polynomial' ? `is ${summary}` : null;
}
