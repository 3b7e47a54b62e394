import { useEffect, useRef } from 'react';

/**
 * Updates a form control when the server's answer changes; returns the control's `ref`. The control is not remounted,
 * so it keeps the focus, and what a visitor chose before hydration stays.
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
