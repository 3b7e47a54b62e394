/** The manifests of `deploy/kubernetes/`, compared with what the site takes. */
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { parse, parseAllDocuments } from 'yaml';
import { z } from 'zod';
import { readSiteEnv } from '../site/env.ts';
import { readDeployFile, SECONDS_TO_END, secretNames, withSecrets } from './deploy-files.ts';

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
const kustomizationSchema = z.object({
  resources: z.array(z.string()),
  configMapGenerator: z.array(z.object({ literals: z.array(z.string()) })),
  secretGenerator: z.array(z.object({ name: z.string(), files: z.array(z.string()) })),
});

describe('Kubernetes', () => {
  const manifests = ['site.yaml', 'backend.yaml'].flatMap((name) =>
    parseAllDocuments(readDeployFile(`kubernetes/${name}`)).map((document) => manifestSchema.parse(document.toJS())),
  );
  const kustomization = kustomizationSchema.parse(parse(readDeployFile('kubernetes/kustomization.yaml')));
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
    const literals = kustomization.configMapGenerator.flatMap((one) =>
      one.literals.map((text) => text.split(/=(.*)/s, 2)),
    );
    const envOf = (name: string) =>
      Object.fromEntries(
        find('Deployment', name)?.template?.spec.containers[0]?.env.map((one) => [one.name, one.value]) ?? [],
      );
    const site = readSiteEnv(
      withSecrets(folder, { ...Object.fromEntries(literals), ...envOf('site'), HOST: '0.0.0.0' }),
    );
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
