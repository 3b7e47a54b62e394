import type { Faces } from './face.ts';
import { loadFace } from './load-face.ts';

/** Loads the six faces of the documents (art direction 3). */
export async function loadFaces(): Promise<Faces> {
  return {
    display: await loadFace('display'),
    displayArabic: await loadFace('displayArabic'),
    text: await loadFace('text'),
    textArabic: await loadFace('textArabic'),
    strong: await loadFace('strong'),
    strongArabic: await loadFace('strongArabic'),
  };
}
