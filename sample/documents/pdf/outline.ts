import type { PdfFile } from './file.ts';
import { type Dictionary, name, type Ref } from './values.ts';

/** A bookmark, its place and those below it. */
export type Bookmark = { title: string; page: Ref; top: number; below?: readonly Bookmark[] };

/** Writes the bookmarks and returns the outline's root; entries below the top level start collapsed. */
export function writeOutline(file: PdfFile, bookmarks: readonly Bookmark[]): Ref {
  const root = file.reserve();

  function writeLevel(level: readonly Bookmark[], parent: Ref): Dictionary {
    const refs = level.map(() => file.reserve());
    level.forEach(({ title, page, top, below = [] }, index) => {
      const ref = refs[index];
      if (!ref) return;
      const inside = below.length > 0 ? writeLevel(below, ref) : {};
      const destination = [page, name('XYZ'), { raw: 'null' }, top, { raw: 'null' }];
      const count = below.length > 0 ? -below.length : undefined;
      const [previous, next] = [refs[index - 1], refs[index + 1]];
      file.write(ref, {
        Title: title,
        Parent: parent,
        Dest: destination,
        Prev: previous,
        Next: next,
        ...inside,
        Count: count,
      });
    });
    return { First: refs[0], Last: refs.at(-1), Count: level.length };
  }

  return file.write(root, { Type: name('Outlines'), ...writeLevel(bookmarks, root) });
}
