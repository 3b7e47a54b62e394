/** The manifests of `deploy/kubernetes/`, compared with what the site takes, and held against Kubernetes' schemas. */
import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { parseAllDocuments } from 'yaml';
import { z } from 'zod';
import { readSiteEnv } from '../site/env.ts';
import { SECONDS_TO_END, secretNames, withSecrets } from './deploy-files.ts';
import { findSchemaErrors } from './kubernetes-schemas.ts';
import { type Manifest, renderKustomization } from './render-kustomization.ts';

const folder = mkdtempSync(join(tmpdir(), 'kubernetes-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

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
  const rendered = renderKustomization('deploy/kubernetes', (file) => `a secret of ${file}\n`);
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
      // A variable that Kubernetes adds by itself would be BACKEND_PORT=tcp://….
      expect(pod?.enableServiceLinks).toBe(false);
      const { lifecycle } = container ?? {};
      const wait =
        lifecycle === undefined ? 0 : Number(/(\d+)\)$/.exec(lifecycle.preStop.exec.command.at(-1) ?? '')?.[1]);
      expect(pod?.terminationGracePeriodSeconds, name).toBeGreaterThan(wait / 1000 + SECONDS_TO_END);
      expect(find('Service', name)?.selector).toEqual(find('Deployment', name)?.template?.metadata.labels);
    }
    expect(find('PodDisruptionBudget', 'site')).toMatchObject({
      minAvailable: 1,
      selector: { matchLabels: { app: 'site' } },
    });
    expect(find('HorizontalPodAutoscaler', 'site')).toMatchObject({ minReplicas: 2, scaleTargetRef: { name: 'site' } });
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

  test.runIf(hasKustomize)('kubectl renders the same', () => {
    const copy = join(folder, 'deploy');
    cpSync('deploy', copy, { recursive: true });
    const kubernetes = join(copy, 'kubernetes');
    spawnSync('deploy/make-secrets', [join(kubernetes, 'secrets'), 'postgres.example']);
    const { status, stdout, stderr } = spawnSync('kubectl', ['kustomize', kubernetes]);
    expect([status, String(stderr)]).toEqual([0, '']);
    // Names end with a hash of what was generated, and long base64 is broken into lines.
    const text = String(stdout).replaceAll(/(?<=\b(?:name|secretName): \w+)-[\da-z]{10}$/gm, '');
    const theirs = parseAllDocuments(text).map((document) => document.toJS());
    for (const one of theirs) {
      if (one.kind !== 'Secret') continue;
      for (const [name, value] of Object.entries<string>(one.data)) one.data[name] = value.replaceAll(/\s/g, '');
    }
    const ours = renderKustomization(kubernetes, (file) => readFileSync(join(kubernetes, file), 'utf8'));
    const key = (one: Manifest) => `${one.kind} ${one.metadata.name}`;
    const byKey = (list: Manifest[]) => Object.fromEntries(list.map((one) => [key(one), one]));
    expect(byKey(theirs)).toEqual(byKey(ours));
  });
});
