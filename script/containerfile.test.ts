/** The images of `deploy/Containerfile`, as far as they can be tested without building them. */
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  rmSync,
  statSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, extname, join, resolve } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { findPort } from '../contract/test/find-port.ts';
import { listPackages } from './copy-packages.ts';
import { readDeployFile } from './deploy-files.ts';

const MB = 1_000_000;
/** Debian's slim image with certificates and jemalloc. */
const BASE_BYTES = 80 * MB;
const MAX_BYTES = 250 * MB;
const NOBODY = 65534;
const SITE = 'site/build/current/server/index.js';
/** As in docs/operations.md. */
const [, OUTBOX = ''] = /exec site-1 (.+? list)$/m.exec(readFileSync('docs/operations.md', 'utf8')) ?? [];
/** Nothing listens there: a missing package would abort the start. */
const SHARED = {
  VALKEY_URL: 'redis://127.0.0.1:1',
  OUTBOX_DATABASE_URL: 'postgres://site:secret@127.0.0.1:1/content',
  SUBMISSIONS_KEY: Buffer.alloc(32).toString('base64'),
};
const TRACES = { OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:1' };

/** A company may have deleted it. */
const hasBackend = existsSync('backend');
const backendSchema = z.object({ dependencies: z.record(z.string(), z.string()) });

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

  test('an image of the site has 250 MB at most, with all that its settings ask for', () => {
    const bytes = BASE_BYTES + countBytes(process.execPath) + countBytes(copySite({ traces: true }));
    expect(bytes).toBeGreaterThan(150 * MB);
    expect(bytes).toBeLessThan(MAX_BYTES);
  });

  test('no secret of this machine comes to where images are built', () => {
    const left = readFileSync('.dockerignore', 'utf8').split('\n');
    for (const folder of ['deploy/secrets', 'deploy/kubernetes/base/secrets']) {
      expect(readFileSync('.gitignore', 'utf8').split('\n')).toContain(`${folder}/`);
      expect(left).toContain(folder);
    }
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

  test.runIf(hasBackend)('an image of the backend has 250 MB at most, without the pictures of its content', () => {
    const app = copyBackend();
    expect(existsSync(join(app, 'node_modules/pg'))).toBe(true);
    const bytes = BASE_BYTES + countBytes(process.execPath) + countBytes(app);
    expect(bytes).toBeGreaterThan(200 * MB);
    expect(bytes).toBeLessThan(MAX_BYTES);
  });

  test('the site starts from what is copied alone, and writes nothing there', async () => {
    await tryOut(copySite({ traces: false }), SITE, { PORT: '0', BACKEND_PORT: '1' });
  });

  test.each([
    ['instances share', false, {}],
    ['instances share, with traces where the image was built for them', true, TRACES],
  ])('it starts with the settings of what %s', async (_, traces, settings) => {
    await tryOut(copySite({ traces }), SITE, { PORT: '0', BACKEND_PORT: '1', ...SHARED, ...settings });
  });

  test('the image of the site has the command of its outbox, which opens the one of the settings', () => {
    const app = copySite({ traces: false });
    const [program = '', ...args] = OUTBOX.split(' ');
    const give = (env: Record<string, string>) =>
      spawnSync(process.execPath, args, { cwd: app, env, encoding: 'utf8' });
    expect(program).toBe('node');
    expect(give({ DATA_DIR: join(folder, 'nothing') })).toMatchObject({
      ...{ status: 1, stdout: '', stderr: expect.stringMatching(/^There is no outbox/) },
    });
    // Nothing listens there; the error would name a missing package.
    expect(give(SHARED)).toMatchObject({ status: 1, stderr: expect.stringContaining('ECONNREFUSED 127.0.0.1:1') });
  });

  test.runIf(hasBackend)('so does the backend, without the parts of its packages that are left out', async () => {
    const app = copyBackend();
    // With content, so that it has nothing to set up.
    const dataDir = join(folder, `data-of-${basename(app)}`);
    // Named at run time: a company without the backend compiles this file too.
    const { openDatabase } = await import(resolve('backend/seed/set-up.ts'));
    const { seedState } = await import(resolve('backend/db/schema/seed-state.ts'));
    const database = await openDatabase({ dataDir, databaseUrl: '', report: () => {} });
    await database.db.insert(seedState).values({ name: 'content', value: 'none' });
    await database.close();
    const port = await findPort();
    await tryOut(app, 'backend/main.ts', { BACKEND_PORT: String(port) });
  });

  /** Copies what the image of the site has, with the packages of its settings as its stage copies them. */
  function copySite({ traces }: { traces: boolean }): string {
    const app = join(folder, traces ? 'traced-site' : 'site');
    if (existsSync(app)) return app;
    for (const { from, to } of copiesOf('site')) copy(from, join(app, to));
    const [, command = ''] =
      / node (script\/copy-packages\.ts \/optional\/site .+?) \\\n/.exec(stages.get('optional') ?? '') ?? [];
    expect(stages.get('site')).toContain('COPY --from=optional /optional/site /app/node_modules\n');
    const args = command
      .replace('/optional/site', join(app, 'node_modules'))
      .replace(/\$\{TRACES:\+(--tracing)\}/, traces ? '--tracing' : '')
      .split(/ +/);
    expect(spawnSync(process.execPath, args).status).toBe(0);
    return app;
  }

  /** Copies what the image of the backend has, with the packages that `npm ci` installs, except the parts left out. */
  function copyBackend(): string {
    const app = join(folder, 'backend');
    if (existsSync(app)) return app;
    for (const { from, to } of copiesOf('backend')) if (from !== 'node_modules') copy(from, join(app, to));
    const packages = stages.get('packages') ?? '';
    const removed = /rm -rf (.+?) \\\n/.exec(packages)?.[1]?.split(' ') ?? [];
    const endings = [...packages.matchAll(/-name '\*(\.\w+)'/g)].map(([, ending = '']) => ending);
    expect([removed.length, endings.length]).toEqual([3, 4]);
    const { dependencies } = backendSchema.parse(JSON.parse(readFileSync('backend/package.json', 'utf8')));
    for (const from of listPackages(Object.keys(dependencies))) {
      mkdirSync(dirname(join(app, from)), { recursive: true });
      cpSync(from, join(app, from), {
        recursive: true,
        filter: (file) =>
          !removed.includes(file) &&
          !file.startsWith(`${from}/node_modules`) &&
          (statSync(file).isDirectory() || !endings.includes(extname(file))),
      });
    }
    return app;
  }
});

function copy(from: string, to: string): void {
  mkdirSync(dirname(to), { recursive: true });
  cpSync(from, to, {
    recursive: true,
    verbatimSymlinks: true,
    filter: (file) => (!file.includes('/node_modules') || file.startsWith('node_modules/')) && !isOldBuild(file),
  });
}

/** An image is built in a checkout with one build of the site; this one also has older builds. */
function isOldBuild(file: string): boolean {
  const builds = 'site/build';
  return dirname(file) === builds && !['current', readlinkSync(join(builds, 'current'))].includes(basename(file));
}

/** Runs a program of an image as the user nobody until it answers; it may write only to its data folder. */
async function tryOut(app: string, program: string, settings: Record<string, string>): Promise<void> {
  const data = join(folder, `data-of-${basename(app)}`);
  mkdirSync(data, { recursive: true });
  const isRoot = process.getuid?.() === 0;
  chmodSync(folder, 0o755);
  if (isRoot) spawnSync('chown', ['-R', `${NOBODY}:${NOBODY}`, data]);
  const before = readdirSync(app, { recursive: true }).length;
  const child = spawn(process.execPath, [program], {
    cwd: app,
    env: { NODE_ENV: 'production', SITE_ORIGIN: 'https://www.example.com', DATA_DIR: data, ...settings },
    stdio: ['ignore', 'pipe', 'inherit'],
    ...(isRoot ? { uid: NOBODY, gid: NOBODY } : {}),
  });
  let port = 0;
  for await (const chunk of child.stdout) {
    port = Number(
      /"port":(\d+)|listening on http:\/\/127\.0\.0\.1:(\d+)/.exec(String(chunk))?.slice(1).find(Boolean) ?? 0,
    );
    if (port > 0) break;
  }
  expect((await fetch(`http://127.0.0.1:${port}/healthz`)).status).toBe(200);
  const ended = once(child, 'exit');
  child.kill('SIGTERM');
  expect((await ended)[0]).toBe(0);
  expect(readdirSync(app, { recursive: true })).toHaveLength(before);
}

function countBytes(path: string): number {
  const stat = statSync(path);
  if (!stat.isDirectory()) return stat.size;
  return readdirSync(path, { withFileTypes: true })
    .filter((entry) => !entry.isSymbolicLink())
    .reduce((sum, entry) => sum + countBytes(join(path, entry.name)), 0);
}
