import { cleanPhone } from '../../../contract/phone.ts';

/** Builds a `mailto:` link with a subject and lines to fill in; spaces are `%20`, since mail programs show a plus as one. */
export function buildMailLink(
  address: string,
  { subject, lines = [] }: { subject?: string; lines?: readonly string[] } = {},
): string {
  const fields = [
    ...(subject === undefined ? [] : [`subject=${encodeURIComponent(subject)}`]),
    ...(lines.length === 0 ? [] : [`body=${encodeURIComponent(lines.join('\r\n'))}`]),
  ];
  const link = `mailto:${encodeURIComponent(address).replaceAll('%40', '@')}`;
  return fields.length === 0 ? link : `${link}?${fields.join('&')}`;
}

/** Builds a `tel:` link. */
export function buildPhoneLink(phone: string): string {
  return `tel:${cleanPhone(phone)}`;
}
