import * as timers from 'node:timers/promises';
import { expect, test, vi } from 'vitest';
import { buildDocx, buildPdf } from '../test/sample-files.ts';
import { inspectFile } from './inspect-file.ts';

vi.mock('node:timers/promises', { spy: true });

const text = (value: string) => Buffer.from(value, 'latin1');
const pdfAfter = (begin: string) => Buffer.concat([text(`%PDF-1.7 ${begin}`), buildPdf()]);
const listing = (element: string) => buildDocx({ 'word/_rels/document.xml.rels': text(element.repeat(100_000)) });

/** How often others have their turn while a file is inspected. */
async function countTurns(bytes: Buffer): Promise<number> {
  const { calls } = vi.mocked(timers.setImmediate).mock;
  const before = calls.length;
  expect(await inspectFile(bytes)).toBeOneOf(['pdf', 'docx']);
  return calls.length - before;
}

test.each<[string, Buffer, Buffer]>([
  ['100,000 relationships', listing('<Relationship/>'), listing('<NothingOfThat/>')],
  ['400,000 lists in one another', pdfAfter(`obj<<${'['.repeat(400_000)}`), buildPdf()],
  ['400,000 objects', pdfAfter('obj '.repeat(400_000)), buildPdf()],
  ['400,000 trailers', pdfAfter('trailer '.repeat(400_000)), buildPdf()],
])('while %s are read, others have their turn again and again', async (_, bytes, without) => {
  expect((await countTurns(bytes)) - (await countTurns(without))).toBeGreaterThan(150);
});
