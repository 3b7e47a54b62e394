import type { Random } from '../../site/script/random.ts';
import type { Servers } from './servers.ts';

/** The arguments of a part. */
export type Bench = {
  servers: Servers;
  seed: number;
  random: Random;
  /** How many walks are taken at most. */
  count: number;
  /** How many walks are taken at once. */
  width: number;
  /** How long the soak takes, and what the others may take at most. */
  minutes: number;
  say: (line: string) => void;
};

/** The result of a part: figures for the table, and each failure in a sentence. */
export type Outcome = { requests: number; failures: string[]; figures: string };

/** A part that cannot run here says why. */
export type Part = (bench: Bench) => Promise<Outcome | { skipped: string }>;
