import { z } from 'zod';
import { parseJson } from '../../contract/parse-json.ts';

/** The parts of a browser's report that are kept: nothing of the visitor, of queries or of the page's text. */
type SecurityReport = {
  directive: string;
  disposition: 'enforce' | 'report';
  /** The page's path. */
  path: string;
  /** A keyword such as `inline`, or the refused origin or scheme. */
  blocked: string;
  /** The script it was in: the path of one of ours with its line, else its origin or scheme. */
  source: string;
};

// biome-ignore format: a list of words reads better in rows
const DIRECTIVES: ReadonlySet<string> = new Set([
  'default-src', 'script-src', 'script-src-elem', 'script-src-attr', 'style-src', 'style-src-elem', 'style-src-attr',
  'img-src', 'font-src', 'connect-src', 'media-src', 'frame-src', 'object-src', 'manifest-src', 'worker-src',
  'base-uri', 'form-action', 'frame-ancestors', 'require-trusted-types-for',
]);
const KEYWORDS = /^(?:inline|eval|wasm-eval|self|data|blob|trusted-types-(?:sink|policy))$/;
/** In one body of the Reporting API. */
const MAX_REPORTS = 20;
/** The limit of each logged text except the page's path, which the log itself limits. */
const MAX_LETTERS = 200;

const text = z.string().catch('');
const line = z.number().int().nonnegative().catch(0);

const reportSchema = z.object({
  type: z.literal('csp-violation'),
  body: z.object({
    documentURL: text,
    effectiveDirective: text,
    blockedURL: text,
    disposition: text,
    sourceFile: text,
    lineNumber: line,
  }),
});

/** `application/reports+json`: the Reporting API, which may send reports of other kinds along. */
const reportingSchema = z.array(z.unknown()).transform((items) =>
  items.slice(0, MAX_REPORTS).flatMap((item) => {
    const { success, data } = reportSchema.safeParse(item);
    return success ? [data.body] : [];
  }),
);

/** `application/csp-report`: browsers that only support `report-uri`. */
const reportUriSchema = z
  .object({
    'csp-report': z.object({
      'document-uri': text,
      'effective-directive': text,
      'violated-directive': text,
      'blocked-uri': text,
      disposition: text,
      'source-file': text,
      'line-number': line,
    }),
  })
  .transform(({ 'csp-report': report }) => [
    {
      documentURL: report['document-uri'],
      effectiveDirective: report['effective-directive'] || report['violated-directive'].split(' ', 1).join(''),
      blockedURL: report['blocked-uri'],
      disposition: report.disposition,
      sourceFile: report['source-file'],
      lineNumber: report['line-number'],
    },
  ]);

const SCHEMAS = { 'application/reports+json': reportingSchema, 'application/csp-report': reportUriSchema } as const;
type ReportType = keyof typeof SCHEMAS;

export function isReportType(type: string): type is ReportType {
  return Object.hasOwn(SCHEMAS, type);
}

/** Parses the reports of pages of this site; null when the body is not a report. */
export function parseSecurityReports(type: ReportType, body: string, siteOrigin: string): SecurityReport[] | null {
  const parsed = SCHEMAS[type].safeParse(parseJson(body));
  if (!parsed.success) return null;
  return parsed.data.flatMap((report) => {
    const page = parseUrl(report.documentURL);
    if (page?.origin !== siteOrigin || !DIRECTIVES.has(report.effectiveDirective)) return [];
    const source = parseUrl(report.sourceFile);
    return {
      directive: report.effectiveDirective,
      disposition: report.disposition === 'report' ? 'report' : 'enforce',
      path: page.pathname,
      blocked: KEYWORDS.test(report.blockedURL) ? report.blockedURL : nameOrigin(parseUrl(report.blockedURL)),
      source: source?.origin === siteOrigin ? `${cut(source.pathname)}:${report.lineNumber}` : nameOrigin(source),
    };
  });
}

function parseUrl(address: string): URL | null {
  return URL.canParse(address) ? new URL(address) : null;
}

/** `https://ads.example/a?b` → `https://ads.example`; `chrome-extension://…` → `chrome-extension:`. */
function nameOrigin(url: URL | null): string {
  if (url === null) return '';
  return cut(/^https?:$/.test(url.protocol) ? url.origin : url.protocol);
}

function cut(text: string): string {
  return text.slice(0, MAX_LETTERS);
}
