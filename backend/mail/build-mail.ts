/** The two mails of a submission, built from its record when they are sent. */
import type { SendMailOptions } from 'nodemailer';
import { countryInSentence, countryName } from '../../contract/countries.ts';
import { escapeXml } from '../../contract/escape-xml.ts';
import { isEmailAddress } from '../../contract/forms/email-address.ts';
import { inLanguage, type LanguageCode, resolveLanguage, type Translated } from '../../contract/languages.ts';
import type { MailKind, SubmissionFileRow, SubmissionRow } from '../db/schema/submissions.ts';
import type { MailSettings } from '../process/mail-settings.ts';
import { buildFileLink } from '../submissions/file-links.ts';
import { listLines } from '../submissions/lines.ts';
import type { Fields } from '../submissions/sealed-record.ts';
import { ACKNOWLEDGEMENT, FORM_TITLES, NOTIFICATION } from './texts.ts';

export type MailRecord = {
  row: SubmissionRow;
  fields: Fields;
  files: readonly Pick<SubmissionFileRow, 'id' | 'field' | 'linkKey'>[];
};
type BuildOptions = { settings: MailSettings; origin: string; now: number };

/** Builds a mail from a record; null when it has no recipient. */
export function buildMail(kind: MailKind, record: MailRecord, options: BuildOptions): SendMailOptions | null {
  const email = String(record.fields.email ?? '');
  // The form's own rule again: nothing but a single address becomes a recipient.
  const sender = isEmailAddress(email) ? email : undefined;
  const reader = options.settings.readers[record.row.country];
  if (kind === 'acknowledgement')
    return sender === undefined
      ? null
      : buildAcknowledgement(record, { ...options, to: sender, replyTo: reader?.address });
  return reader === undefined ? null : buildNotification(record, { ...options, ...reader, sender });
}

function buildAcknowledgement(
  { row }: MailRecord,
  { settings, to, replyTo }: BuildOptions & { to: string; replyTo: string | undefined },
): SendMailOptions {
  const { form, language, country, reference } = row;
  const say = (text: Translated) => inLanguage(text, language);
  const paragraphs = [
    say(ACKNOWLEDGEMENT.greeting),
    `${say(ACKNOWLEDGEMENT.thanks)} ${inLanguage(ACKNOWLEDGEMENT.next[form], language)(countryInSentence(country, language))}`,
    `${say(ACKNOWLEDGEMENT.reference)} ${reference}`,
    settings.from.name,
    say(ACKNOWLEDGEMENT.automatic),
  ].filter((paragraph) => paragraph !== '');
  return {
    ...buildHead('acknowledgement', row, settings),
    to: { name: '', address: to },
    ...(replyTo !== undefined && { replyTo: { name: '', address: replyTo } }),
    subject: `${say(ACKNOWLEDGEMENT.subject[form])} · ${reference}`,
    text: `${paragraphs.join('\n\n')}\n`,
    html: buildHtml(language, paragraphs.map((paragraph) => `<p>${escapeXml(paragraph)}</p>`).join('\n')),
  };
}

function buildNotification(
  { row, fields, files }: MailRecord,
  options: BuildOptions & { address: string; language: LanguageCode; sender: string | undefined },
): SendMailOptions {
  const { settings, origin, now, language, address, sender } = options;
  const say = (text: Translated) => inLanguage(text, language);
  const facts: [label: string, value: string][] = [
    [say(NOTIFICATION.reference), row.reference],
    [say(NOTIFICATION.sent), `${new Date(row.receivedAt).toISOString().slice(0, 16).replace('T', ' ')} UTC`],
    [say(NOTIFICATION.country), countryName(row.country, language)],
    [say(NOTIFICATION.language), inLanguage(resolveLanguage(row.language).name, language)],
    [say(NOTIFICATION.page), row.sourcePage],
    ...listLines(row.form, fields, language).map(({ label, value }): [string, string] => [label, value]),
  ];
  const links = files.map((file) => ({
    name: `${String(fields[file.field] ?? file.field)} (${say(NOTIFICATION.file)})`,
    address: `${origin}${buildFileLink(file, now)}`,
  }));
  const shown = facts.filter(([, value]) => value !== '');
  const rows = shown.map(
    ([label, value]) => `<tr><th align="start">${escapeXml(label)}</th><td dir="auto">${breakLines(value)}</td></tr>`,
  );
  return {
    ...buildHead('notification', row, settings),
    to: { name: '', address },
    ...(sender !== undefined && { replyTo: { name: '', address: sender } }),
    subject: `${say(FORM_TITLES[row.form])} · ${countryName(row.country, language)} · ${row.reference}`,
    text: [
      ...shown.map(([label, value]) => `${label}: ${value}`),
      ...links.map((link) => `${link.name}: ${link.address}`),
      '',
      say(NOTIFICATION.reply),
      '',
    ].join('\n'),
    html: buildHtml(
      language,
      [
        `<table>${rows.join('\n')}</table>`,
        ...links.map((link) => `<p><a href="${escapeXml(link.address)}">${escapeXml(link.name)}</a></p>`),
        `<p>${escapeXml(say(NOTIFICATION.reply))}</p>`,
      ].join('\n'),
    ),
  };
}

/** Builds the headers of both mails: an id that stays the same on resending, and headers that stop auto-replies. */
function buildHead(kind: MailKind, row: SubmissionRow, { from }: MailSettings): SendMailOptions {
  return {
    from,
    messageId: `<${row.reference}.${row.id}.${kind}@${from.address.split('@')[1]}>`,
    date: row.createdAt,
    headers: {
      'Auto-Submitted': kind === 'acknowledgement' ? 'auto-replied' : 'auto-generated',
      'X-Auto-Response-Suppress': 'All',
    },
    // Bounces come to our own mailbox, never to a visitor.
    envelope: { from: from.address },
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}

function buildHtml(language: LanguageCode, body: string): string {
  const { tag, dir } = resolveLanguage(language);
  return `<!doctype html>\n<html lang="${tag}" dir="${dir}"><head><meta charset="utf-8"></head><body>\n${body}\n</body></html>\n`;
}

function breakLines(text: string): string {
  return escapeXml(text).replaceAll('\n', '<br>');
}
