import type { Problem } from '../../../contract/forms/find-problem.ts';
import { useText } from '../locale/use-text.ts';
import { m } from '../messages/generated/messages.js';
import { FieldFrame } from '../ui/field.tsx';
import { ChoicesField } from './choices-field.tsx';
import { fieldId } from './field-id.ts';
import { FileField } from './file-field.tsx';
import type { HeldFile } from './form-answer.ts';
import { FormControl } from './form-control.tsx';
import type { FormView, ShownField } from './form-view.ts';
import { Tick } from './tick.tsx';

/** A field of a form: its label above, its hint and its error below, and the control for its type. */
export function FormFieldRow({
  field,
  view,
  problem,
  held,
}: {
  field: ShownField;
  view: FormView;
  problem: Problem | null;
  held: HeldFile | null;
}) {
  const t = useText();
  const { label, hint, accept } = field.text;
  const error = problem === null ? undefined : field.text.problems[problem];
  const mark = field.isRequired ? t(m.form_required) : undefined;
  const frame = { id: fieldId(field.name), label, mark, error, hint };
  if (field.type === 'consent') {
    return (
      <FieldFrame {...frame} isBeside>
        {(attributes) => (
          <Tick
            {...attributes}
            name={field.name}
            value="yes"
            required
            isChosen={view.answer?.values[field.name]?.includes('yes')}
          />
        )}
      </FieldFrame>
    );
  }
  if (field.type === 'choices') return <ChoicesField frame={frame} name={field.name} view={view} />;
  if (field.type === 'file') {
    return (
      <FieldFrame {...frame}>
        {(attributes) => (
          <FileField
            {...attributes}
            name={field.name}
            accept={accept}
            required={field.isRequired === true}
            held={held}
          />
        )}
      </FieldFrame>
    );
  }
  return (
    <FieldFrame {...frame}>{(attributes) => <FormControl field={field} view={view} frame={attributes} />}</FieldFrame>
  );
}
