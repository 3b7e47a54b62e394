/** The kinds of findings, most urgent first: what fails a check, and what is worth a look. */
const FINDING_KINDS = {
  unanswered: { level: 'error', title: 'The service does not answer' },
  lacking: { level: 'error', title: 'The service lacks something that the site shows' },
  clash: { level: 'error', title: 'Two things have the same address' },
  nowhere: { level: 'error', title: 'Links to nowhere' },
  expired: { level: 'warning', title: 'Expired' },
  untranslated: { level: 'warning', title: 'Not translated' },
  marketplace: { level: 'warning', title: 'Products that cannot be bought anywhere' },
  alternative: { level: 'warning', title: 'Pictures without a description (alternative text)' },
  small: { level: 'warning', title: 'Pictures that are too small' },
  large: { level: 'warning', title: 'Pictures that are too large' },
  title: { level: 'warning', title: 'Titles for search engines' },
  description: { level: 'warning', title: 'Descriptions for search engines' },
} as const satisfies Record<string, { level: 'error' | 'warning'; title: string }>;

export type FindingKind = keyof typeof FINDING_KINDS;

/** One thing to look at: `where` is the country and language, `what` a sentence. */
export type Finding = { kind: FindingKind; where: string; what: string };

/** The findings on the services, once each. */
export type Report = { services: readonly string[]; findings: readonly Finding[] };

/** Whether a check passes: a warning does not fail it. */
export function isPassed({ findings }: Report): boolean {
  return findings.every(({ kind }) => FINDING_KINDS[kind].level === 'warning');
}

/** Groups findings by kind, in the order of the kinds, then by sentence: one in several places is listed once. */
export function groupFindings({ findings }: Report) {
  const kinds = Object.entries(FINDING_KINDS).map(([kind, { level, title }]) => {
    const own = findings.filter((one) => one.kind === kind);
    const lines = [...Map.groupBy(own, ({ what }) => what)].map(([what, same]) => ({
      what,
      where: [...new Set(same.map(({ where }) => where))],
    }));
    return { level, title, lines };
  });
  return kinds.filter(({ lines }) => lines.length > 0);
}
