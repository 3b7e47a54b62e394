import type { PdfFile } from './file.ts';
import { type Dictionary, name, type Ref } from './values.ts';

/** The structure types reported to assistive technology (ISO 32000-1, 14.8.4). */
export type Tag =
  | 'Document'
  | 'Sect'
  | 'TOC'
  | 'TOCI'
  | 'H1'
  | 'H2'
  | 'H3'
  | 'P'
  | 'Figure'
  | 'Table'
  | 'TR'
  | 'TH'
  | 'TD';
export type TagOptions = { alt?: string; language?: string };

type Element = { ref: Ref; tag: Tag; parent: Ref; kids: (Ref | Dictionary)[]; options: TagOptions };

/** The logical structure of one file: what is a heading, a figure, a cell, in reading order. */
type TagTree = {
  /** Puts everything `fill` tags inside one element. */
  within(tag: Tag, fill: () => void): void;
  /** Adds a piece of content to a page and returns its number on that page. */
  leaf(tag: Tag, page: { index: number; ref: Ref }, options: TagOptions): number;
  write(): Ref;
};

/** Creates the structure tree of a file; everything is inside one `Document`. */
export function createTagTree(file: PdfFile): TagTree {
  const root = file.reserve();
  const elements: Element[] = [];
  const byPage: Ref[][] = [];

  function append(tag: Tag, parent: Element | undefined, options: TagOptions = {}): Element {
    const element: Element = { ref: file.reserve(), tag, parent: parent?.ref ?? root, kids: [], options };
    elements.push(element);
    parent?.kids.push(element.ref);
    return element;
  }
  const top = append('Document', undefined);
  let current = top;

  return {
    within(tag, fill) {
      const outer = current;
      current = append(tag, outer);
      fill();
      current = outer;
    },
    leaf(tag, { index, ref }, options) {
      const element = append(tag, current, options);
      const onPage = byPage[index] ?? [];
      byPage[index] = onPage;
      const number = onPage.push(element.ref) - 1;
      element.kids.push({ Type: name('MCR'), Pg: ref, MCID: number });
      return number;
    },
    write() {
      for (const { ref, tag, parent, kids, options } of elements) {
        file.write(ref, {
          Type: name('StructElem'),
          S: name(tag),
          P: parent,
          K: kids,
          Alt: options.alt,
          Lang: options.language,
        });
      }
      const numbers = [...byPage].flatMap((refs, index) => (refs ? [index, refs] : []));
      return file.write(root, {
        Type: name('StructTreeRoot'),
        K: [top.ref],
        ParentTree: { Nums: numbers },
        ParentTreeNextKey: byPage.length,
      });
    },
  };
}
