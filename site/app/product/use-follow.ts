import { useEffect, useRef } from 'react';

/**
 * Takes the state the server answered with and how to put it into a form control; gives the control's `ref`. The
 * control follows without being made anew, so that it keeps the focus, and what a visitor chose before hydration stays.
 */
export function useFollow<Control, Answer>(answer: Answer, apply: (control: Control, answer: Answer) => void) {
  const control = useRef<Control>(null);
  const previous = useRef(answer);
  useEffect(() => {
    if (previous.current === answer) return;
    previous.current = answer;
    if (control.current) apply(control.current, answer);
  });
  return control;
}
