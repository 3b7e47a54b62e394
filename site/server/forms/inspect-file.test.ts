import { randomBytes } from 'node:crypto';
import { deflateSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { buildDocx, buildPdf, buildZip } from '../test/sample-files.ts';
import { UnsafeFileError } from './inflate.ts';
import { inspectFile } from './inspect-file.ts';

const zeros = (bytes: number) => Buffer.alloc(bytes);
const text = (value: string) => Buffer.from(value, 'latin1');

test.each<[string, Buffer, 'pdf' | 'docx' | null]>([
  ['a PDF', buildPdf(), 'pdf'],
  ['a PDF with a line after its end', Buffer.concat([buildPdf(), text('\r\n')]), 'pdf'],
  ['a PDF with random streams', buildPdf([randomBytes(9_000), randomBytes(90)]), 'pdf'],
  ['a scan of 200 MB', buildPdf([zeros(200_000_000)]), 'pdf'],
  ['a Word document', buildDocx(), 'docx'],
  ['a document with macros', buildDocx({ 'word/vbaProject.bin': text('x') }), null],
  ['an archive of other things', buildZip({ 'a.txt': text('a') }), null],
  ['an archive with something after it', Buffer.concat([buildDocx(), text('x')]), null],
  ['a program', text('MZ\x90'), null],
  ['the beginning of a PDF alone', text('%PDF-1.7'), null],
  ['a page', text('<html>%PDF-1.7'), null],
  ['nothing', text(''), null],
])('%s is of kind %#', async (_, bytes, kind) => {
  expect(await inspectFile(bytes)).toBe(kind);
});

const bomb = deflateSync(zeros(260_000_000));

test.each<[string, Buffer]>([
  ['a PDF with a stream of 260 MB', buildPdf([zeros(260_000_000)])],
  ['a PDF with many large streams', buildPdf(Array.from({ length: 14 }, () => zeros(20_000_000)))],
  ['a PDF with a bomb inside a stream', buildPdf([bomb])],
  [
    'a PDF that is an archive too',
    Buffer.concat([buildPdf().subarray(0, -1), buildZip({ a: text('a') }), text('startxref\n9\n%%EOF')]),
  ],
  ['a Word document that unpacks to 260 MB', buildDocx({ 'word/media/a.bmp': zeros(260_000_000) })],
  ['a Word document that lies about a size', buildDocx({ 'word/a.xml': text('long text') }, { 'word/a.xml': 3 })],
  [
    'a Word document that is a PDF too',
    buildZip({ '%PDF-1.7': text('a'), '[Content_Types].xml': text('a'), 'word/document.xml': text('a') }),
  ],
])('%s is unsafe', async (_, bytes) => {
  await expect(inspectFile(bytes)).rejects.toThrow(UnsafeFileError);
});

test('nothing makes it fail otherwise: cut, turned and mixed bytes of documents', async () => {
  const samples = [buildPdf([randomBytes(500)]), buildDocx({ 'word/a.xml': randomBytes(500) })];
  for (const sample of samples) {
    for (let round = 0; round < 300; round += 1) {
      const bytes = Buffer.from(
        sample.subarray(0, round % 3 === 0 ? Math.ceil(Math.random() * sample.length) : undefined),
      );
      for (let turn = 0; turn < 1 + (round % 4); turn += 1) {
        bytes[4 + Math.floor(Math.random() * (bytes.length - 4))] = Math.floor(Math.random() * 256);
      }
      const result = await inspectFile(bytes).catch((error: unknown) => error);
      expect(result === null || result === 'pdf' || result === 'docx' || result instanceof UnsafeFileError).toBe(true);
    }
  }
});
