/** What `deploy/` holds for other machines: tried as far as this one can, and compared with the code where it cannot. */
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import {
  chmodSync,
  chownSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { parse, parseAllDocuments } from 'yaml';
import { z } from 'zod';
import { readSiteEnv } from '../site/env.ts';

const MB = 1_000_000;
/** Debian's slim image with certificates and jemalloc. */
const BASE_BYTES = 80 * MB;
const MAX_BYTES = 250 * MB;
const NOBODY = 65534;

const folder = mkdtempSync(join(tmpdir(), 'packaging-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const read = (name: string) => readFileSync(join('deploy', name), 'utf8');

const secretNames = [...read('make-secrets').matchAll(/(?:for name in |make )([a-z -]+?)(?:;| ")/g)].flatMap(
  ([, names = '']) => names.trim().split(' '),
);

describe('Containerfile', () => {
  const stages = new Map(
    read('Containerfile')
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

const probeSchema = z.object({ httpGet: z.object({ path: z.string() }) });
/** A Kubernetes object, of which as much as is looked at. */
const manifestSchema = z.object({
  kind: z.string(),
  metadata: z.object({ name: z.string() }),
  spec: z.looseObject({
    selector: z.unknown().optional(),
    template: z
      .object({
        metadata: z.object({ labels: z.record(z.string(), z.string()) }),
        spec: z.object({
          enableServiceLinks: z.boolean(),
          terminationGracePeriodSeconds: z.number().optional(),
          containers: z.array(
            z.object({
              env: z.array(z.object({ name: z.string(), value: z.string() })),
              livenessProbe: probeSchema,
              readinessProbe: probeSchema,
              startupProbe: probeSchema,
              securityContext: z.object({ readOnlyRootFilesystem: z.boolean() }),
              lifecycle: z
                .object({ preStop: z.object({ exec: z.object({ command: z.array(z.string()) }) }) })
                .optional(),
            }),
          ),
        }),
      })
      .optional(),
  }),
});
const kustomizationSchema = z.object({
  resources: z.array(z.string()),
  configMapGenerator: z.array(z.object({ literals: z.array(z.string()) })),
  secretGenerator: z.array(z.object({ name: z.string(), files: z.array(z.string()) })),
});

const environmentSchema = z.record(z.string(), z.string());
const composeSchema = z.object({
  services: z.record(
    z.string(),
    z.object({
      build: z.object({ target: z.string() }).optional(),
      read_only: z.boolean().optional(),
      environment: environmentSchema.optional(),
      secrets: z.array(z.string()).default([]),
      volumes: z.array(z.string()).default([]),
      depends_on: z.union([z.array(z.string()), z.record(z.string(), z.unknown())]).optional(),
    }),
  ),
  secrets: z.record(z.string(), z.object({ file: z.string() })),
  volumes: z.record(z.string(), z.unknown()),
});

describe('compose.yaml', () => {
  const { services, secrets, volumes } = composeSchema.parse(parse(read('compose.yaml'), { merge: true }));

  test('has two sites, the backend, PostgreSQL, Valkey and nginx', () => {
    expect(Object.keys(services)).toEqual(['nginx', 'site-1', 'site-2', 'backend', 'postgres', 'valkey']);
    expect(Object.keys(secrets).sort()).toEqual([...secretNames].sort());
    for (const [name, service] of Object.entries(services)) {
      for (const secret of service.secrets) expect(secrets, name).toHaveProperty(secret);
      for (const volume of service.volumes) {
        const [from = ''] = volume.split(':');
        expect(from.startsWith('./') ? existsSync(join('deploy', from)) : from in volumes, volume).toBe(true);
      }
      const needed = service.depends_on ?? [];
      for (const other of Array.isArray(needed) ? needed : Object.keys(needed)) expect(services).toHaveProperty(other);
      if (service.build)
        expect([service.read_only, read('Containerfile')], name).toEqual([
          true,
          expect.stringContaining(` AS ${service.build.target}\n`),
        ]);
    }
  });

  test('the site takes its settings', () => {
    const site = services['site-1']?.environment ?? {};
    expect(
      readSiteEnv(withSecrets({ ...site, SITE_ORIGIN: 'https://www.example.com', HOST: '0.0.0.0' })),
    ).toMatchObject({
      graphqlToken: 'x'.repeat(40),
      edges: { nginxFolder: '/var/cache/nginx/site' },
    });
  });
});

describe('Kubernetes', () => {
  const manifests = ['site.yaml', 'backend.yaml'].flatMap((name) =>
    parseAllDocuments(read(`kubernetes/${name}`)).map((document) => manifestSchema.parse(document.toJS())),
  );
  const kustomization = kustomizationSchema.parse(parse(read('kubernetes/kustomization.yaml')));
  const find = (kind: string, name: string) =>
    manifests.find((one) => one.kind === kind && one.metadata.name === name)?.spec;

  test('has probes, a budget of disruptions, a scaler and time to drain', () => {
    for (const name of ['site', 'backend']) {
      const pod = find('Deployment', name)?.template?.spec;
      const [container] = pod?.containers ?? [];
      expect(container?.livenessProbe.httpGet.path).toBe('/healthz');
      expect(container?.readinessProbe.httpGet.path).toBe('/readyz');
      expect(container?.startupProbe.httpGet.path).toBe('/healthz');
      expect(container?.securityContext.readOnlyRootFilesystem).toBe(true);
      // A variable that Kubernetes adds by itself would be BACKEND_PORT=tcp://….
      expect(pod?.enableServiceLinks).toBe(false);
      expect(find('Service', name)?.selector).toEqual(find('Deployment', name)?.template?.metadata.labels);
    }
    const pod = find('Deployment', 'site')?.template?.spec;
    const wait = Number(/(\d+)\)$/.exec(pod?.containers[0]?.lifecycle?.preStop.exec.command.at(-1) ?? '')?.[1]);
    expect(wait / 1000 + 30).toBeLessThan(pod?.terminationGracePeriodSeconds ?? 0);
    expect(find('PodDisruptionBudget', 'site')).toMatchObject({
      minAvailable: 1,
      selector: { matchLabels: { app: 'site' } },
    });
    expect(find('HorizontalPodAutoscaler', 'site')).toMatchObject({ minReplicas: 2, scaleTargetRef: { name: 'site' } });
  });

  test('the site takes its settings', () => {
    const literals = kustomization.configMapGenerator.flatMap((one) =>
      one.literals.map((text) => text.split(/=(.*)/s, 2)),
    );
    const envOf = (name: string) =>
      Object.fromEntries(
        find('Deployment', name)?.template?.spec.containers[0]?.env.map((one) => [one.name, one.value]) ?? [],
      );
    const site = readSiteEnv(withSecrets({ ...Object.fromEntries(literals), ...envOf('site'), HOST: '0.0.0.0' }));
    expect(site.siteOrigin).toBe('https://www.example.com');
    for (const { name, files } of kustomization.secretGenerator) {
      const given = files.map((file) => file.replace('secrets/', ''));
      expect(given.every((file) => secretNames.includes(file))).toBe(true);
      const variables = Object.entries(envOf(name)).filter(([variable]) => variable.endsWith('_FILE'));
      const wanted = variables.map(([, path]) => path.split('/').at(-1));
      expect(wanted.sort()).toEqual(given.sort());
    }
    expect(kustomization.resources.every((name) => existsSync(join('deploy/kubernetes', name)))).toBe(true);
  });
});

const hasSystemd = existsSync('/usr/bin/systemd-analyze');
if (!hasSystemd)
  process.stderr.write('Skipped: systemd-analyze is not installed, so it does not verify deploy/systemd.\n');

describe.each(['site@.service', 'backend.service'])('%s', (name) => {
  const unit = read(`systemd/${name}`);

  test.runIf(hasSystemd)('systemd finds nothing wrong with it', () => {
    const file = join(folder, name.replace('@', '@3000'));
    // The program is where a machine has it that was set up as docs/operations.md says.
    writeFileSync(file, unit.replace('ExecStart=/opt/site/bin/node', `ExecStart=${process.execPath}`));
    const { status, stderr } = spawnSync('systemd-analyze', ['verify', '--man=no', file]);
    expect([status, String(stderr)]).toEqual([0, '']);
  });

  test('is shut in, and has a limit of memory', () => {
    for (const line of [
      'DynamicUser=yes',
      'ProtectSystem=strict',
      'MemoryMax=900M',
      'NoNewPrivileges=yes',
      'Restart=always',
    ])
      expect(unit.split('\n')).toContain(line);
    const credentials = [...unit.matchAll(/^LoadCredential=([\w-]+):/gm)].map(([, credential = '']) => credential);
    const files = [...unit.matchAll(/^Environment=\w+_FILE=%d\/([\w-]+)$/gm)].map(([, credential = '']) => credential);
    expect(files.sort()).toEqual(credentials.sort());
    expect(credentials.every((credential) => secretNames.includes(credential))).toBe(true);
  });
});

/** Settings with their secrets in files, as they are in containers. */
function withSecrets(environment: Record<string, string>): Record<string, string> {
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

function countBytes(path: string): number {
  const stat = statSync(path);
  if (!stat.isDirectory()) return stat.size;
  return readdirSync(path, { withFileTypes: true })
    .filter((entry) => !entry.isSymbolicLink())
    .reduce((sum, entry) => sum + countBytes(join(path, entry.name)), 0);
}
