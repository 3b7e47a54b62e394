import { resolveCountry } from '../../../../contract/countries.ts';
import { FORM_FIELDS } from '../../../../contract/forms/form-fields.ts';
import type { KeptForm } from '../../../../contract/forms/submission.ts';
import { parseReference } from '../../../../contract/reference.ts';
import { describeField, describeGeneral, describeThanks } from '../../forms/describe-field.server.ts';
import { formAnswerContext } from '../../forms/form-answer.ts';
import type { FormView, ShownChoice } from '../../forms/form-view.ts';
import { optional } from '../client/optional.ts';
import { tagsContext } from '../services.ts';
import { loadBrands } from './brands.server.ts';
import type { PageRequest } from './find-page.ts';

/** The name in the query under which the page after a send has its reference number. */
export const SENT_PARAM = 'sent';

/** Loads what a form shows: the lists that are content, what is known already, and the answer to what was sent. */
export async function loadForm(
  { context, load, url }: PageRequest,
  form: KeptForm,
  {
    known = {},
    jobs = [],
  }: { known?: Readonly<Record<string, string | null | undefined>>; jobs?: readonly ShownChoice[] },
): Promise<FormView> {
  const { language, country } = load.locale;
  const brands = form === 'distribution' ? await optional(loadBrands(context, load), [], context.get(tagsContext)) : [];
  const reference = parseReference(url.searchParams.get(SENT_PARAM) ?? '');
  return {
    form,
    fields: FORM_FIELDS[form].map((field) => describeField(field, language, resolveCountry(country).dialCode)),
    general: describeGeneral(language),
    choices: { brands: brands.map(({ slug, name }) => ({ value: slug, label: name })), jobs },
    known: Object.fromEntries(Object.entries(known).flatMap(([name, value]) => (value ? [[name, value]] : []))),
    answer: context.get(formAnswerContext),
    sent: reference ? describeThanks(form, reference, language) : null,
  };
}
