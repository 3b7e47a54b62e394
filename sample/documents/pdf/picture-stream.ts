import type { Stream } from './file.ts';
import { name } from './values.ts';

/** A JPEG and its size in pixels. */
export type Picture = { bytes: Uint8Array; width: number; height: number };

export function pictureStream({ bytes, width, height }: Picture): Stream {
  const dictionary = {
    Type: name('XObject'),
    Subtype: name('Image'),
    Width: width,
    Height: height,
    ColorSpace: name('DeviceRGB'),
    BitsPerComponent: 8,
    Filter: name('DCTDecode'),
  };
  return { dictionary, bytes };
}
