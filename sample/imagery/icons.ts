import sharp from 'sharp';
import { buildMarkPaths, INK, ORANGE } from './logo.ts';

/** How much of the square the leaf fills: maskable icons keep 20 % of every side free. */
const FILL = { plain: 0.86, tile: 0.66, maskable: 0.52 } as const;
const LEAF_HEIGHT = 122;
const LEAF_MIDDLE = -39;
/** Sizes for tabs, shortcuts and search results. */
const ICO_SIZES = [16, 32, 48];

function buildIcon(kind: keyof typeof FILL): string {
  const scale = (100 * FILL[kind]) / LEAF_HEIGHT;
  const onOrange = kind !== 'plain';
  const ground = onOrange ? `<rect width="100" height="100" fill="${ORANGE}"/>` : '';
  const leaf = onOrange
    ? buildMarkPaths({ leaf: '#ffffff', veins: ORANGE, stem: INK })
    : buildMarkPaths({ leaf: ORANGE, veins: '#ffffff', stem: INK });
  const transform = `translate(50 ${(50 - LEAF_MIDDLE * scale).toFixed(2)}) scale(${scale.toFixed(4)})`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100">${ground}<g transform="${transform}">${leaf}</g></svg>\n`;
}

async function renderIcon(kind: keyof typeof FILL, size: number): Promise<Buffer> {
  return sharp(Buffer.from(buildIcon(kind)), { density: (72 * size) / 100 })
    .resize(size, size)
    .png({ compressionLevel: 9, palette: true })
    .toBuffer();
}

/** Joins square PNGs into an icon file: a header, an entry of 16 bytes for each picture, then the pictures. */
function buildIco(pictures: readonly Buffer[]): Buffer {
  const header = Buffer.from([0, 0, 1, 0, pictures.length, 0]);
  let offset = header.length + 16 * pictures.length;
  const entries = pictures.map((picture) => {
    const entry = Buffer.alloc(16);
    // Width and height are in the PNG's header.
    entry.writeUInt8(picture.readUInt32BE(16), 0);
    entry.writeUInt8(picture.readUInt32BE(20), 1);
    entry.writeUInt16LE(1, 4);
    entry.writeUInt16LE(32, 6);
    entry.writeUInt32LE(picture.length, 8);
    entry.writeUInt32LE(offset, 12);
    offset += picture.length;
    return entry;
  });
  return Buffer.concat([header, ...entries, ...pictures]);
}

/** The browser's and the home screen's icons, by file name under `public/`. */
export async function renderIcons(): Promise<Map<string, string | Buffer>> {
  return new Map<string, string | Buffer>([
    ['favicon.svg', buildIcon('plain')],
    ['favicon.ico', buildIco(await Promise.all(ICO_SIZES.map((size) => renderIcon('plain', size))))],
    ['apple-touch-icon.png', await renderIcon('tile', 180)],
    ['icon-192.png', await renderIcon('tile', 192)],
    ['icon-512.png', await renderIcon('tile', 512)],
    ['icon-maskable-512.png', await renderIcon('maskable', 512)],
  ]);
}
