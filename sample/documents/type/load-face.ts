import { readFile } from 'node:fs/promises';
import * as harfbuzz from 'harfbuzzjs';
import wawoff2 from 'wawoff2';
import { FONT_FOLDER } from '../../folders.ts';
import { mapPath } from '../../imagery/drawing/geometry.ts';
import { parsePathData } from '../../imagery/drawing/path-data.ts';
import { type Face, type FaceName, FILES } from './face.ts';

// Digits of one width and height, and only the ligatures Arabic requires, so that text extracts letter by letter.
const FEATURES = ['lnum', 'tnum', 'liga'].map((tag) => new harfbuzz.Feature(tag, tag === 'liga' ? 0 : 1));

/** The letters of each glyph: a cluster's first glyph has all its letters, the others none. */
function lettersOf(text: string, clusters: readonly number[]): string[] {
  const starts = [...new Set(clusters)].sort((one, other) => one - other);
  const taken = new Set<number>();
  return clusters.map((cluster) => {
    if (taken.has(cluster)) return '';
    taken.add(cluster);
    return text.slice(cluster, starts[starts.indexOf(cluster) + 1]);
  });
}

export async function loadFace(name: FaceName): Promise<Face> {
  const woff2 = await readFile(`${FONT_FOLDER}/${FILES[name]}`);
  // Copy the result: the decompressor reuses its memory.
  const program = new Uint8Array(await wawoff2.decompress(woff2));
  const face = new harfbuzz.Face(new harfbuzz.Blob(program));
  const font = new harfbuzz.Font(face);
  const covered = new Set(face.collectUnicodes());
  const head = tableOf(face, 'head');
  const scale = 1000 / face.upem;
  const count = tableOf(face, 'maxp').getUint16(4);
  const { ascender, descender } = font.hExtents();
  const buffer = new harfbuzz.Buffer();

  return {
    name,
    postScriptName: FILES[name]
      .replace('.woff2', '')
      .replace(/(^|-)([a-z])/g, (_, hyphen, letter) => hyphen + letter.toUpperCase()),
    program,
    ascent: Math.round(ascender * scale),
    descent: Math.round(descender * scale),
    box: [
      Math.round(head.getInt16(36) * scale),
      Math.round(head.getInt16(38) * scale),
      Math.round(head.getInt16(40) * scale),
      Math.round(head.getInt16(42) * scale),
    ],
    widths: Array.from({ length: count }, (_, id) => Math.round(font.glyphHAdvance(id) * scale)),
    blank: font.nominalGlyph(0x20) ?? 0,
    outline(id) {
      const path = parsePathData(font.glyphToPath(id));
      return mapPath(path, (x, y) => [x * scale, y * scale]);
    },
    covers: (character) => covered.has(character.codePointAt(0) ?? 0),
    shape(text, direction) {
      buffer.clearContents();
      buffer.addText(text);
      buffer.guessSegmentProperties();
      buffer.setDirection(direction === 'rtl' ? harfbuzz.Direction.RTL : harfbuzz.Direction.LTR);
      buffer.setClusterLevel(harfbuzz.ClusterLevel.MONOTONE_CHARACTERS);
      harfbuzz.shape(font, buffer, FEATURES);
      const glyphs = buffer.getGlyphInfosAndPositions();
      const letters = lettersOf(
        text,
        glyphs.map(({ cluster }) => cluster),
      );
      return glyphs.map(({ codepoint, xAdvance = 0, xOffset = 0, yOffset = 0 }, index) => ({
        id: codepoint,
        advance: xAdvance * scale,
        dx: xOffset * scale,
        dy: yOffset * scale,
        text: letters[index] ?? '',
      }));
    },
  };
}

function tableOf(face: harfbuzz.Face, tag: string): DataView {
  const bytes = face.referenceTable(tag);
  if (!bytes) throw new Error(`A font lacks its ${tag} table.`);
  return new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
}
