/** Reads `deploy/` for its tests. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { endsWithin } from '../contract/listen.ts';
import { readSiteEnv } from '../site/env.ts';
import { shutdownTimeout } from '../site/server/grace.ts';

/** The longest the site or the content service takes to stop. Kill timeouts must be longer. */
export const SECONDS_TO_END = Math.max(shutdownTimeout(readSiteEnv({})), endsWithin()) / 1_000;

/** Reads a file of `deploy/`. */
export const readDeployFile = (name: string) => readFileSync(join('deploy', name), 'utf8');

/** The secrets that `deploy/make-secrets` makes. */
export const secretNames = [
  ...readDeployFile('make-secrets').matchAll(/^(?:for name in|make) ([a-z -]+)(?:;| ")/gm),
].flatMap(([, names = '']) => names.trim().split(' '));

/** Returns settings with their secrets written to files of a folder, as in containers. */
export function withSecrets(folder: string, environment: Record<string, string>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(environment).map(([name, value]) => {
      if (!name.endsWith('_FILE')) return [name, value];
      const file = join(folder, name);
      const secret = name.includes('URL')
        ? 'postgres://site:a@b/c'
        : name.includes('KEY')
          ? Buffer.alloc(32).toString('base64')
          : 'x'.repeat(40);
      writeFileSync(file, `${secret}\n`);
      return [name, file];
    }),
  );
}
