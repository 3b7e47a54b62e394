type DeadCitation = { line: number; text: string };

/** A space, or a line break inside a comment. */
const GAP = String.raw`(?: |\n[ \t]*(?:(?:\*|//)[ \t]*)?)`;
const SECTION = String.raw`(?:section${GAP}|§)?\d+(?:\.+\d+)*`;
const CITATION = new RegExp(
  String.raw`\b(spec|rulings?|art direction|demand|pitfalls?|contract${GAP}notes|NOTES|decisions?),?${GAP}` +
    `(${SECTION}(?:(?:,|${GAP}and|–)${GAP}?${SECTION})*)`,
  'gi',
);
const OUTSIDE = /\bissue (?:"|[A-Z]|\d)|(?<![\w./-])shared\/\w|\bstack(?:\.md)?, pitfall|\bcontract's notes\b/g;

/**
 * Finds citations that do not resolve, such as `rulings 2.4`, `spec §4, §9` or `decision 0020`, and those of documents
 * outside the project.
 */
export function findDeadCitations(
  source: string,
  resolve: (document: string, section: string) => boolean,
): DeadCitation[] {
  const dead = [...source.matchAll(CITATION)].filter(([, document = '', sections = '']) =>
    [...sections.matchAll(new RegExp(SECTION, 'g'))].some(
      ([section]) => !resolve(document.toLowerCase(), section.replace(/^section\s+/, '§')),
    ),
  );
  return [...dead, ...source.matchAll(OUTSIDE)].map(({ index, 0: text }) => ({
    line: source.slice(0, index).split('\n').length,
    text,
  }));
}
