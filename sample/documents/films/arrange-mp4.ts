/** A box of an MP4 file: its type, start and end (ISO/IEC 14496-12, 4.2). */
type Mp4Box = { type: string; start: number; end: number };

const CONTAINERS = ['moov', 'trak', 'mdia', 'minf', 'stbl'];
const DATED = ['mvhd', 'tkhd', 'mdhd'];
const HEAD = 8;

function listBoxes(file: Buffer, from: number, to: number): Mp4Box[] {
  const boxes: Mp4Box[] = [];
  for (let start = from; start + HEAD <= to; ) {
    const length = file.readUInt32BE(start);
    if (length < HEAD || start + length > to) throw new Error('The film is not a well-formed MP4.');
    boxes.push({ type: file.toString('latin1', start + 4, start + HEAD), start, end: start + length });
    start += length;
  }
  return boxes;
}

function listInside(file: Buffer, box: Mp4Box): Mp4Box[] {
  if (!CONTAINERS.includes(box.type)) return [box];
  return listBoxes(file, box.start + HEAD, box.end).flatMap((inner) => listInside(file, inner));
}

/**
 * Prepares an encoder's MP4 for publishing: moves the index before the pictures, so that it plays while it loads,
 * and clears creation times, so that equal films are equal files.
 */
export function arrangeMp4(film: Uint8Array): Buffer {
  const file = Buffer.from(film);
  const boxes = listBoxes(file, 0, file.length).filter(({ type }) => type !== 'free');
  const index = boxes.find(({ type }) => type === 'moov');
  const pictures = boxes.find(({ type }) => type === 'mdat');
  if (!index || !pictures) throw new Error('The film has no index or no pictures.');
  const others = boxes.filter((box) => box !== index && box !== pictures);
  const before = [...others, index].reduce((sum, { start, end }) => sum + end - start, 0);
  const shift = before - pictures.start;

  for (const { type, start } of listInside(file, index)) {
    const body = start + HEAD + 4;
    if (DATED.includes(type)) file.fill(0, body, body + (file[start + HEAD] === 1 ? 16 : 8));
    if (type !== 'stco') continue;
    for (let entry = 0; entry < file.readUInt32BE(body); entry++) {
      const at = body + 4 + entry * 4;
      file.writeUInt32BE(file.readUInt32BE(at) + shift, at);
    }
  }
  return Buffer.concat([...others, index, pictures].map(({ start, end }) => file.subarray(start, end)));
}
