import { cleanValue, findProblem, type Problem } from '../../../contract/forms/find-problem.ts';
import type { FormField } from '../../../contract/forms/form-fields.ts';

/** Reads the typed values of a form, by field; files and the consent are not among them. */
export function readValues(form: HTMLFormElement, fields: readonly FormField[]): Record<string, string[]> {
  const data = new FormData(form);
  return Object.fromEntries(
    fields
      .filter(({ type }) => type !== 'file' && type !== 'consent')
      .map(({ name }) => [name, data.getAll(name).filter((value) => typeof value === 'string')]),
  );
}

/** Puts values into the controls of a form; the product or the job that led to the page stays. */
export function writeValues(
  form: HTMLFormElement,
  values: Readonly<Record<string, readonly string[]>>,
  known: Readonly<Record<string, string>>,
): void {
  for (const [name, texts] of Object.entries(values)) {
    // The page's country is a guess.
    if (known[name] && name !== 'country') continue;
    for (const control of form.querySelectorAll(`[name="${CSS.escape(name)}"]`)) {
      if (control instanceof HTMLInputElement && control.type === 'checkbox')
        control.checked = texts.includes(control.value);
      else if (
        control instanceof HTMLInputElement ||
        control instanceof HTMLTextAreaElement ||
        control instanceof HTMLSelectElement
      ) {
        control.value = texts[0] ?? '';
      }
    }
  }
}

/** Finds the problem of a field that a browser can detect; a file held by the server counts as given. */
export function findFieldProblem(form: HTMLFormElement, field: FormField, isHeld: boolean): Problem | null {
  const sent = new FormData(form).getAll(field.name);
  if (field.type === 'file') {
    const file = sent.find((value) => value instanceof File && value.size > 0);
    if (file === undefined) return field.isRequired && !isHeld ? 'required' : null;
    return file instanceof File && file.size > field.maxBytes ? 'file-size' : null;
  }
  const [value = ''] = sent;
  return typeof value === 'string' ? findProblem(field, cleanValue(field, value)) : null;
}
