/** Renders the manifests of a kustomization as `kubectl kustomize` does, as far as `deploy/kubernetes/` uses it. */
import { readFileSync, statSync } from 'node:fs';
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
  configMapGenerator: z
    .array(z.strictObject({ name: z.string(), behavior: z.literal('merge').optional(), literals: z.array(z.string()) }))
    .default([]),
  secretGenerator: z.array(z.strictObject({ name: z.string(), files: z.array(z.string()) })).default([]),
  images: z.array(z.strictObject({ name: z.string(), newName: z.string().optional(), newTag: z.string() })).default([]),
  replicas: z.array(z.strictObject({ name: z.string(), count: z.number() })).default([]),
  patches: z
    .array(z.strictObject({ target: z.strictObject({ kind: z.string(), name: z.string() }), patch: z.string() }))
    .default([]),
});
type Kustomization = z.infer<typeof kustomizationSchema>;
/** The part of JSON Patch that an overlay needs to set numbers and texts. */
const patchSchema = z.array(
  z.strictObject({ op: z.literal('replace'), path: z.string(), value: z.union([z.string(), z.number()]) }),
);

const containerSchema = z.looseObject({ image: z.string() });
const manifestSchema = z.looseObject({
  apiVersion: z.string(),
  kind: z.string(),
  metadata: z.looseObject({
    name: z.string(),
    namespace: z.string().optional(),
    labels: z.record(z.string(), z.string()).optional(),
  }),
  data: z.record(z.string(), z.string()).optional(),
  spec: z
    .looseObject({
      replicas: z.number().optional(),
      template: z.looseObject({ spec: z.looseObject({ containers: z.array(containerSchema) }) }).optional(),
    })
    .optional(),
});
export type Manifest = z.infer<typeof manifestSchema>;

/**
 * Renders the kustomization of a folder. Unlike kustomize's, generated names do not end with a hash of their content;
 * `readSecret` returns the content of a secret's file, since nobody commits those.
 */
export function renderKustomization(folder: string, readSecret: (file: string) => string): Manifest[] {
  const kustomization = kustomizationSchema.parse(parse(readFileSync(join(folder, 'kustomization.yaml'), 'utf8')));
  const manifests = kustomization.resources.flatMap((name) => {
    const path = join(folder, name);
    return statSync(path).isDirectory() ? renderKustomization(path, readSecret) : readManifests(path);
  });
  for (const { name, behavior, literals } of kustomization.configMapGenerator) {
    const data = entries(literals);
    if (behavior !== 'merge') manifests.push(generate('ConfigMap', name, { data }));
    else Object.assign(find(manifests, 'ConfigMap', name).data ?? {}, data);
  }
  for (const { name, files } of kustomization.secretGenerator) {
    const data = Object.fromEntries(
      files.map((file) => [file.split('/').at(-1), encode(readSecret(join(folder, file)))]),
    );
    manifests.push(generate('Secret', name, { type: 'Opaque', data }));
  }
  for (const { target, patch } of kustomization.patches) {
    const patched = find(manifests, target.kind, target.name);
    for (const { path, value } of patchSchema.parse(parse(patch))) replaceAt(patched, path.split('/').slice(1), value);
  }
  for (const { name, count } of kustomization.replicas) {
    const { spec } = find(manifests, 'Deployment', name);
    if (spec !== undefined) spec.replicas = count;
  }
  for (const manifest of manifests) transform(manifest, kustomization);
  return manifests;
}

function find(manifests: readonly Manifest[], kind: string, name: string): Manifest {
  const found = manifests.find((one) => one.kind === kind && one.metadata.name === name);
  if (found === undefined) throw new Error(`A kustomization names the ${kind} ${name}, which is not there.`);
  return found;
}

function replaceAt(target: object, [key = '', ...rest]: readonly string[], value: string | number): void {
  const known: unknown = Reflect.get(target, key);
  if (known === undefined) throw new Error(`A patch replaces ${key}, which is not there.`);
  if (rest.length === 0) Reflect.set(target, key, value);
  else replaceAt(Object(known), rest, value);
}

/** Kubernetes reads YAML 1.1: a number that begins with 0 is octal. */
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

function transform(manifest: Manifest, { namespace, labels, images }: Kustomization): void {
  const { metadata, spec } = manifest;
  if (manifest.kind === 'Namespace') metadata.name = namespace;
  else metadata.namespace = namespace;
  for (const { pairs } of labels) metadata.labels = { ...metadata.labels, ...pairs };
  for (const container of spec?.template?.spec.containers ?? []) {
    const image = images.find(({ name }) => name === nameOf(container.image));
    if (image !== undefined) container.image = `${image.newName ?? image.name}:${image.newTag}`;
  }
}

/** An image without its tag. */
const nameOf = (image: string) => image.replace(/:[^/:]*$/, '');
