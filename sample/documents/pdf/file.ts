import { createHash } from 'node:crypto';
import { deflateSync } from 'node:zlib';
import { type Dictionary, formatValue, name, type Ref, raw } from './values.ts';

/** A stream's bytes, compressed already or not at all (pictures). */
export type Stream = { dictionary: Dictionary; bytes: Uint8Array };

/** The objects of one PDF file, numbered in the order they are reserved. */
export type PdfFile = {
  reserve(): Ref;
  write(ref: Ref, dictionary: Dictionary): Ref;
  add(dictionary: Dictionary): Ref;
  addStream(stream: Stream): Ref;
  build(trailer: { root: Ref; info: Ref }): Buffer;
};

/** Compresses text or bytes into a stream. */
export function compress(source: string | Uint8Array, dictionary: Dictionary = {}): Stream {
  const bytes = deflateSync(typeof source === 'string' ? Buffer.from(source, 'latin1') : source, { level: 9 });
  return { dictionary: { ...dictionary, Filter: name('FlateDecode') }, bytes };
}

/** Creates an empty PDF 1.7 file; the same objects in the same order produce the same bytes. */
export function createPdfFile(): PdfFile {
  const objects: Buffer[] = [];

  const reserve = (): Ref => ({ ref: objects.push(Buffer.alloc(0)) });
  function put({ ref }: Ref, ...parts: (string | Uint8Array)[]) {
    const bytes = parts.map((part) => (typeof part === 'string' ? Buffer.from(part, 'latin1') : part));
    objects[ref - 1] = Buffer.concat([Buffer.from(`${ref} 0 obj\n`), ...bytes, Buffer.from('\nendobj\n')]);
    return { ref };
  }
  const write = (ref: Ref, dictionary: Dictionary) => put(ref, formatValue(dictionary));

  return {
    reserve,
    write,
    add: (dictionary) => write(reserve(), dictionary),
    addStream({ dictionary, bytes }) {
      return put(reserve(), formatValue({ ...dictionary, Length: bytes.length }), '\nstream\n', bytes, '\nendstream');
    },
    build({ root, info }) {
      // The comment's high bytes mark the file as binary.
      const header = Buffer.from('%PDF-1.7\n%\xe2\xe3\xcf\xd3\n', 'latin1');
      const offsets: string[] = [];
      let offset = header.length;
      for (const object of objects) {
        offsets.push(`${String(offset).padStart(10, '0')} 00000 n \n`);
        offset += object.length;
      }
      const body = Buffer.concat([header, ...objects]);
      const id = raw(`<${createHash('sha256').update(body).digest('hex').slice(0, 32)}>`);
      const size = objects.length + 1;
      const trailer = formatValue({ Size: size, Root: root, Info: info, ID: [id, id] });
      const table = `xref\n0 ${size}\n0000000000 65535 f \n${offsets.join('')}`;
      return Buffer.concat([body, Buffer.from(`${table}trailer\n${trailer}\nstartxref\n${offset}\n%%EOF\n`, 'latin1')]);
    },
  };
}
