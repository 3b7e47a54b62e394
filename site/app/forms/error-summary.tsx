import { useEffect, useRef } from 'react';
import { useText } from '../locale/use-text.ts';
import { m } from '../messages/generated/messages.js';
import { fieldId } from './field-id.ts';
import type { FormAnswer } from './form-answer.ts';
import type { FormView } from './form-view.ts';

/** The list of problems, with a link to each field; it takes the focus, so that nobody has to look for it. */
export function ErrorSummary({ answer, view: { fields, general } }: { answer: FormAnswer; view: FormView }) {
  const t = useText();
  const box = useRef<HTMLDivElement>(null);
  // A new answer is new to the visitor, even with the same text.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the answer is what the focus moves for
  useEffect(() => box.current?.focus(), [answer]);
  const wrong = fields.flatMap((field) => {
    const problem = answer.problems[field.name];
    return problem === undefined ? [] : [{ field, problem }];
  });
  return (
    <div
      ref={box}
      role="alert"
      tabIndex={-1}
      // biome-ignore lint/a11y/noAutofocus: without scripts this is the only way to it
      autoFocus
      className="mb-10 border-s-3 border-error bg-white p-6"
    >
      <h3 className="text-h3 text-error">{t(wrong.length > 0 ? m.form_errors_title : m.form_general_title)}</h3>
      {answer.general && <p className="mt-3 font-semibold">{general[answer.general]}</p>}
      {wrong.length > 0 && (
        <ul className="mt-3 grid gap-1">
          {wrong.map(({ field, problem }) => (
            <li key={field.name}>
              <a href={`#${fieldId(field.name)}`} className="error-link">
                {field.text.problems[problem]}
              </a>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
