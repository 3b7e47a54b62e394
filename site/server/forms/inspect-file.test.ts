import { randomBytes } from 'node:crypto';
import { deflateRawSync, deflateSync } from 'node:zlib';
import { expect, test } from 'vitest';
import {
  buildDocx,
  buildExternal,
  buildLockedPdf,
  buildPdf,
  buildPdfOf,
  buildTypes,
  buildZip,
} from '../test/sample-files.ts';
import { LockedFileError, UnsafeFileError } from './inflate.ts';
import { inspectFile } from './inspect-file.ts';

const TYPES = '[Content_Types].xml';
const RELATIONS = 'word/_rels/document.xml.rels';
const SETTINGS = 'word/_rels/settings.xml.rels';
const zeros = (bytes: number) => Buffer.alloc(bytes);
const text = (value: string) => Buffer.from(value, 'latin1');
const template = (target: string) => buildExternal('attachedTemplate', target);
const packed = (filters: string, bytes: Uint8Array) => ({ entries: `/Filter[${filters}]`, bytes });
const picture = packed('/DCTDecode', randomBytes(10_000));
const encodeHex = (bytes: Uint8Array) => text(`${Buffer.from(bytes).toString('hex')}>`);
const mainOf = (bytes: Buffer) => Buffer.from(String(bytes).replace('/word/document.xml', '/Word/Document2.xml'));
const moved = buildZip({
  [TYPES]: mainOf(buildTypes()),
  'word/document2.xml': text('<document xmlns="http://purl.oclc.org/ooxml/wordprocessingml/main"/>'),
});

function encode85(bytes: Buffer): Buffer {
  const whole = Buffer.concat([bytes, zeros((4 - (bytes.length % 4)) % 4)]);
  let out = '';
  for (let at = 0; at < whole.length; at += 4) {
    let value = whole.readUInt32BE(at);
    let group = '';
    for (let place = 0; place < 5; place += 1) {
      group = String.fromCharCode(33 + (value % 85)) + group;
      value = Math.floor(value / 85);
    }
    out += group;
  }
  return text(`${out}~>`);
}

/** 280 MB of zeros in LZW: each code stands for one zero more than the one before. */
function encodeLzwZeros(early: 0 | 1): Buffer {
  const bits: string[] = [];
  const write = (code: number, next: number) =>
    bits.push(code.toString(2).padStart(Math.min(12, 32 - Math.clz32(next + early)), '0'));
  for (let round = 0; round < 40; round += 1) {
    write(256, round === 0 ? 258 : 4_001);
    write(0, 258);
    for (let code = 258; code <= 4_000; code += 1) write(code, code);
  }
  return Buffer.from((bits.join('').match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)));
}

test.each<[string, Buffer, 'pdf' | 'docx' | null]>([
  ['a PDF', buildPdf(), 'pdf'],
  ['a PDF with a line after its end', Buffer.concat([buildPdf(), text('\r\n')]), 'pdf'],
  ['a PDF with random streams', buildPdf([randomBytes(9_000), randomBytes(90)]), 'pdf'],
  ['a scan of 200 MB', buildPdf([zeros(200_000_000)]), 'pdf'],
  ['a Word document', buildDocx(), 'docx'],
  ['a Word document whose main part has another name', moved, 'docx'],
  [
    'a document that was made from a template on a disk',
    buildDocx({ [SETTINGS]: template('file:///C:\\T\\CV.dotx') }),
    'docx',
  ],
  ['a document with a link', buildDocx({ [RELATIONS]: buildExternal('hyperlink', 'https://a.example') }), 'docx'],
  [
    'a PDF as old tools write it',
    buildPdfOf([packed('/ASCII85Decode/FlateDecode', encode85(deflateSync(text('BT ET'))))]),
    'pdf',
  ],
  ['a PDF with pictures alone', buildPdfOf(Array.from({ length: 400 }, () => picture)), 'pdf'],
  [
    'a PDF that speaks of encryption',
    buildPdfOf([{ entries: '/Name/Encrypt/Length1 9', bytes: text('/Encrypt 9 0 R') }]),
    'pdf',
  ],
  ['a PDF that is encrypted by nothing', buildLockedPdf('/Encrypt null'), 'pdf'],
  [
    'a workbook',
    buildDocx({ [TYPES]: buildTypes('application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml') }),
    null,
  ],
  ['an archive with the names of a document', buildDocx({ 'word/document.xml': text('<html/>') }), null],
  ['an archive with no main part', buildZip({ [TYPES]: buildTypes() }), null],
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
const flate = (begin: string) => buildPdfOf([{ ...packed('/FlateDecode', bomb), begin }]);
/** An uncompressed block that marks the end of the stream. */
const falseEnd = text('x\x01\0\x0b\0\xf4\xff\nendstream\n');
const utf16 = (bytes: Buffer) => Buffer.from(`\ufeff${bytes}`, 'utf16le');
const misnamed = buildDocx();
misnamed.write('x', 30);

test.each<[string, Buffer]>([
  ['a PDF with a stream of 260 MB', buildPdf([zeros(260_000_000)])],
  ['a PDF with many large streams', buildPdf(Array.from({ length: 14 }, () => zeros(20_000_000)))],
  ['a PDF with a bomb inside a stream', buildPdf([bomb])],
  [
    'a PDF that is an archive too',
    Buffer.concat([buildPdf().subarray(0, -1), buildZip({ a: text('a') }), text('startxref\n9\n%%EOF')]),
  ],
  ['a PDF with a bomb in hexadecimal digits', buildPdfOf([packed('/ASCIIHexDecode/FlateDecode', encodeHex(bomb))])],
  ['a PDF with a bomb in letters', buildPdfOf([packed('/A85 /Fl', encode85(bomb))])],
  ['a PDF with a bomb under an escaped name', buildPdfOf([packed('/ASCIIH#65xDecode/Fl#61teDecode', encodeHex(bomb))])],
  ['a PDF with runs of runs', buildPdfOf([packed('/RunLengthDecode/RL', Buffer.alloc(64_000, 129))])],
  ['a PDF with a bomb in LZW', buildPdfOf([packed('/LZWDecode', encodeLzwZeros(1))])],
  ['a PDF with a bomb in LZW that changes late', buildPdfOf([packed('/LZWDecode', encodeLzwZeros(0))])],
  ['a PDF with nine filters', buildPdfOf([packed('/AHx'.repeat(9), encodeHex(bomb))])],
  ['a PDF whose filters are elsewhere', buildPdfOf([{ entries: '/Filter 9 0 R', bytes: bomb }])],
  ['a PDF whose filters are there twice', buildPdfOf([{ entries: '/Filter/AHx/Filter/Fl', bytes: bomb }])],
  [
    'a PDF with a false end of a stream',
    buildPdfOf([packed('/FlateDecode', Buffer.concat([falseEnd, deflateRawSync(zeros(260_000_000))]))]),
  ],
  ['a PDF with a bomb after a space', flate('stream \r\n')],
  ['a PDF with a bomb after half a line end', flate('stream\r')],
  ['a PDF with a bomb after spaces alone', flate('stream   ')],
  ['a PDF with a bomb without an object', Buffer.concat([text('%PDF-1.7\nstream\n'), bomb, buildPdf()])],
  ...['word/vbaProject.bin', 'WORD/VBAPROJECT.BIN', 'customXml/vbaProject.bin', 'word/vbaData.xml'].map(
    (name): [string, Buffer] => [`a document with ${name}`, buildDocx({ [name]: text('x') })],
  ),
  [
    'a document of a type with macros',
    buildDocx({ [TYPES]: buildTypes('application/vnd.ms-word.document.macroEnabled.main+xml') }),
  ],
  [
    'a document with macros under another name',
    buildDocx({
      [TYPES]: buildTypes(undefined, '<Default Extension="x" ContentType="application/vnd.ms-office.VBAProject"/>'),
    }),
  ],
  ...[
    'https://a.example/t.dotm',
    '&#104;ttps://a.example/t.dotm',
    '\\\\a.example\\t.dotm',
    '&#x0000005c;&#x0000005c;a.example&#00000092;t.dotm',
    '//a.example/t.dotm',
    'file://a.example/t.dotm',
    'file:///%5C%5Ca.example/t.dotm',
    'mhtml:file:///C:/t.dotm',
  ].map((target): [string, Buffer] => [`a template at ${target}`, buildDocx({ [SETTINGS]: template(target) })]),
  ['a template in two bytes a letter', buildDocx({ [SETTINGS]: utf16(template('https://a.example/t.dotm')) })],
  ...['<!DOCTYPE a>', '<!ENTITY b "c">'].map((type): [string, Buffer] => [
    `a document with ${type}`,
    buildDocx({ [RELATIONS]: Buffer.concat([text(type), buildExternal('hyperlink', 'https://a.example')]) }),
  ]),
  [
    'a document with lists of relationships of 2.1 MB',
    buildDocx(
      Object.fromEntries([1, 2, 3].map((part) => [`word/_rels/${part}.rels`, text('<Relationship/>'.repeat(50_000))])),
    ),
  ],
  [
    'a document with an element of 101 attributes',
    buildDocx({
      [RELATIONS]: text(`<Relationship ${Array.from({ length: 101 }, (_, one) => `a${one}=""`).join(' ')}/>`),
    }),
  ],
  [
    'a document with an element that has one attribute 101 times',
    buildDocx({ [RELATIONS]: text(`<Relationship ${'a="" '.repeat(101)}/>`) }),
  ],
  ['a document with a list of types of 300 kB', buildDocx({ [TYPES]: buildTypes(undefined, ' '.repeat(300_000)) })],
  ['a PDF whose filters have no end', buildPdfOf([{ entries: `/Filter[${'/Fl'.repeat(9)}`, bytes: bomb }])],
  ['a linked object', buildDocx({ [RELATIONS]: buildExternal('oleObject', 'https://a.example/x') })],
  ['two entries of one name', buildDocx({ 'Word/Document.xml': text('x') })],
  ['an entry with two names', misnamed],
  ['a Word document that unpacks to 260 MB', buildDocx({ 'word/media/a.bmp': zeros(260_000_000) })],
  ['a Word document that lies about a size', buildDocx({ 'word/a.xml': text('long text') }, { 'word/a.xml': 3 })],
  [
    'a Word document that is a PDF too',
    buildZip({ '%PDF-1.7': text('a'), '[Content_Types].xml': text('a'), 'word/document.xml': text('a') }),
  ],
])('%s is unsafe', async (_, bytes) => {
  await expect(inspectFile(bytes)).rejects.toThrow(UnsafeFileError);
});

const ole = Buffer.from('d0cf11e0a1b11ae1', 'hex');
test.each<[string, Buffer]>([
  ['a PDF', buildLockedPdf()],
  ['a PDF that says how at once', buildLockedPdf('/Encrypt<</Filter/Standard/V 4>>')],
  ['a PDF that writes it otherwise', buildLockedPdf('/#45ncrypt\n9 0 R')],
  ['a PDF without a trailer', buildLockedPdf('/Encrypt 9 0 R', 'stream')],
  ['a Word document', Buffer.concat([ole, zeros(600), Buffer.from('EncryptedPackage', 'utf16le'), zeros(600)])],
])('%s that is encrypted is locked (decision 0228)', async (_, bytes) => {
  await expect(inspectFile(bytes)).rejects.toThrow(LockedFileError);
});

test.each(['obj%', 'trailer%'])(
  'comments of 800 kB behind each of 200,000 words are not read again and again: %s',
  async (word) => {
    const bytes = text(`%PDF-1.7 ${word.repeat(200_000)} startxref 9 %%EOF`);
    await expect(inspectFile(bytes)).rejects.toThrow(UnsafeFileError);
  },
);

test('a document of many streams that lie in one another is not read for ever', async () => {
  const overlapping = text(`%PDF-1.7\n${'1 0 obj<<('.repeat(200_000)}\nstartxref\n9\n%%EOF`);
  await expect(inspectFile(overlapping)).rejects.toThrow(UnsafeFileError);
  const empty = Buffer.alloc(1_000_000, text('\0\0\0\xff\xff'));
  const streams = text('obj<</Filter/Fl>>stream\nx\x01').toString('latin1').repeat(2_000);
  const idle = Buffer.concat([text(`%PDF-1.7\n${streams}`), empty, text('\nstartxref\n9\n%%EOF')]);
  expect(await inspectFile(idle).catch((error: unknown) => error)).toBeOneOf(['pdf', expect.any(UnsafeFileError)]);
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
