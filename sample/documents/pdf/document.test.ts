import { spawnSync } from 'node:child_process';
import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { loadDocumentWriter, type OpenDocument } from '../layout/document-writer.ts';
import { readPdf, reverse } from '../testing/read-pdf.ts';
import { formatText } from './values.ts';

const OPTIONS = { title: 'كتالوج', subject: 'Sample', keywords: ['a'], language: 'ar-SA', date: '2026-01-15' };
const LINES = ['زيت الأملا للشعر', 'نديّة (Nadiya) 300 مل', 'تُعصر وتُنقع بلا لألم إلى الآن', 'office 200 ml'];

let openDocument: OpenDocument;
beforeAll(async () => {
  openDocument = await loadDocumentWriter();
});

function build(options = OPTIONS, lines = LINES): Buffer {
  const writer = openDocument(options);
  writer.document.page((canvas) => {
    writer.document.bookmark('تروى', 40);
    writer.document.anchor('top', 40);
    writer.document.link('top', { x: 10, y: 10, width: 50, height: 10 });
    for (const [index, line] of lines.entries()) {
      writer.write(canvas, line, { role: 'text', size: 14, x: 40, width: 400, y: 40 + index * 40, tag: 'P' });
      writer.write(canvas, line, { role: 'display', size: 14, x: 40, width: 400, y: 260 + index * 40, tag: 'P' });
    }
    canvas.tagged('Figure', () => canvas.rect({ x: 0, y: 0, width: 5, height: 5 }, '#123456'), { alt: 'وصف' });
  });
  writer.document.page((canvas) => canvas.rect({ x: 0, y: 0, width: 5, height: 5 }, '#123456'));
  return writer.document.build();
}

describe('createDocument', () => {
  it('has a valid header, trailer and cross-reference table', () => {
    const pdf = build();
    const source = pdf.toString('latin1');
    expect(source.startsWith('%PDF-1.7\n')).toBe(true);
    const [, start = ''] = /startxref\n(\d+)\n%%EOF\n$/.exec(source) ?? [];
    expect(source.slice(Number(start), Number(start) + 4)).toBe('xref');
    const offsets = [...source.slice(Number(start)).matchAll(/^(\d{10}) 00000 n $/gm)].map(([, offset]) =>
      Number(offset),
    );
    expect(offsets.length).toBeGreaterThan(10);
    for (const [index, offset] of offsets.entries()) expect(source.startsWith(`${index + 1} 0 obj`, offset)).toBe(true);
    for (const [, ref] of source.matchAll(/ (\d+) 0 R/g)) expect(Number(ref)).toBeLessThanOrEqual(offsets.length);
  });

  it('has a title, language, direction, pages, bookmarks and pictures', () => {
    const { pages, source } = readPdf(build());
    expect(pages).toBe(2);
    expect(source).toContain(`/Title ${formatText('كتالوج')}`);
    expect(source).toContain('/Lang (ar-SA)');
    expect(source).toContain('/Direction /R2L');
    expect(source).toContain('/MarkInfo <</Marked true>>');
    expect(source).toContain(`/Title ${formatText('تروى')}`);
    expect(source).toContain(`/Alt ${formatText('وصف')}`);
    expect(source).toContain(`/Dest ${formatText('top')}`);
  });

  it('is deterministic, and differs with its content', () => {
    expect(build().equals(build())).toBe(true);
    expect(build().equals(build({ ...OPTIONS, title: 'آخر' }))).toBe(false);
  });

  it('maps every glyph to its letters, with ligatures and marks', () => {
    const { pieces } = readPdf(build());
    for (const word of ['زيت', 'الأملا', 'للشعر', 'نديّة', 'تُعصر', 'وتُنقع', 'لألم', 'الآن'])
      expect(pieces.filter((piece) => piece === reverse(word))).toHaveLength(2);
    for (const word of ['office', 'Nadiya', '300']) expect(pieces).toContain(word);
  });
});

const hasTool = spawnSync('pdftotext', ['-v']).error === undefined;
describe.skipIf(!hasTool)('pdftotext', () => {
  it('reads Arabic in logical order', async () => {
    const file = join(await mkdtemp(join(tmpdir(), 'pdf-')), 'a.pdf');
    await writeFile(file, build());
    const { stdout, stderr } = spawnSync('pdftotext', [file, '-'], { encoding: 'utf8' });
    expect(stderr).toBe('');
    const text = stdout.replace(/[\u202a-\u202e]/g, '');
    for (const line of [LINES[0], LINES[2], LINES[3]]) expect(text.split(line ?? '')).toHaveLength(3);
  });
});
