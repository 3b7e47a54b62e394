import { expect, test } from 'vitest';
import { KEPT_DAYS } from '../../contract/forms/kept-days.ts';
import { findUnnamed } from '../../contract/test/unnamed-variables.ts';
import { readBackendEnv } from './env.ts';

test('every variable has a default', () => {
  expect(readBackendEnv({})).toMatchObject({ host: '127.0.0.1', backendPort: 4000, databaseUrl: '', dataDir: '.data' });
});

test('no secret has a default', () => {
  const secrets = { token: '', editorToken: '', databaseUrl: '', submissionsKeys: [], metricsToken: '' };
  expect(readBackendEnv({})).toMatchObject(secrets);
});

test.each([
  'BACKEND_EDITOR_TOKEN',
  'BACKEND_METRICS_TOKEN',
  'BACKEND_TOKEN',
  'DATABASE_URL',
  'OTEL_EXPORTER_OTLP_ENDPOINT',
  'OTEL_EXPORTER_OTLP_HEADERS',
  'SMTP_URL',
  'SUBMISSIONS_KEY',
])('%s may be in a file', (name) => {
  expect(() => readBackendEnv({ [`${name}_FILE`]: '/nowhere' })).toThrow(`${name}_FILE is "/nowhere"`);
});

test.each(['mysql://x', 'postgres://user:secret@host:99999/shop'])(
  'the message says what DATABASE_URL takes and does not quote its value: %s',
  (address) => {
    expect(() => readBackendEnv({ DATABASE_URL: address })).toThrow(
      /^DATABASE_URL is set to something, which is not a valid value: it takes/,
    );
  },
);

const TOKEN = 'sixteen-letters!';

test.each([
  ['127.0.0.1', { BACKEND_HOST: '127.0.0.1' }],
  ['::1', { BACKEND_HOST: '::1' }],
  ['0.0.0.0', { BACKEND_HOST: '0.0.0.0', BACKEND_TOKEN: TOKEN }],
  ['::', { BACKEND_HOST: '::', BACKEND_ACCESS: 'public' }],
  // HOST belongs to the site.
  ['127.0.0.1', { HOST: '0.0.0.0' }],
])('the backend listens on %s with %j', (host, source) => {
  expect(readBackendEnv(source).host).toBe(host);
});

test.each(['0.0.0.0', '::', '10.0.0.1', 'backend.example'])(
  'it listens on %s only with a token or public access',
  (host) => {
    expect(() => readBackendEnv({ BACKEND_HOST: host })).toThrow(
      `BACKEND_HOST is "${host}": beyond this machine the backend needs BACKEND_TOKEN, or BACKEND_ACCESS=public where everybody may ask it.`,
    );
  },
);

test('a short token is refused', () => {
  expect(() => readBackendEnv({ BACKEND_TOKEN: 'short' })).toThrow(/^BACKEND_TOKEN is set to something/);
});

const SMTP = { SMTP_URL: 'smtps://user:secret@mail.example:465' };

test('mails have a sender, and readers in a language of their own or their country’s', () => {
  const { mail } = readBackendEnv({
    ...SMTP,
    MAIL_FROM: 'Sample Company <no-reply@sample.example>',
    MAIL_TO: '{"ksa":{"address":"a@sample.example"},"uae":{"address":"b@sample.example","language":"ar"}}',
  });
  expect(mail).toEqual({
    smtpUrl: SMTP.SMTP_URL,
    from: { name: 'Sample Company', address: 'no-reply@sample.example' },
    readers: {
      ksa: { address: 'a@sample.example', language: 'ar' },
      uae: { address: 'b@sample.example', language: 'ar' },
    },
  });
  expect(readBackendEnv({}).mail).toBeNull();
});

test.each([
  ['', KEPT_DAYS],
  ['{"join-us":180}', { ...KEPT_DAYS, 'join-us': 180 }],
  ['0', { 'general-enquiry': 0, distribution: 0, 'join-us': 0 }],
])('with SUBMISSIONS_DAYS %j the forms are kept for %j', (days, kept) => {
  expect(readBackendEnv({ SUBMISSIONS_DAYS: days }).submissionsDays).toEqual(kept);
});

test.each([
  [SMTP, 'MAIL_FROM is empty'],
  [{ MAIL_FROM: 'no-reply' }, 'MAIL_FROM is "no-reply"'],
  [{ MAIL_FROM: 'Sample <a@b.example>, c@d.example' }, 'MAIL_FROM is '],
  [{ MAIL_TO: '{"uae":{"address":"a@b.example, c@d.example"}}' }, 'MAIL_TO is '],
  [{ SUBMISSIONS_DAYS: '-1' }, 'SUBMISSIONS_DAYS is "-1"'],
  [{ SUBMISSIONS_DAYS: '{"newsletter":1}' }, 'SUBMISSIONS_DAYS is '],
])('%j stops the start', (source, message) => {
  expect(() => readBackendEnv(source)).toThrow(message);
});

test('figures are off, for this machine only, or behind a token', () => {
  expect(readBackendEnv({}).metricsPort).toBeNull();
  const open = { BACKEND_METRICS_PORT: '9101', BACKEND_METRICS_HOST: '0.0.0.0' };
  expect(() => readBackendEnv(open)).toThrow('beyond this machine /metrics needs BACKEND_METRICS_TOKEN.');
  expect(readBackendEnv({ ...open, BACKEND_METRICS_TOKEN: TOKEN })).toMatchObject({ metricsPort: 9101 });
  expect(() => readBackendEnv({ BACKEND_METRICS_PORT: '4000' })).toThrow('is 4000, which is BACKEND_PORT');
  // The site's settings may be in the same file.
  expect(readBackendEnv({ METRICS_PORT: '9100' }).metricsPort).toBeNull();
});

test('.env.example names every variable', () => {
  expect(findUnnamed(readBackendEnv)).toEqual([]);
});
