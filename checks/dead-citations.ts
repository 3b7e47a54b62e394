export type DeadCitation = { line: number; text: string };

/** A space, or the end of a line of a comment. */
const GAP = String.raw`(?: |\n\s*(?:\*|//)?\s*)`;
const SECTION = String.raw`(?:section${GAP}|§)?\d(?:[\d.]*\d)?`;
const CITATION = new RegExp(
  String.raw`\b(spec|rulings?|art direction|demand|pitfalls?|contract${GAP}notes|NOTES|decisions?),?${GAP}` +
    `(${SECTION}(?:(?:,|${GAP}and|–)${GAP}?${SECTION})*)`,
  'gi',
);
const OUTSIDE = /\bissue (?:"|[A-Z])|(?<![\w./-])shared\/\w|\bstack(?:\.md)?, pitfall|\bcontract's notes\b/g;

/**
 * Finds the citations that lead nowhere: `rulings 2.4`, `spec §4, §9` or `decision 0020` of which `resolve` knows no
 * such section, and documents outside the project.
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
