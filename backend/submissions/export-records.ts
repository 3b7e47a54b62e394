/** Records as JSON, CSV or an Excel workbook. */
import writeXlsxFile from 'write-excel-file/node';
import { countryName } from '../../contract/countries.ts';
import { FORM_FIELDS } from '../../contract/forms/form-fields.ts';
import { FORM_NAMES } from '../../contract/forms.ts';
import { inLanguage, type LanguageCode, resolveLanguage, type Translated } from '../../contract/languages.ts';
import { listLines } from './lines.ts';
import type { SubmissionRecord } from './records.ts';
import type { Subscriber } from './subscribers.ts';

type Format = 'json' | 'csv' | 'xlsx';

const FACTS = {
  reference: { en: 'Reference number', ar: 'الرقم المرجعي' },
  received: { en: 'Received (UTC)', ar: 'وقت الاستلام (UTC)' },
  form: { en: 'Form', ar: 'النموذج' },
  country: { en: 'Country', ar: 'الدولة' },
  language: { en: 'Language', ar: 'اللغة' },
  page: { en: 'Page', ar: 'الصفحة' },
  consent: { en: 'Consent text', ar: 'نصّ الموافقة' },
} as const satisfies Readonly<Record<string, Translated>>;

/** First characters of cells that a spreadsheet would evaluate, or run as a command; they are escaped. */
const FORMULA = /^[=+\-@\t\r\n＝＋－＠]/u;
/** With an invisible mark in front, the plus of an international number is neither lost nor evaluated. */
const TELEPHONE = /^\+\d{5,15}(?: #\d+)?$/;
const LEFT_TO_RIGHT = '\u200E';
const BYTE_ORDER_MARK = '\uFEFF';
const COLUMN_WIDTH = 24;

/** Exports records in a format, with the labels of a language. */
export async function exportRecords(
  records: readonly SubmissionRecord[],
  format: Format,
  language: LanguageCode,
): Promise<Buffer> {
  return write(records, buildTable(records, language), format, language);
}

/** Exports newsletter addresses in a format, with the labels of a language. */
export async function exportSubscribers(
  subscribers: readonly Subscriber[],
  format: Format,
  language: LanguageCode,
): Promise<Buffer> {
  const [email] = FORM_FIELDS.newsletter;
  const head = [FACTS.received, FACTS.country, ...(email ? [email.label] : [])];
  const rows = subscribers.map((one) => [formatTime(one.createdAt), countryName(one.country, language), one.email]);
  return write(subscribers, [head.map((label) => inLanguage(label, language)), ...rows], format, language);
}

async function write(
  list: readonly object[],
  table: readonly string[][],
  format: Format,
  language: LanguageCode,
): Promise<Buffer> {
  if (format === 'json') return Buffer.from(`${JSON.stringify(list, null, 2)}\n`);
  return format === 'csv' ? writeCsv(table) : writeXlsx(table, language);
}

function buildTable(records: readonly SubmissionRecord[], language: LanguageCode): string[][] {
  const forms = FORM_NAMES.filter((form) => records.some((record) => record.form === form));
  const fields = new Map(
    forms.flatMap((form) =>
      FORM_FIELDS[form]
        .filter(({ type }) => type !== 'consent')
        .map(({ name, label }) => [name, inLanguage(label, language)]),
    ),
  );
  const head = [...Object.values(FACTS).map((fact) => inLanguage(fact, language)), ...fields.values()];
  return [head, ...records.map((record) => buildRow(record, [...fields.keys()], language))];
}

function buildRow(record: SubmissionRecord, names: readonly string[], language: LanguageCode): string[] {
  const values = new Map(listLines(record.form, record.fields, language).map(({ name, value }) => [name, value]));
  return [
    record.reference,
    formatTime(record.receivedAt),
    record.form,
    countryName(record.country, language),
    inLanguage(resolveLanguage(record.language).name, language),
    record.sourcePage,
    record.consentVersion,
    ...names.map((name) => values.get(name) ?? ''),
  ];
}

function formatTime(time: string): string {
  return new Date(time).toISOString().slice(0, 19).replace('T', ' ');
}

/** The byte order mark tells Excel that it is UTF-8; the apostrophe, that a cell is text. */
function writeCsv(table: readonly string[][]): Buffer {
  const lines = table.map((row) => row.map(writeCell).join(','));
  return Buffer.from(`${BYTE_ORDER_MARK}${lines.join('\r\n')}\r\n`);
}

function writeCell(value: string): string {
  const text = TELEPHONE.test(value) ? LEFT_TO_RIGHT + value : FORMULA.test(value) ? `'${value}` : value;
  return /[",\r\n']/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** Every cell has the type text, which no spreadsheet evaluates. */
function writeXlsx(table: readonly string[][], language: LanguageCode): Promise<Buffer> {
  const [head = [], ...rows] = table;
  return writeXlsxFile(
    [
      head.map((value) => ({ value, type: String, fontWeight: 'bold' as const })),
      ...rows.map((row) => row.map((value) => (value === '' ? null : { value, type: String, wrap: true }))),
    ],
    {
      rightToLeft: resolveLanguage(language).dir === 'rtl',
      stickyRowsCount: 1,
      columns: head.map(() => ({ width: COLUMN_WIDTH })),
    },
  ).toBuffer();
}
