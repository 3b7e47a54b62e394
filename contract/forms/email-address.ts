/** The form of an address that browsers accept in a field of type email, with a dot in its domain. */
const EMAIL = /^[\w.!#$%&'*+/=?^`{|}~-]+@[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?(?:\.[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?)+$/i;
const MAX_LENGTH = 254;
/** A name, and a domain with letters of another script in it. */
const INTERNATIONAL = /^([^@]+@)(?=.*[^\0-\x7f])([\p{L}\p{M}\p{N}\p{Join_C}.-]+)$/u;
/** Marks that Arabic text leaves around a copied address. */
const DIRECTION_MARKS = /[\u061c\u200e\u200f]/g;

/** Whether a text is one e-mail address: the rule of forms, mails and the newsletter alike. */
export function isEmailAddress(text: string): boolean {
  // A long text would take long to match.
  return text.length <= MAX_LENGTH && EMAIL.test(text);
}

/**
 * Writes the domain of an address as mail servers accept it: `name@مثال.إختبار` → `name@xn--mgbh0fb.xn--kgbechtv`
 * (decision 0229). A text that is not an address stays as it is.
 */
export function toAsciiAddress(text: string): string {
  const address = text.replace(DIRECTION_MARKS, '');
  const [, name = '', domain = ''] = INTERNATIONAL.exec(address) ?? [];
  const url = `http://${domain}`;
  return domain !== '' && URL.canParse(url) ? name + new URL(url).hostname : address;
}
