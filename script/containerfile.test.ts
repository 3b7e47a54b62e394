/** The images of `deploy/Containerfile`, as far as they can be tried without building them. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  chmodSync,
  chownSync,
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { readDeployFile } from './deploy-files.ts';

const MB = 1_000_000;
/** Debian's slim image with certificates and jemalloc. */
const BASE_BYTES = 80 * MB;
const MAX_BYTES = 250 * MB;
const NOBODY = 65534;

const folder = mkdtempSync(join(tmpdir(), 'image-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe('Containerfile', () => {
  const stages = new Map(
    readDeployFile('Containerfile')
      .split(/^FROM /m)
      .slice(1)
      .map((text) => [/ AS (\w+)/.exec(text)?.[1] ?? '', text]),
  );
  const copiesOf = (stage: string) =>
    [...(stages.get(stage) ?? '').matchAll(/^COPY --from=\w+ \/app\/(\S+) \/app\/(\S+)$/gm)].map(
      ([, from = '', to = '']) => ({
        from,
        to,
      }),
    );

  test('an image of the site has 250 MB at most', () => {
    const bytes = copiesOf('site').reduce(
      (sum, { from }) => sum + countBytes(from),
      BASE_BYTES + countBytes(process.execPath),
    );
    expect(bytes).toBeGreaterThan(150 * MB);
    expect(bytes).toBeLessThan(MAX_BYTES);
  });

  test('has the Node that everything is tried with', () => {
    const [, pinned = ''] = /^PINNED_NODE=(\S+)$/m.exec(readFileSync('script/runtime.sh', 'utf8')) ?? [];
    expect(stages.get('source')?.split('\n', 1)).toEqual([`node:${pinned}-bookworm-slim AS source`]);
  });

  test('has no privileges, a check of health and a folder to write to', () => {
    expect(stages.get('base')).toMatch(/^USER 101:101$/m);
    expect(stages.get('base')).toMatch(/^VOLUME \/data$/m);
    for (const stage of ['site', 'backend']) expect(stages.get(stage), stage).toMatch(/^HEALTHCHECK [\s\S]*healthz/m);
    for (const [, text] of stages) expect(text).not.toMatch(/\.env|secret/i);
  });

  test('the site starts from what is copied alone, and writes nothing there', async () => {
    const app = join(folder, 'app');
    const data = join(folder, 'data');
    for (const { from, to } of copiesOf('site')) {
      mkdirSync(dirname(join(app, to)), { recursive: true });
      cpSync(from, join(app, to), { recursive: true, verbatimSymlinks: true });
    }
    mkdirSync(data);
    const isRoot = process.getuid?.() === 0;
    chmodSync(folder, 0o755);
    if (isRoot) chownSync(data, NOBODY, NOBODY);
    const before = readdirSync(app, { recursive: true }).length;
    const child = spawn(process.execPath, ['site/build/current/server/index.js'], {
      cwd: app,
      env: {
        NODE_ENV: 'production',
        SITE_ORIGIN: 'https://www.example.com',
        PORT: '0',
        DATA_DIR: data,
        BACKEND_PORT: '1',
      },
      stdio: ['ignore', 'pipe', 'inherit'],
      ...(isRoot ? { uid: NOBODY, gid: NOBODY } : {}),
    });
    let port = 0;
    for await (const chunk of child.stdout) {
      port = Number(/"port":(\d+)/.exec(String(chunk))?.[1] ?? 0);
      if (port > 0) break;
    }
    expect((await fetch(`http://127.0.0.1:${port}/healthz`)).status).toBe(200);
    const ended = once(child, 'exit');
    child.kill('SIGTERM');
    expect((await ended)[0]).toBe(0);
    expect(readdirSync(app, { recursive: true })).toHaveLength(before);
  });
});

function countBytes(path: string): number {
  const stat = statSync(path);
  if (!stat.isDirectory()) return stat.size;
  return readdirSync(path, { withFileTypes: true })
    .filter((entry) => !entry.isSymbolicLink())
    .reduce((sum, entry) => sum + countBytes(join(path, entry.name)), 0);
}
