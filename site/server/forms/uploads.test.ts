import { mkdtempSync, readdirSync, readFileSync, rmSync, utimesSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { afterAll, expect, test } from 'vitest';
import { createUploads, type Received } from './uploads.ts';

const folder = mkdtempSync(join(tmpdir(), 'uploads-'));
afterAll(() => rmSync(folder, { recursive: true }));

test('files that visitors have sent are in the figures, also those of an earlier process, until they are removed', async () => {
  let now = Date.now();
  const open = () => createUploads({ folder, maxBytes: 10_000, clock: () => now });
  const uploads = open();
  expect(uploads.getStats()).toEqual({ entries: 0, bytes: 0 });
  const received = await uploads.receive(Readable.from([Buffer.from('12345'), Buffer.from('678')]));
  expect(readFileSync(received?.path ?? '', 'utf8')).toBe('12345678');
  expect(uploads.getStats()).toEqual({ entries: 1, bytes: 4096 });
  const next = open();
  await next.sweep();
  expect(next.getStats()).toEqual({ entries: 1, bytes: 4096 });
  // An hour later nobody has sent its form again.
  now += 61 * 60 * 1000;
  await next.sweep();
  expect(next.getStats()).toEqual({ entries: 0, bytes: 0 });
});

test('a file from a clock that was ahead goes, too', async () => {
  const ahead = mkdtempSync(join(tmpdir(), 'ahead-'));
  const uploads = createUploads({ folder: ahead, maxBytes: 10_000, clock: Date.now });
  const received = await uploads.receive(Readable.from([Buffer.from('x')]));
  const later = new Date(Date.now() + 2 * 60 * 60 * 1000);
  utimesSync(received?.path ?? '', later, later);
  await uploads.sweep();
  expect(readdirSync(ahead)).toEqual([]);
  rmSync(ahead, { recursive: true });
});

test('a file whose body breaks off while it is being opened leaves nothing', async () => {
  const uploads = createUploads({ folder, maxBytes: 1_000_000, clock: Date.now });
  for (let turn = 0; turn < 20; turn += 1) {
    const bodies = Array.from({ length: 20 }, () => new Readable());
    for (const body of bodies) body._read = () => body.destroy();
    const ended = await Promise.allSettled(bodies.map((body) => uploads.receive(body)));
    expect(new Set(ended.map(({ status }) => status))).toEqual(new Set(['rejected']));
    expect(readdirSync(folder)).toEqual([]);
  }
});

test('files are counted in blocks of the disk, those of other processes every minute, and all again before one is refused', async () => {
  const shared = join(folder, 'shared');
  let now = Date.now();
  const open = () => createUploads({ folder: shared, maxBytes: 2 * 4096, clock: () => now });
  const [one, other] = [open(), open()];
  const letter = () => Readable.from([Buffer.from('x')]);
  await one.receive(letter());
  const sent = [await other.receive(letter()), await other.receive(letter())];
  expect(other.getStats()).toEqual({ entries: 3, bytes: 3 * 4096 });
  now += 60_000;
  expect(await one.receive(letter())).not.toBeNull();
  expect(one.getStats().entries).toBe(2);
  now += 1;
  expect(await one.receive(letter())).toBeNull();
  for (const file of sent) await other.remove(file?.token ?? '');
  expect(await one.receive(letter())).not.toBeNull();
});

test('the refused forms of one client hold 60 MB: its oldest files make room, and others keep theirs', async () => {
  let now = Date.now() - 31 * 60 * 1000;
  const uploads = createUploads({ folder: join(folder, 'held'), maxBytes: 1_000_000_000, clock: () => now });
  const of = { form: 'join-us', field: 'cv', name: 'cv.pdf', kind: 'pdf' } as const;
  const receive = async () => {
    const received = await uploads.receive(Readable.from([Buffer.from('x')]));
    if (received === null) throw new Error('There is no room.');
    return received;
  };
  /** Holds a file as if it had this many blocks of the disk. */
  const hold = async (client: string, blocks: number, file?: Received) => {
    const held = file ?? (await receive());
    await uploads.hold({ ...held, ...of, size: blocks * 4096 }, client);
    return held;
  };
  const areHeld = (...files: Received[]) =>
    Promise.all(files.map(async ({ token }) => (await uploads.find(token, of.form, of.field)) !== null));
  const other = await hold('other', 2_000);
  const first = await hold('one', 7_324);
  const second = await hold('one', 7_324);
  expect(await areHeld(first, second)).toEqual([true, true]);
  const third = await hold('one', 1);
  expect(await areHeld(other, first, second, third)).toEqual([true, false, true, true]);
  // One that is refused once more is the newest.
  await hold('one', 7_324, second);
  const fourth = await hold('one', 7_324);
  expect(await areHeld(second, third, fourth)).toEqual([true, false, true]);
  // What was held for an hour counts no more, nor what was sent again.
  now += 61 * 60 * 1000;
  await uploads.sweep();
  const fifth = await hold('one', 14_648);
  expect(await areHeld(second, fourth, fifth)).toEqual([true, true, true]);
  await uploads.remove(fifth.token);
  const sixth = await hold('one', 14_648);
  expect(await areHeld(second, fourth, sixth)).toEqual([true, true, true]);
});
