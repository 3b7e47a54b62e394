/** The id of a field's control, which the error summary links to. */
export function fieldId(name: string): string {
  return `field-${name}`;
}
