/** The commands of docs/operations.md, as far as they can be tested without systemd. */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { readSiteEnv } from '../site/env.ts';
import { readDeployFile, withSecrets } from './deploy-files.ts';

const folder = mkdtempSync(join(tmpdir(), 'deploy-steps-'));
afterAll(() => rmSync(folder, { recursive: true }));

const page = readFileSync('docs/operations.md', 'utf8');
const sectionOf = (title: string) => page.split(/^(?=## )/m).find((text) => text.startsWith(`## ${title}\n`)) ?? '';
const machine = sectionOf('Two instances on a bare machine');
const newVersion = sectionOf('A new version');
/** Finds a line of a section, without its comment. */
const lineOf = (section: string, start: string) =>
  (section.split('\n').find((line) => line.startsWith(start)) ?? '').replace(/ {2,}#.*/, '');
const sh = (command: string) => spawnSync('sh', ['-c', command], { cwd: folder, encoding: 'utf8' });

test('the steps of a new version are in their order: the backup, what is installed, the backend, the sites', () => {
  const steps = [
    'script/bootstrap && . script/runtime.sh',
    'npm run build',
    'back up, as under Data',
    'ln -sfn releases/2 /opt/site/current',
    'install -D "$(readlink -f "$(command -v node)")" /opt/site/bin/node',
    'cp deploy/systemd/*.service /etc/systemd/system/ && systemctl daemon-reload',
    '| patch /etc/nginx/conf.d/site.conf',
    'nginx -t && systemctl reload nginx',
    'systemctl restart backend && ready 4000',
    'deploy/run-as backend seed',
    'systemctl restart site@3000 && ready 3000',
    'systemctl restart site@3001 && ready 3001',
  ].map((step) => newVersion.indexOf(step));
  expect(steps.every((place, index) => place > (steps[index - 1] ?? 0))).toBe(true);
  const containers = ['--wait backend', 'exec backend node backend/seed', '--wait site-1', '--wait site-2'].map(
    (step) => newVersion.indexOf(step),
  );
  expect(containers.every((place, index) => place > (containers[index - 1] ?? 0))).toBe(true);
});

test('a backup is restored in containers before the backend starts, which would fill an empty database', () => {
  const data = sectionOf('Data');
  const compose = ['stop site-1 site-2 backend', 'dropdb', 'backup.ts restore', 'psql -U site', 'compose.yaml up'];
  const kubernetes = ['deployment/backend --replicas=0', 'npm run restore', 'deployment/backend --replicas=1'];
  for (const steps of [compose, kubernetes]) {
    const places = steps.map((step) => data.lastIndexOf(step));
    expect(places).toEqual(places.toSorted((one, other) => one - other));
    expect(places).not.toContain(-1);
  }
});

const CONNECTIONS: [file: string, count: number][] = [
  ['site/server/outbox/open-store.ts', 5],
  ['site/server/forms/open-counts.ts', 2],
  ['site/server/shared/open-postgres-channel.ts', 2],
  ['backend/db/database.ts', 10],
];
// A company deletes the backend (docs/make-it-yours.md).
test.each(CONNECTIONS.filter(([file]) => existsSync(file)))(
  '%s takes the %i connections that the page counts',
  (file, count) => {
    expect(readFileSync(file, 'utf8')).toContain(`const MAX_CONNECTIONS = ${count};`);
    expect(page).toContain(`${count} in \`${file.startsWith('backend') ? file : basename(file)}\``);
  },
);

describe('the file of nginx', () => {
  const installed = join(folder, 'site.conf');
  const edit = (command: string) => sh(command.replaceAll('/etc/nginx/conf.d/site.conf', installed));
  mkdirSync(join(folder, 'deploy'));

  test('has the name that certbot looks for, and HTTP/2 beside the certificate', () => {
    writeFileSync(join(folder, 'deploy/nginx.conf'), readDeployFile('nginx.conf'));
    expect(edit(lineOf(machine, "sed 's/server_name")).status).toBe(0);
    const text = readFileSync(installed, 'utf8');
    expect(text).toContain('\n    server_name www.example.com;\n');
    expect(text.replace('www.example.com', '_')).toBe(readDeployFile('nginx.conf'));
    expect(machine).toContain('certbot --nginx --domain www.example.com\n');
    // As certbot writes it.
    writeFileSync(installed, text.replace('listen 80;', 'listen [::]:443 ssl ipv6only=on;\n    listen 443 ssl;'));
    expect(edit(lineOf(machine, 'sed -i').split(' && ')[0] ?? '').status).toBe(0);
    expect(readFileSync(installed, 'utf8')).toContain(
      'listen [::]:443 ssl http2 ipv6only=on;\n    listen 443 ssl http2;',
    );
  });

  test.runIf(existsSync('/usr/bin/patch'))(
    'takes the changes of a new version, and keeps what was written into it',
    () => {
      mkdirSync(join(folder, 'old/deploy'), { recursive: true });
      writeFileSync(join(folder, 'old/deploy/nginx.conf'), readDeployFile('nginx.conf'));
      const changed = readDeployFile('nginx.conf').replace('client_max_body_size 30m;', 'client_max_body_size 40m;');
      writeFileSync(join(folder, 'deploy/nginx.conf'), changed);
      const before = readFileSync(installed, 'utf8');
      const command = lineOf(newVersion, 'diff -u').replace('$old', 'old');
      expect(edit(command)).toMatchObject({ status: 0, stderr: '' });
      expect(readFileSync(installed, 'utf8')).toBe(before.replace('body_size 30m;', 'body_size 40m;'));
      // A version that changes nothing there.
      writeFileSync(join(folder, 'old/deploy/nginx.conf'), changed);
      expect(edit(command)).toMatchObject({ status: 0, stderr: '' });
    },
  );
});

test('figures are where the page has Prometheus ask for them', () => {
  const [, port = '', host = ''] = /^Environment=METRICS_PORT=(\d+) METRICS_HOST=(\S+)$/m.exec(machine) ?? [];
  const settings = { METRICS_PORT: port, METRICS_HOST: host, METRICS_TOKEN_FILE: '' };
  expect(readSiteEnv(withSecrets(folder, settings))).toMatchObject({ metricsPort: Number(port), metricsHost: host });
  expect(page).toContain(`targets: ["${host}:${port}",`);
  const [, own = '', at = ''] =
    /^Environment=BACKEND_METRICS_PORT=(\d+) BACKEND_METRICS_HOST=(\S+)$/m.exec(machine) ?? [];
  expect(page).toContain(`targets: ["${at}:${own}"]`);
});
