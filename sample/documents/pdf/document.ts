import type { Direction } from '../type/bidi.ts';
import { type Canvas, createCanvas } from './canvas.ts';
import { compress, createPdfFile } from './file.ts';
import { createFontBook, type FontPrograms } from './font-book.ts';
import { type Bookmark, writeOutline } from './outline.ts';
import { type Picture, pictureStream } from './picture-stream.ts';
import { createTagTree, type Tag } from './tags.ts';
import { type Dictionary, name, type Ref, raw, type Value } from './values.ts';

/** A4 in points. */
export const PAGE = { width: 595.28, height: 841.89 } as const;

export type DocumentOptions = {
  title: string;
  subject: string;
  author: string;
  keywords: readonly string[];
  /** `ar-SA`. */
  language: string;
  direction: Direction;
  /** The date of issue, `2026-01-15`. */
  date: string;
};

/** A paged document being made. */
export type PagedDocument = {
  page(draw: (page: Canvas) => void): void;
  /** Puts everything `fill` tags inside one element. */
  within(tag: Tag, fill: () => void): void;
  /** Embeds a picture and returns its resource name; equal pictures are embedded once. */
  embed(picture: Picture): string;
  /** Adds a bookmark to a position on the current page, under the last top-level one if `below`. */
  bookmark(title: string, y: number, below?: boolean): void;
  /** Marks a position on the current page as a target of links. */
  anchor(id: string, y: number): void;
  /** Links a box of the current page to an anchor. */
  link(id: string, box: { x: number; y: number; width: number; height: number }): void;
  build(): Buffer;
};

type OpenPage = { index: number; ref: Ref; links: Dictionary[] };

/** Creates an empty tagged document; the same calls produce the same bytes. */
export function createDocument(options: DocumentOptions, programs: FontPrograms): PagedDocument {
  const { direction, language } = options;
  const file = createPdfFile();
  const [root, pageTree, resources] = [file.reserve(), file.reserve(), file.reserve()];
  const fonts = createFontBook(file, programs);
  const tags = createTagTree(file);
  const pages: Ref[] = [];
  const pictures = new Map<Picture, Ref>();
  const bookmarks: (Bookmark & { below: Bookmark[] })[] = [];
  const anchors = new Map<string, Value>();
  let current: OpenPage | undefined;

  function openPage(): OpenPage {
    if (!current) throw new Error('No page of the document is open.');
    return current;
  }
  const left = (x: number, width: number) => (direction === 'rtl' ? PAGE.width - x - width : x);

  return {
    page(draw) {
      const ref = file.reserve();
      const index = pages.push(ref) - 1;
      const page: OpenPage = { index, ref, links: [] };
      current = page;
      const canvas = createCanvas({ ...PAGE, direction, fonts, startContent: (tag, o) => tags.leaf(tag, page, o) });
      draw(canvas);
      current = undefined;
      file.write(ref, {
        Type: name('Page'),
        Parent: pageTree,
        MediaBox: [0, 0, PAGE.width, PAGE.height],
        Resources: resources,
        Contents: file.addStream(compress(canvas.content())),
        StructParents: index,
        Tabs: name('S'),
        Annots: page.links.length > 0 ? page.links.map((link) => file.add(link)) : undefined,
      });
    },
    within: tags.within,
    embed(picture) {
      if (!pictures.has(picture)) pictures.set(picture, file.addStream(pictureStream(picture)));
      return `I${[...pictures.keys()].indexOf(picture) + 1}`;
    },
    bookmark(title, y, below = false) {
      const mark = { title, page: openPage().ref, top: PAGE.height - y, below: [] };
      const parent = bookmarks.at(-1);
      if (below && parent) parent.below.push(mark);
      else bookmarks.push(mark);
    },
    anchor(id, y) {
      anchors.set(id, [openPage().ref, name('XYZ'), raw('null'), PAGE.height - y, raw('null')]);
    },
    link(id, { x, y, width, height }) {
      const x0 = left(x, width);
      openPage().links.push({
        Type: name('Annot'),
        Subtype: name('Link'),
        Rect: [x0, PAGE.height - y - height, x0 + width, PAGE.height - y],
        Border: [0, 0, 0],
        Dest: id,
        F: 4,
      });
    },
    build() {
      file.write(pageTree, { Type: name('Pages'), Kids: pages, Count: pages.length });
      const images = [...pictures.values()].map((ref, index) => [`I${index + 1}`, ref]);
      file.write(resources, { Font: fonts.write(), XObject: Object.fromEntries(images) });
      const places = [...anchors].sort(([one], [other]) => (one < other ? -1 : 1));
      file.write(root, {
        Type: name('Catalog'),
        Pages: pageTree,
        Lang: raw(`(${language})`),
        MarkInfo: { Marked: true },
        StructTreeRoot: tags.write(),
        Names: { Dests: { Names: places.flat() } },
        Outlines: bookmarks.length > 0 ? writeOutline(file, bookmarks) : undefined,
        PageMode: name(bookmarks.length > 0 ? 'UseOutlines' : 'UseNone'),
        ViewerPreferences: { DisplayDocTitle: true, Direction: name(direction === 'rtl' ? 'R2L' : 'L2R') },
      });
      const day = raw(`(D:${options.date.replaceAll('-', '')}000000Z)`);
      const { title, author, subject, keywords } = options;
      const info = { Title: title, Author: author, Subject: subject, Keywords: keywords.join(', '), Creator: author };
      return file.build({ root, info: file.add({ ...info, CreationDate: day, ModDate: day }) });
    },
  };
}
