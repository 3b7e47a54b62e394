/** The manifests of `deploy/kubernetes/`, compared with the settings of the site and with Kubernetes' schemas. */
import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { parse, parseAllDocuments } from 'yaml';
import { z } from 'zod';
import { readSiteEnv } from '../site/env.ts';
import { SECONDS_TO_END, secretNames, withSecrets } from './deploy-files.ts';
import { findSchemaErrors } from './kubernetes-schemas.ts';
import { type Manifest, renderKustomization } from './render-kustomization.ts';

const folder = mkdtempSync(join(tmpdir(), 'kubernetes-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const probeSchema = z.object({ httpGet: z.object({ path: z.string() }) });
/** The parts of a Kubernetes object that are tested. */
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
const resourcesSchema = z.object({ resources: z.array(z.string()) });
const dataSchema = z.object({
  kind: z.string(),
  metadata: z.object({ name: z.string() }),
  data: z.record(z.string(), z.string()),
});

const hasKustomize = /^Kustomize Version: v[5-9]/m.test(
  String(spawnSync('kubectl', ['version', '--client'], { timeout: 20_000 }).stdout),
);
if (!hasKustomize)
  process.stderr.write('Skipped: kubectl is not installed, so it does not render deploy/kubernetes.\n');

describe('Kubernetes', () => {
  test('pods share a Valkey, since a page of one has its scripts on the other by that alone', () => {
    expect(readFileSync('deploy/kubernetes/base/kustomization.yaml', 'utf8')).toMatch(/^ +- VALKEY_URL=redis:/m);
  });

  const rendered = renderKustomization('deploy/kubernetes/base', (file) => `a secret of ${file}\n`);
  const manifests = rendered.flatMap((manifest) =>
    manifest.spec === undefined ? [] : [manifestSchema.parse(manifest)],
  );
  const dataOf = (kind: string, name: string) =>
    dataSchema.parse(rendered.find((one) => one.kind === kind && one.metadata.name === name)).data;
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
      // Otherwise Kubernetes would set BACKEND_PORT=tcp://….
      expect(pod?.enableServiceLinks).toBe(false);
      const { lifecycle } = container ?? {};
      // While an ending pod waits, balancers learn of it; the backend has none in front.
      expect(lifecycle !== undefined, name).toBe(name === 'site');
      const wait = Number(/(\d+)\)$/.exec(lifecycle?.preStop.exec.command.at(-1) ?? '0)')?.[1]);
      expect(pod?.terminationGracePeriodSeconds, name).toBeGreaterThan(wait / 1000 + SECONDS_TO_END);
      expect(find('Service', name)?.selector).toEqual(find('Deployment', name)?.template?.metadata.labels);
    }
    expect(find('PodDisruptionBudget', 'site')).toMatchObject({
      minAvailable: 1,
      selector: { matchLabels: { app: 'site' } },
    });
    const scaler = find('HorizontalPodAutoscaler', 'site');
    expect(scaler).toMatchObject({ minReplicas: 2, scaleTargetRef: { kind: 'Deployment', name: 'site' } });
    expect(scaler?.maxReplicas).toBeGreaterThan(2);
    expect(scaler?.metrics).toMatchObject([{ type: 'Resource', resource: { name: 'cpu' } }]);
  });

  test('the site takes its settings', () => {
    const envOf = (name: string) =>
      Object.fromEntries(
        find('Deployment', name)?.template?.spec.containers[0]?.env.map((one) => [one.name, one.value]) ?? [],
      );
    const site = readSiteEnv(
      withSecrets(folder, { ...dataOf('ConfigMap', 'site'), ...envOf('site'), HOST: '0.0.0.0' }),
    );
    expect(site.siteOrigin).toBe('https://www.example.com');
    for (const name of ['site', 'backend']) {
      const given = Object.keys(dataOf('Secret', name));
      expect(given.every((file) => secretNames.includes(file))).toBe(true);
      const variables = Object.entries(envOf(name)).filter(([variable]) => variable.endsWith('_FILE'));
      const wanted = variables.map(([, path]) => path.split('/').at(-1));
      expect(wanted.sort()).toEqual(given.sort());
    }
  });

  test.each(rendered.map((manifest) => [manifest.kind, manifest.metadata.name, manifest] as const))(
    'its schema takes the %s %s',
    async (_kind, _name, manifest) => {
      expect(await findSchemaErrors(manifest)).toEqual([]);
    },
  );

  test.each([
    ['Deployment', 'spec', { replicas: 'two' }, 'must be integer'],
    ['Deployment', 'spec', { replicaz: 2 }, 'no field /spec/replicaz'],
    ['Secret', 'data', { token: 'plain text' }, 'must match format "byte"'],
  ])('the schema of a %s refuses a %s with %j', async (kind, part, wrong, reason) => {
    const right = rendered.find((one) => one.kind === kind);
    if (right === undefined) throw new Error(`There is no ${kind}.`);
    const errors = await findSchemaErrors({ ...right, [part]: { ...Object(right[part]), ...wrong } });
    expect(errors.join()).toContain(reason);
  });

  test('everything is in a namespace that is made with it', () => {
    const namespaces = rendered.filter(({ kind }) => kind === 'Namespace').map(({ metadata }) => metadata.name);
    expect(namespaces).toHaveLength(1);
    const others = rendered.filter(({ kind }) => kind !== 'Namespace');
    expect([...new Set(others.map(({ metadata }) => metadata.namespace))]).toEqual(namespaces);
  });

  test('an overlay sets the origin, the images, and how many there are', () => {
    const overlay = renderKustomization('deploy/kubernetes/overlays/example', (file) => `a secret of ${file}\n`);
    const get = (kind: string, name: string) => overlay.find((one) => one.kind === kind && one.metadata.name === name);
    const settings = get('ConfigMap', 'site')?.data;
    expect(settings).toEqual({
      ...dataOf('ConfigMap', 'site'),
      SITE_ORIGIN: 'https://shop.example.com',
      TRUSTED_PROXIES: '10.42.0.0/16',
    });
    const imagesOf = (name: string) =>
      get('Deployment', name)?.spec?.template?.spec.containers.map(({ image }) => image);
    expect(imagesOf('site')).toEqual(['registry.example.com/site:2026.11.28']);
    expect(imagesOf('backend')).toEqual(['registry.example.com/backend:2026.11.28']);
    expect(get('HorizontalPodAutoscaler', 'site')?.spec?.minReplicas).toBe(3);
    // A deploy would undo what the scaler has added.
    expect(get('Deployment', 'site')?.spec?.replicas).toBeUndefined();
  });

  test('no kustomization takes resources from a folder that it lies in, which kustomize refuses', () => {
    const root = 'deploy/kubernetes';
    const files = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter((file) =>
      file.endsWith('kustomization.yaml'),
    );
    const resources = files.flatMap((file) => {
      const folder = dirname(resolve(root, file));
      const { resources } = resourcesSchema.parse(parse(readFileSync(join(root, file), 'utf8')));
      return resources.map((resource) => ({ folder, resource: resolve(folder, resource) }));
    });
    expect(resources.length).toBeGreaterThan(files.length);
    for (const { folder, resource } of resources) {
      expect(existsSync(resource), resource).toBe(true);
      expect(`${folder}/`.startsWith(`${resource}/`), resource).toBe(false);
    }
  });

  test.runIf(hasKustomize).each(['base', 'overlays/example'])('kubectl renders %s the same', (name) => {
    const copy = join(folder, name);
    cpSync('deploy/kubernetes', copy, { recursive: true });
    spawnSync('deploy/make-secrets', [join(copy, 'base/secrets'), 'postgres.example']);
    const { status, stdout, stderr } = spawnSync('kubectl', ['kustomize', join(copy, name)]);
    expect([status, String(stderr)]).toEqual([0, '']);
    // Names end with a hash of what was generated, and long base64 is broken into lines.
    const text = String(stdout).replaceAll(/(?<=\b(?:name|secretName): \w+)-[\da-z]{10}$/gm, '');
    const theirs = parseAllDocuments(text).map((document) => document.toJS());
    for (const one of theirs) {
      if (one.kind !== 'Secret') continue;
      for (const [key, value] of Object.entries<string>(one.data)) one.data[key] = value.replaceAll(/\s/g, '');
    }
    const ours = renderKustomization(join(copy, name), (file) => readFileSync(file, 'utf8'));
    const byName = (list: Manifest[]) =>
      Object.fromEntries(list.map((one) => [`${one.kind} ${one.metadata.name}`, one]));
    expect(byName(theirs)).toEqual(byName(ours));
  });
});
