import { writtenLanguages } from '../../../contract/languages.ts';
import { company } from '../../company.ts';

export const SECURITY_TXT_PATH = '/.well-known/security.txt';
const DAY = 24 * 60 * 60 * 1000;
/** RFC 9116 advises less than a year; a site that is no longer run is found out after this time. */
const DAYS_VALID = 180;

/** Builds the file that says where to report a weakness (RFC 9116). */
export function buildSecurityTxt({ origin, now }: { origin: string; now: number }): string {
  const expires = (Math.floor(now / DAY) + DAYS_VALID) * DAY;
  const lines = [
    ...company.securityContacts.map((contact) => `Contact: ${contact}`),
    `Expires: ${new Date(expires).toISOString()}`,
    `Preferred-Languages: ${writtenLanguages.join(', ')}`,
    `Canonical: ${origin}${SECURITY_TXT_PATH}`,
  ];
  return `${lines.join('\n')}\n`;
}
