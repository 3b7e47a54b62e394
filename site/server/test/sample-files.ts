/** Files as visitors send them, and hostile ones. */
import { crc32, deflateRawSync, deflateSync } from 'node:zlib';

/** A PDF of one empty page, with compressed streams. */
export function buildPdf(streams: readonly Uint8Array[] = [Buffer.from('BT ET')]): Buffer {
  return buildPdfOf(streams.map((bytes) => ({ entries: '/Filter/FlateDecode', bytes: deflateSync(bytes) })));
}

/** A PDF of one empty page, with these streams as they are; the word before their bytes may be written otherwise. */
export function buildPdfOf(streams: readonly { entries: string; bytes: Uint8Array; begin?: string }[]): Buffer {
  const parts = streams.map(({ entries, bytes, begin = 'stream\n' }, index) => {
    const head = `${index + 4} 0 obj\n<</Length ${bytes.length}${entries}>>\n${begin}`;
    return Buffer.concat([Buffer.from(head, 'latin1'), bytes, Buffer.from('\nendstream\nendobj\n')]);
  });
  const head =
    '%PDF-1.7\n1 0 obj\n<</Type/Catalog/Pages 2 0 R>>\nendobj\n2 0 obj\n<</Type/Pages/Kids[]/Count 0>>\nendobj\n';
  const body = Buffer.concat([Buffer.from(head), ...parts]);
  return Buffer.concat([body, Buffer.from(`trailer\n<</Root 1 0 R>>\nstartxref\n${body.length}\n%%EOF\n`)]);
}

/** A PDF that says it is encrypted, in its trailer or, as newer ones do, in the stream that replaces it. */
export function buildLockedPdf(entry = '/Encrypt 9 0 R', place: 'trailer' | 'stream' = 'trailer'): Buffer {
  const plain =
    place === 'trailer' ? buildPdf() : buildPdfOf([{ entries: `/Type/XRef${entry}`, bytes: Buffer.alloc(20) }]);
  return place === 'stream'
    ? plain
    : Buffer.from(plain.toString('latin1').replace('<</Root', `<<${entry}/Root`), 'latin1');
}

/** A ZIP archive of these entries, with false sizes where `lie` has any. */
export function buildZip(entries: Readonly<Record<string, Uint8Array>>, lie: Readonly<Record<string, number>> = {}) {
  const locals: Buffer[] = [];
  const directory: Buffer[] = [];
  let at = 0;
  for (const [name, bytes] of Object.entries(entries)) {
    const packed = deflateRawSync(bytes);
    const rest = Buffer.alloc(26);
    rest.writeUInt16LE(20, 0);
    rest.writeUInt16LE(8, 4);
    rest.writeUInt32LE(crc32(bytes), 10);
    rest.writeUInt32LE(packed.length, 14);
    rest.writeUInt32LE(lie[name] ?? bytes.length, 18);
    rest.writeUInt16LE(Buffer.byteLength(name), 22);
    const local = Buffer.concat([Buffer.from('PK\x03\x04'), rest, Buffer.from(name), packed]);
    const tail = Buffer.alloc(14);
    tail.writeUInt32LE(at, 10);
    const made = Buffer.from([20, 0]);
    directory.push(Buffer.concat([Buffer.from('PK\x01\x02'), made, rest, tail, Buffer.from(name)]));
    locals.push(local);
    at += local.length;
  }
  const list = Buffer.concat(directory);
  const end = Buffer.alloc(18);
  end.writeUInt16LE(directory.length, 4);
  end.writeUInt16LE(directory.length, 6);
  end.writeUInt32LE(list.length, 8);
  end.writeUInt32LE(at, 12);
  return Buffer.concat([...locals, list, Buffer.from('PK\x05\x06'), end]);
}

const PACKAGE = 'http://schemas.openxmlformats.org/package/2006';
const WORD = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml';
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';

/** The types of a document whose main part has this one. */
export function buildTypes(main = WORD, more = ''): Buffer {
  return Buffer.from(
    `<?xml version="1.0" encoding="UTF-8" standalone="yes"?><Types xmlns="${PACKAGE}/content-types"><Default Extension="xml" ContentType="application/xml"/><Override PartName="/word/document.xml" ContentType="${main}"/>${more}</Types>`,
  );
}

/** The relationships of a part: one, of this type, to this place outside of the document. */
export function buildExternal(type: string, target: string): Buffer {
  return Buffer.from(
    `<Relationships xmlns="${PACKAGE}/relationships"><Relationship Id="rId1" Type="${OFFICE}/${type}" Target="${target}" TargetMode="External"/></Relationships>`,
  );
}

const MAIN = Buffer.from(
  '<w:document xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"><w:body/></w:document>',
);

/** A Word document with entries added or replaced, if any. */
export function buildDocx(more: Readonly<Record<string, Uint8Array>> = {}, lie?: Readonly<Record<string, number>>) {
  return buildZip({ '[Content_Types].xml': buildTypes(), 'word/document.xml': MAIN, ...more }, lie);
}
