/**
 * The outbox in a process that can be killed: `node outbox-process.ts DATA_DIR PORT SERVICE BASE SPEED`. A post names the
 * key and the address of a submission and is answered with its reference number. Its clock runs faster from a time on.
 */
import { rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import { dirname, join } from 'node:path';
import { byCountry } from '../../../../contract/countries.ts';
import { formId } from '../../../../contract/forms.ts';
import { createSeal } from '../../../../contract/seal.ts';
import { createDeliver } from '../deliver.ts';
import { createFileStore } from '../file-store.ts';
import { startOutbox } from '../outbox.ts';
import { buildSubmission } from './submission.ts';

const DELIVERY_MS = 20_000;
const LEASE_MS = 60 * 60_000;

const [dataDir = '', port, service, base, speed] = process.argv.slice(2);
const clock = () => Number(base) + (Date.now() - Number(base)) * Number(speed);
const outbox = startOutbox({
  store: await createFileStore({ folder: join(dataDir, 'outbox'), clock, leaseMs: LEASE_MS }),
  deliver: createDeliver({
    endpoints: byCountry((code) => `${service}/${code}/graphql`),
    formIds: byCountry((code) => ({
      'general-enquiry': String(formId(code, 'general-enquiry')),
      distribution: String(formId(code, 'distribution')),
      'join-us': String(formId(code, 'join-us')),
    })),
    fetch,
    clock,
    timeoutMs: DELIVERY_MS,
  }),
  seal: createSeal([]),
  clock,
  random: Math.random,
  log: { info: () => {}, warn: () => {}, error: () => {} },
  pollMs: 50,
});

const server = createServer(async (incoming, outgoing) => {
  if (incoming.method === 'GET') return outgoing.end(JSON.stringify(await outbox.getStats()));
  const chunks: Buffer[] = [];
  for await (const chunk of incoming) chunks.push(chunk);
  const { key, email } = JSON.parse(Buffer.concat(chunks).toString());
  const submission = buildSubmission(key, {
    fields: {
      ...{ company: 'شركة المثال', 'contact-person': 'Sample', email, phone: '+966500000000' },
      ...{ country: 'ksa', city: 'Riyadh', 'business-type': 'wholesaler' },
    },
  });
  const accepted = await outbox.accept(submission);
  outgoing.end(JSON.stringify(accepted));
  await Promise.all(submission.files.map(({ path }) => rm(dirname(path), { recursive: true })));
});
server.listen(Number(port), '127.0.0.1', () => process.stdout.write('ready\n'));
