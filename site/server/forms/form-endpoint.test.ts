import { readdir, rm } from 'node:fs/promises';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { answerOf, apply, createForms, createState, cv, ENQUIRY, type Fields, post } from '../test/form-site.ts';
import { buildDocx, buildLockedPdf, buildPdf } from '../test/sample-files.ts';

let state: Awaited<ReturnType<typeof createState>>;
beforeEach(async () => {
  state = await createState();
});
afterEach(() => rm(state.folder, { recursive: true }));

describe('a form without mistakes', () => {
  test('is left in the outbox and answered by another address', async () => {
    const { send } = await createForms(state);
    const response = await send(post('/kwt/general-enquiry?product=arak-stick', { ...ENQUIRY, phone: '٥٥٥٠ ٠٠٠٠' }));
    expect([response.status, response.headers.get('location')]).toEqual([
      303,
      expect.stringMatching(/^\/kwt\/general-enquiry\?sent=ref-\w{4}#form$/),
    ]);
    const { consent: _, ...fields } = ENQUIRY;
    expect(state.accepted).toEqual([
      {
        id: expect.stringMatching(/^[0-9a-f]{64}$/),
        form: 'general-enquiry',
        country: 'kwt',
        language: 'en',
        fields: { ...fields, phone: '+96555500000' },
        files: [],
        sourcePage: '/kwt/general-enquiry',
        product: 'arak-stick',
        job: null,
        consentVersion: expect.any(String),
        receivedAt: new Date(state.now).toISOString(),
        userAgent: 'Phone',
      },
    ]);
  });

  test('sent twice it is the same submission, changed it is another', async () => {
    const { send } = await createForms(state);
    await send(apply({ cv: cv() }));
    await send(apply({ cv: cv(), job: ' field-botanist\u200b' }));
    await send(apply({ cv: cv(), message: 'More' }));
    await send(apply({ cv: cv(buildDocx(), 'cv.docx') }));
    const ids = state.accepted.map(({ id }) => id);
    expect(ids[1]).toBe(ids[0]);
    expect(new Set(ids).size).toBe(3);
  });

  test('its file is described by its content, and nothing of it stays behind', async () => {
    const { send } = await createForms(state);
    await send(apply({ cv: cv(buildDocx(), '../../سيرتي\u202e.pdf') }));
    expect(state.accepted[0]).toMatchObject({ job: 'field-botanist', country: 'ksa', language: 'ar' });
    expect(state.accepted[0]?.files).toMatchObject([
      { field: 'cv', name: 'سيرتي.pdf.docx', kind: 'docx', size: buildDocx().length },
    ]);
    expect(await readdir(state.folder)).toEqual([]);
  });

  test('a script gets the reference instead', async () => {
    const { send } = await createForms(state);
    const response = await send(post('/uae/general-enquiry', ENQUIRY, { accept: 'application/json' }));
    expect([response.status, await response.json()]).toEqual([200, { reference: expect.stringMatching(/^ref-/) }]);
  });
});

describe('a form with mistakes', () => {
  test('keeps what was typed, and its file until it is sent again', async () => {
    const { send } = await createForms(state);
    const first = await send(apply({ email: 'nobody', cv: cv() }));
    expect(first.status).toBe(422);
    const answer = await answerOf(first);
    expect(answer).toMatchObject({
      values: { name: ['عينة'], email: ['nobody'] },
      problems: { email: 'email' },
      general: null,
      held: [{ field: 'cv', name: 'سيرتي.pdf', size: buildPdf().length }],
    });
    const token = answer.held[0]?.token ?? '';
    expect((await send(apply({ 'held-cv': token }))).status).toBe(303);
    expect(state.accepted[0]?.files).toMatchObject([{ name: 'سيرتي.pdf' }]);
    expect(await readdir(state.folder)).toEqual([]);
  });

  test.each<[string, number, Fields, string[]]>([
    ['waits 59 minutes is', 59, {}, ['سيرتي.pdf']],
    ['waits 61 minutes is not', 61, {}, []],
    ['is let go of is not', 0, { 'drop-cv': '1' }, []],
    ['is replaced is not', 0, { cv: cv(buildDocx(), 'new.docx') }, ['new.docx']],
  ])('a held file that %s sent', async (_, minutes, more, sent) => {
    const { send } = await createForms(state);
    const { held } = await answerOf(await send(apply({ email: '', cv: cv() })));
    state.now += minutes * 60_000;
    await send(apply({ 'held-cv': held[0]?.token ?? '', ...more }));
    expect(state.accepted.flatMap(({ files }) => files.map(({ name }) => name))).toEqual(sent);
  });

  test.each(['x', '../../etc/passwd', 'a'.repeat(22), '.json'])('the token %s is nobody’s file', async (token) => {
    const { send } = await createForms(state);
    expect((await answerOf(await send(apply({ 'held-cv': token })))).problems).toEqual({ cv: 'file-gone' });
  });

  test('a file that was held for too long is asked for again, also where none is required', async () => {
    const { send } = await createForms(state);
    const answer = await send(post('/uae/apply-for-distribution', { 'held-company-profile': 'a'.repeat(22) }));
    expect((await answerOf(answer)).problems).toMatchObject({ 'company-profile': 'file-gone' });
  });

  test('a script keeps its file itself; what it has a token for stays held', async () => {
    const { send } = await createForms(state);
    const script = { accept: 'application/json' };
    const sendBy = (more: Fields) =>
      send(post('/ar/ksa/careers/join-us', { name: 'x', consent: 'yes', ...more }, script));
    expect((await answerOf(await sendBy({ cv: cv() }))).held).toEqual([]);
    expect(await readdir(state.folder)).toEqual([]);
    const { held } = await answerOf(await send(apply({ email: '', cv: cv() })));
    expect((await answerOf(await sendBy({ 'held-cv': held[0]?.token ?? '' }))).held).toEqual(held);
  });

  test('a file belongs to its form and field', async () => {
    const { send } = await createForms(state);
    const { held } = await answerOf(await send(apply({ email: '', cv: cv() })));
    const response = await send(post('/uae/apply-for-distribution', { 'held-company-profile': held[0]?.token ?? '' }));
    expect((await answerOf(response)).held).toEqual([]);
  });

  test.each<[string, File, string]>([
    ['a program named .pdf', cv(Buffer.from('MZ\x90')), 'file-kind'],
    ['of 5 MB and a byte', cv(Buffer.concat([buildPdf(), Buffer.alloc(5 * 1024 * 1024)])), 'file-size'],
    ['a bomb named .pdf', cv(buildPdf([Buffer.alloc(260_000_000)])), 'file-unsafe'],
    ['encrypted', cv(buildLockedPdf()), 'file-locked'],
    ['empty', cv(Buffer.alloc(0)), 'required'],
  ])('a CV that is %s is a problem of its field, and removed', async (_, file, problem) => {
    const { send } = await createForms(state);
    const response = await send(apply({ cv: file }));
    expect([response.status, (await answerOf(response)).problems]).toEqual([422, { cv: problem }]);
    expect(await readdir(state.folder)).toEqual([]);
  });

  test('an outbox that fails is a 503, with everything kept', async () => {
    state.failure = new Error('The disk is full');
    const { send } = await createForms(state);
    const response = await send(apply({ cv: cv() }));
    expect([response.status, await answerOf(response)]).toMatchObject([
      503,
      { general: 'not-kept', values: { name: ['عينة'] }, held: [{ field: 'cv' }] },
    ]);
    expect(state.errors).toEqual([state.failure]);
  });
});
