/** An entry of `errors`; the locations are of the document as it was sent. */
export type ServiceError = { message: string; locations?: readonly { line: number; column: number }[] };

/** How graphql-php, old and new, and graphql-js begin their messages about names missing from the schema. */
const REFUSALS = [
  'Cannot query field "',
  'Unknown argument "',
  'Unknown type "',
  'Unknown fragment "',
  String.raw`Field "\w+" is not defined by type `,
  String.raw`Value "\w+" does not exist in `,
  String.raw`Expected type \w+, found \w+`,
  String.raw`Fragment (?:"\w+" )?cannot be spread here `,
  String.raw`Variable "\$\w+" of type "[\w!]+" used in position expecting type "\w+"`,
];

const refusal = new RegExp(`^(?:${REFUSALS.join('|')})`);

/** Whether a service reported that its schema lacks a field, argument, type or value; retrying cannot help. */
export function isRefusal({ message }: ServiceError): boolean {
  return refusal.test(message);
}
