import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parse, parseAllDocuments } from 'yaml';
import { z } from 'zod';
import { readBackendEnv } from './env.ts';

const read = (name: string) => readFileSync(new URL(`../../deploy/${name}`, import.meta.url), 'utf8');
const SECRETS: Record<string, string> = {
  DATABASE_URL: 'postgres://site:secret@postgres:5432/content',
  BACKEND_TOKEN: 'a-token-of-the-backend',
  BACKEND_METRICS_TOKEN: 'a-token-for-figures',
  SUBMISSIONS_KEY: Buffer.alloc(32).toString('base64'),
};

const composeSchema = z.object({
  services: z.object({ backend: z.object({ environment: z.record(z.string(), z.string()) }) }),
});
const deploymentSchema = z.object({
  spec: z.object({
    template: z.object({
      spec: z.object({
        containers: z.tuple([z.object({ env: z.array(z.object({ name: z.string(), value: z.string() })) })]),
      }),
    }),
  }),
});
const given = {
  'compose.yaml': Object.keys(
    composeSchema.parse(parse(read('compose.yaml'), { merge: true })).services.backend.environment,
  ),
  'kubernetes/base/backend.yaml': deploymentSchema
    .parse(parseAllDocuments(read('kubernetes/base/backend.yaml'))[0]?.toJS())
    .spec.template.spec.containers[0].env.map(({ name }) => name),
  'systemd/backend.service': [...read('systemd/backend.service').matchAll(/^Environment=(\w+_FILE)=/gm)].map(
    ([, name = '']) => name,
  ),
};

test.each(Object.entries(given))('the backend takes the settings of %s', (_, names) => {
  const secrets = names.filter((name) => name.endsWith('_FILE')).map((name) => name.replace(/_FILE$/, ''));
  expect(secrets.sort()).toEqual(Object.keys(SECRETS).sort());
  expect(readBackendEnv({ ...SECRETS, BACKEND_HOST: '0.0.0.0' })).toMatchObject({ databaseUrl: SECRETS.DATABASE_URL });
});
