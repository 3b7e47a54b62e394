/** The endpoint of forms over an outbox in memory, and what is posted to it. */
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Submission } from '../../../contract/forms/submission.ts';
import type { FormAnswer } from '../../app/forms/form-answer.ts';
import { createFormEndpoint } from '../forms/form-endpoint.ts';
import { createReceiveForm } from '../forms/receive-form.ts';
import type { Scan } from '../forms/scan.ts';
import { createUploads } from '../forms/uploads.ts';
import { buildPdf } from './sample-files.ts';

export const origin = 'https://site.test';
export const ENQUIRY = {
  name: 'Sample Person',
  email: 'sample@example.com',
  topic: 'where-to-buy',
  message: 'Where can I buy it?',
  consent: 'yes',
};
const APPLICATION = { name: 'عينة', email: 'sample@example.com', job: 'field-botanist', consent: 'yes' };

const visit = {
  clientAddress: '192.0.2.1',
  renderPage: async (_: URL, answer: FormAnswer) => Response.json(answer),
};

type State = {
  /** The folder of waiting files. */
  folder: string;
  now: number;
  accepted: Submission[];
  errors: unknown[];
  /** The error that the outbox throws. */
  failure: Error | null;
  isAllowed: boolean;
  scan: Scan | null;
};

/** Creates the state of a test, which the endpoint reads and writes. */
export async function createState(): Promise<State> {
  const folder = await mkdtemp(join(tmpdir(), 'uploads-'));
  return { folder, now: Date.now(), accepted: [], errors: [], failure: null, isAllowed: true, scan: null };
}

/** Creates the endpoint over an outbox in memory. */
export async function createForms(state: State) {
  const { folder, scan } = state;
  const uploads = createUploads({ folder, maxBytes: 50_000_000, clock: () => state.now });
  const onError = (error: unknown) => state.errors.push(error);
  const respond = createFormEndpoint({
    siteOrigin: origin,
    forms: new Map([
      ['/general-enquiry', 'general-enquiry'],
      ['/apply-for-distribution', 'distribution'],
      ['/careers/join-us', 'join-us'],
    ]),
    receive: createReceiveForm({
      uploads,
      outbox: {
        accept: async (submission) => {
          if (state.failure) throw state.failure;
          state.accepted.push(submission);
          return { reference: `ref-${submission.id.slice(0, 4)}` };
        },
      },
      scan,
      clock: () => state.now,
      onError,
    }),
    mayAsk: async () => state.isAllowed,
    onError,
  });
  const send = async (request: Request, clientAddress = visit.clientAddress) => {
    const response = await respond(request, new URL(request.url), { ...visit, clientAddress });
    if (response === null) throw new Error('There is no form.');
    return response;
  };
  return { send, respond: (request: Request) => respond(request, new URL(request.url), visit) };
}

export type Fields = Record<string, string | string[] | File>;
export function post(path: string, fields: Fields, headers: Record<string, string> = {}): Request {
  const body = new FormData();
  for (const [name, value] of Object.entries(fields)) {
    for (const one of Array.isArray(value) ? value : [value]) body.append(name, one);
  }
  return new Request(`${origin}${path}`, {
    method: 'POST',
    body,
    headers: { origin, 'user-agent': 'Phone', ...headers },
  });
}
export const answerOf = async (response: Response): Promise<FormAnswer> => JSON.parse(await response.text());
export const cv = (bytes: Uint8Array = buildPdf(), name = 'سيرتي.pdf') => new File([new Uint8Array(bytes)], name);
export const apply = (more: Fields = {}) => post('/ar/ksa/careers/join-us', { ...APPLICATION, ...more });
