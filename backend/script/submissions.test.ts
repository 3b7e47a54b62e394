import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { eq } from 'drizzle-orm';
import { strFromU8, unzipSync } from 'fflate';
import { beforeEach, describe, expect, test } from 'vitest';
import type { CountryCode } from '../../contract/countries.ts';
import { buildReference } from '../../contract/reference.ts';
import { createSeal } from '../../contract/seal.ts';
import { createBackend } from '../app.ts';
import { mails, submissionFiles, submissions, subscribers } from '../db/schema/submissions.ts';
import { storeSubmission } from '../forms/store-submission.ts';
import { buildFileLink } from '../submissions/file-links.ts';
import { createRecords } from '../submissions/records.ts';
import { startRetention } from '../submissions/retention.ts';
import { createSubscribers } from '../submissions/subscribers.ts';
import { describeDatabases } from '../test/describe-databases.ts';
import { silentLog } from '../test/silent-log.ts';
import { runSubmissions } from './submissions.ts';

const seal = createSeal([Buffer.alloc(32, 1)]);
const DAYS = { 'general-enquiry': 10, distribution: 30, 'join-us': 0 };
const NOW = new Date('2026-03-31T10:00:00Z');

describeDatabases('what visitors sent', (getDatabase) => {
  let printed: string;
  let written: Map<string, Buffer>;
  const db = () => getDatabase().db;
  const run = (...args: string[]) =>
    runSubmissions(args, {
      db: db(),
      seal,
      days: DAYS,
      clock: () => NOW,
      print: (text) => {
        printed += text.toString();
      },
      write: async (path, bytes) => {
        written.set(path, bytes);
      },
    });

  const store = (key: string, receivedAt: string, texts: Record<string, string[]> = {}, at = NOW) =>
    storeSubmission(
      { db: db(), seal, mailsOf: () => ['acknowledgement'] },
      {
        country: 'ksa',
        form: 'distribution',
        language: 'ar',
        posted: {
          texts: {
            company: ['شركة المثال'],
            email: ['m4rker@visitor.example'],
            'business-type': ['wholesaler'],
            ...texts,
          },
          files: {
            'company-profile': {
              name: 'ملف "1".pdf',
              bytes: Buffer.from('%PDF-1.7 m4rker'),
              kind: 'pdf',
              isTooLarge: false,
            },
          },
        },
        idempotencyKey: key,
        sourcePage: '/ar/ksa/distribution',
        consentVersion: '2026-01-01',
        receivedAt: new Date(receivedAt),
        at,
      },
    );

  const subscribe = (country: CountryCode, email: string, sealing = seal) =>
    createSubscribers({ db: db(), seal: sealing }).add({ country, email, createdAt: NOW.toISOString() });

  beforeEach(async () => {
    printed = '';
    written = new Map();
    await db().delete(submissions);
    await db().delete(subscribers);
    await store('key-1', '2026-03-10T08:30:00Z');
  });

  describe('at rest', () => {
    test('holds no text and no file in the open when there is a key', async () => {
      const [row] = await db().select().from(submissions);
      const [file] = await db().select().from(submissionFiles);
      expect(row).toMatchObject({
        fields: null,
        sourcePage: '/ar/ksa/distribution',
        consentVersion: '2026-01-01',
        language: 'ar',
      });
      expect([row?.sealed, file?.bytes].map((bytes) => Buffer.from(bytes ?? []).includes('m4rker'))).toEqual([
        false,
        false,
      ]);
    });

    test('holds no newsletter address in the open, and each once, also when a newer key came', async () => {
      const newer = createSeal([Buffer.alloc(32, 2), Buffer.alloc(32, 1)]);
      await subscribe('ksa', 'm4rker@visitor.example');
      await subscribe('ksa', 'm4rker@visitor.example', newer);
      const rows = await db().select().from(subscribers);
      expect(rows).toHaveLength(1);
      expect(rows.map(({ email, sealed }) => `${email} ${Buffer.from(sealed ?? []).toString('latin1')}`)).not.toEqual([
        expect.stringContaining('m4rker'),
      ]);
    });
  });

  describe('an export', () => {
    test('in CSV opens in Excel: a byte order mark, labels of the language, choices by their names', async () => {
      expect(await run('--form', 'distribution', '--since', '2026-03-01', '--language', 'ar')).toBe(0);
      expect(printed.startsWith('\uFEFFالرقم المرجعي,')).toBe(true);
      const [, row] = printed.split('\r\n');
      expect(row).toContain(
        `${buildReference('key-1')},2026-03-10 08:30:00,distribution,المملكة العربية السعودية,العربية`,
      );
      expect(row).toContain('شركة المثال');
      expect(row).toContain('تاجر جملة');
    });

    test.each(['=1+1', '+971501234567+1', '+97150x', '-1', '@SUM(A1)', '\t=1', '＝1+1'])(
      'in CSV %j is text, no formula',
      async (typed) => {
        await store('key-2', '2026-03-11T08:30:00Z', { company: [typed] });
        await run();
        expect(printed).toContain(`"'${typed}"`);
      },
    );

    test.each(['+971501234567', '+97141234567 #12'])(
      'in CSV the telephone number %s is text as it is',
      async (phone) => {
        await store('key-2', '2026-03-11T08:30:00Z', { phone: [phone] });
        await run();
        const cells = printed.split('\r\n').flatMap((row) => row.split(','));
        expect(cells).toContain(`\u200E${phone}`);
        expect(cells.filter((cell) => /^"?[=+\-@]/.test(cell))).toEqual([]);
      },
    );

    test('in CSV quotes and lines stay inside their cell', async () => {
      await store('key-2', '2026-03-11T08:30:00Z', { message: ['One, "two"\nthree'] });
      await run();
      expect(printed).toContain('"One, ""two""\nthree"');
    });

    test('as an Excel workbook in Arabic reads from the right, its cells are text', async () => {
      await store('key-2', '2026-03-11T08:30:00Z', { company: ['=1+1'] });
      expect(await run('--format', 'xlsx', '--language', 'ar', '--out', 'out.xlsx')).toBe(0);
      const parts = Object.entries(unzipSync(new Uint8Array(written.get('out.xlsx') ?? [])));
      const text = (name: string) => strFromU8(parts.find(([part]) => part.endsWith(name))?.[1] ?? new Uint8Array());
      expect(text('sheet1.xml')).toContain('rightToLeft="1"');
      expect(text('sheet1.xml')).not.toContain('<f>');
      expect(text('sharedStrings.xml')).toContain('=1+1');
      expect(text('sharedStrings.xml')).toContain('شركة المثال');
    });

    test('as JSON has every field; since and country leave the others out', async () => {
      await run('--format', 'json', '--since', '2026-03-10');
      expect(JSON.parse(printed)).toMatchObject([
        {
          reference: buildReference('key-1'),
          fields: { email: 'm4rker@visitor.example', 'company-profile': 'ملف "1".pdf' },
        },
      ]);
      for (const args of [
        ['--since', '2026-03-11'],
        ['--country', 'uae'],
        ['--form', 'join-us'],
      ]) {
        printed = '';
        await run('--format', 'json', ...args);
        expect(JSON.parse(printed)).toEqual([]);
      }
    });

    test('of newsletter addresses has each with its country', async () => {
      await subscribe('ksa', 'm4rker@visitor.example');
      await subscribe('uae', 'other@visitor.example');
      await run('--form', 'newsletter', '--country', 'ksa');
      expect(printed).toBe(
        '\uFEFFReceived (UTC),Country,E-mail\r\n2026-03-31 10:00:00,Saudi Arabia,m4rker@visitor.example\r\n',
      );
    });

    test.each([
      [['--form', 'x']],
      [['--since', 'x']],
      [['--format', 'x']],
      [['--country', 'x']],
      [['x']],
      [['--frm', 'x']],
      [['erase']],
      [['show', '1']],
    ])('%j is refused with the usage', async (args) => {
      expect(await run(...args)).toBe(2);
      expect(printed).toContain('npm run submissions');
    });
  });

  test('one is shown by its number with its mails, and its file is written for whoever asks', async () => {
    expect(await run('show', buildReference('key-1'), '--files')).toBe(0);
    expect(printed).toContain('"company": "شركة المثال"');
    expect(printed).toContain('"kind": "acknowledgement"');
    expect([...written.values()].map(String)).toEqual(['%PDF-1.7 m4rker']);
    expect(await run('show', buildReference('another'))).toBe(1);
    // It may still be waiting on the site.
    expect(printed).toContain(`npm run outbox -- show ${buildReference('another')}`);
  });

  test('erasing an address erases its submissions, files, mails and newsletter, in any case', async () => {
    await store('key-2', '2026-03-11T08:30:00Z', { email: ['other@visitor.example'] });
    // One of them was stored before there was a key.
    for (const [place, one] of [['uae', createSeal([])] as const, ['ksa', seal] as const])
      await subscribe(place, 'm4rker@visitor.example', one);
    await run('erase', '--email', ' M4rker@Visitor.example ');
    expect(printed).toMatch(/^3 erased/);
    const left = await Promise.all(
      [submissions, submissionFiles, mails, subscribers].map((table) => db().select().from(table)),
    );
    expect(left.map((rows) => rows.length)).toEqual([1, 1, 1, 0]);
  });

  test('an address is erased by its domain as people write it', async () => {
    await store('key-2', '2026-03-11T08:30:00Z', { email: ['m4rker@xn--mgbh0fb.xn--kgbechtv'] });
    await run('erase', '--email', 'm4rker@مثال.إختبار');
    expect(printed).toMatch(/^1 erased/);
    expect(await db().select().from(submissions)).toHaveLength(1);
  });

  test('what is older than the days of the setting is erased, after a dry run that erases nothing', async () => {
    await store('key-2', '2026-02-28T10:00:00Z', {}, new Date('2026-02-28T10:00:00Z'));
    await store('key-3', '2020-01-01T00:00:00Z', {}, new Date('2020-01-01T00:00:00Z'));
    await db().update(submissions).set({ form: 'join-us' }).where(eq(submissions.idempotencyKey, 'key-3'));
    await run('prune', '--dry-run');
    expect(printed).toBe(
      '1 would be erased: general-enquiry after 10 days, distribution after 30 days, join-us never.\n',
    );
    expect(await db().select().from(submissions)).toHaveLength(3);
    const erased: number[] = [];
    const records = createRecords({ db: db(), seal });
    const onErased = (count: number) => erased.push(count);
    const stop = startRetention({ records, days: DAYS, clock: () => NOW, onErased, onError: () => {} });
    await expect.poll(() => erased).toEqual([1]);
    stop();
    expect((await db().select().from(submissions)).map(({ idempotencyKey }) => idempotencyKey)).toEqual([
      'key-1',
      'key-3',
    ]);
  });

  test('it is old when it came long ago, whatever the clock of the site said', async () => {
    await store('of a site that is behind', '2020-01-01T00:00:00Z');
    await store('of a site that is ahead', '2030-01-01T00:00:00Z', {}, new Date('2026-02-28T10:00:00Z'));
    expect(await createRecords({ db: db(), seal }).eraseOld(DAYS, NOW, false)).toBe(1);
    const left = await db().select().from(submissions);
    expect(left.map(({ idempotencyKey }) => idempotencyKey).sort()).toEqual(['key-1', 'of a site that is behind']);
  });

  test('a service whose clock jumps ahead erases nothing that is not old for its database', async () => {
    const today = new Date();
    await store('of today', today.toISOString(), {}, today);
    const records = createRecords({ db: db(), seal });
    await records.eraseOld(DAYS, new Date(today.getTime() + 10 * 365 * 24 * 60 * 60 * 1000), false);
    const left = await db().select().from(submissions).where(eq(submissions.idempotencyKey, 'of today'));
    expect(left).toHaveLength(1);
  });

  describe('a file', () => {
    const SIGNED = 14 * 24 * 60 * 60 * 1000;
    async function ask(change: (link: string) => string = (link) => link, at = NOW) {
      const [file] = await db().select().from(submissionFiles);
      const link = change(buildFileLink(file ?? { id: '', linkKey: '' }, NOW.getTime()));
      const options = { database: getDatabase(), mediaDir: '.', mode: 'production', log: silentLog } as const;
      const backend = createBackend({ ...options, seal, clock: () => at });
      return backend.fetch(new Request(`http://backend.test${link}`));
    }

    test('is had at its signed address, as a download under its own name', async () => {
      const answer = await ask();
      expect([answer.status, await answer.text()]).toEqual([200, '%PDF-1.7 m4rker']);
      expect(answer.headers.get('content-disposition')).toBe(
        "attachment; filename*=UTF-8''%D9%85%D9%84%D9%81%20%221%22.pdf",
      );
      expect(answer.headers.get('cache-control')).toBe('private, no-store');
    });

    test.each<[string, (link: string) => string]>([
      ['another time', (link) => link.replace(/until=\d+/, 'until=99999999999999')],
      [
        'another signature',
        (link) => link.replace(/signature=(.)/, (_, first) => `signature=${first === 'A' ? 'B' : 'A'}`),
      ],
      ['no signature', (link) => link.replace(/&signature=.*/, '')],
      ['another file', (link) => link.replace(/-files\/[\da-f]{8}/, '-files/00000000')],
    ])('is not found with %s', async (_, change) => {
      expect((await ask(change)).status).toBe(404);
    });

    test('is gone after 14 days', async () => {
      expect((await ask(undefined, new Date(NOW.getTime() + SIGNED))).status).toBe(200);
      expect((await ask(undefined, new Date(NOW.getTime() + SIGNED + 1))).status).toBe(410);
    });
  });
});

test('--help answers with the usage, and opens nothing', async () => {
  // No database can be opened at this path.
  const env = { ...process.env, DATA_DIR: '/dev/null/data' };
  const command = fileURLToPath(new URL('./submissions.ts', import.meta.url));
  const { stdout, stderr } = await promisify(execFile)(process.execPath, [command, '--help'], { env });
  expect([stdout, stderr]).toEqual([
    expect.stringMatching(/^npm run submissions -- [\s\S]*deploy\/run-as backend submissions /),
    '',
  ]);
});
