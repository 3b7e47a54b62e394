/** Renders the manifests of a kustomization as `kubectl kustomize` does, as far as `deploy/kubernetes/` uses it. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse, parseAllDocuments } from 'yaml';
import { z } from 'zod';

/** Strict: what is not rendered here must not be in a kustomization. */
const kustomizationSchema = z.strictObject({
  apiVersion: z.literal('kustomize.config.k8s.io/v1beta1'),
  kind: z.literal('Kustomization'),
  namespace: z.string(),
  resources: z.array(z.string()),
  labels: z.array(z.strictObject({ pairs: z.record(z.string(), z.string()) })).default([]),
  configMapGenerator: z.array(z.strictObject({ name: z.string(), literals: z.array(z.string()) })).default([]),
  secretGenerator: z.array(z.strictObject({ name: z.string(), files: z.array(z.string()) })).default([]),
  images: z.array(z.strictObject({ name: z.string(), newTag: z.string() })).default([]),
});
type Kustomization = z.infer<typeof kustomizationSchema>;

const containerSchema = z.looseObject({ image: z.string() });
const manifestSchema = z.looseObject({
  apiVersion: z.string(),
  kind: z.string(),
  metadata: z.looseObject({
    name: z.string(),
    namespace: z.string().optional(),
    labels: z.record(z.string(), z.string()).optional(),
  }),
  spec: z
    .looseObject({
      template: z.looseObject({ spec: z.looseObject({ containers: z.array(containerSchema) }) }).optional(),
    })
    .optional(),
});
export type Manifest = z.infer<typeof manifestSchema>;

/**
 * Renders the kustomization of a folder. Generated names have no hash of their content at the end, as kustomize's have;
 * what secrets hold is asked of `readSecret`, since nobody commits them.
 */
export function renderKustomization(folder: string, readSecret: (file: string) => string): Manifest[] {
  const kustomization = kustomizationSchema.parse(parse(readFileSync(join(folder, 'kustomization.yaml'), 'utf8')));
  return [
    ...kustomization.resources.flatMap((name) => readManifests(join(folder, name))),
    ...kustomization.configMapGenerator.map(({ name, literals }) =>
      generate('ConfigMap', name, { data: entries(literals) }),
    ),
    ...kustomization.secretGenerator.map(({ name, files }) =>
      generate('Secret', name, {
        type: 'Opaque',
        data: Object.fromEntries(files.map((file) => [file.split('/').at(-1), encode(readSecret(file))])),
      }),
    ),
  ].map((manifest) => transform(manifest, kustomization));
}

/** Kubernetes reads YAML as before 1.2: a number that begins with 0 is octal. */
const readManifests = (path: string) =>
  parseAllDocuments(readFileSync(path, 'utf8'), { version: '1.1' }).map((document) =>
    manifestSchema.parse(document.toJS()),
  );

const generate = (kind: string, name: string, content: object): Manifest => ({
  apiVersion: 'v1',
  kind,
  metadata: { name },
  ...content,
});

const entries = (literals: readonly string[]) => Object.fromEntries(literals.map((text) => text.split(/=(.*)/s, 2)));
const encode = (text: string) => Buffer.from(text).toString('base64');

function transform(manifest: Manifest, { namespace, labels, images }: Kustomization): Manifest {
  const { metadata, spec } = manifest;
  metadata.namespace = namespace;
  for (const { pairs } of labels) metadata.labels = { ...metadata.labels, ...pairs };
  for (const container of spec?.template?.spec.containers ?? []) {
    const image = images.find(({ name }) => name === container.image);
    if (image !== undefined) container.image = `${image.name}:${image.newTag}`;
  }
  return manifest;
}
