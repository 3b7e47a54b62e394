import { escapeXml } from '../../contract/escape-xml.ts';
import { defaultLanguage } from '../../contract/languages.ts';
import { groupFindings, isPassed, type Report } from './finding.ts';

/** Writes a report as lines for a terminal. */
export function writeText(report: Report): string {
  const groups = groupFindings(report).map(({ level, title, lines }) =>
    [
      `${level === 'error' ? 'Error' : 'Look at'}: ${title} (${lines.length})`,
      ...lines.map(({ what, where }) => `  ${what} [${where.join(', ')}]`),
    ].join('\n'),
  );
  return [...report.services, ...groups, conclude(report), ''].join('\n\n');
}

const STYLE = `body{font:16px/1.5 system-ui,sans-serif;margin:2rem auto;max-width:60rem;padding:0 1rem}
h2{border-block-end:2px solid;margin-block:2rem 0.5rem}li{break-inside:avoid}small{color:#555}
@media print{body{font-size:11pt;margin:0;max-width:none}h2{break-after:avoid}}`;

/** Writes a report as a printable page. */
export function writeHtml(report: Report): string {
  const groups = groupFindings(report).map(
    ({ level, title, lines }) =>
      `<section data-level="${level}"><h2>${escapeXml(title)} (${lines.length})</h2><ul>${lines
        .map(({ what, where }) => `<li>${escapeXml(what)} <small>${escapeXml(where.join(', '))}</small></li>`)
        .join('')}</ul></section>`,
  );
  const services = report.services.map((one) => `<li>${escapeXml(one)}</li>`).join('');
  return `<!doctype html>
<html lang="${defaultLanguage}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>Content check</title><style>${STYLE}</style></head>
<body><h1>Content check</h1><ul>${services}</ul><p><strong>${conclude(report)}</strong></p>${groups.join('')}</body></html>
`;
}

function conclude(report: Report): string {
  const { length } = groupFindings(report).flatMap(({ lines }) => lines);
  if (length === 0) return 'Nothing to look at.';
  return isPassed(report) ? `${length} things to look at, no errors.` : `${length} things to look at, with errors.`;
}
