import type { CountryCode } from '../../contract/countries.ts';
import type { MailKind } from '../db/schema/submissions.ts';
import type { MailSettings } from '../process/mail-settings.ts';

/** Lists the mails to send for a submission in a country. */
export function listMails(settings: MailSettings | null, country: CountryCode): readonly MailKind[] {
  if (settings === null) return [];
  return settings.readers[country] === undefined ? ['acknowledgement'] : ['notification', 'acknowledgement'];
}
