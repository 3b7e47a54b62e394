import { type FormEvent, type RefObject, useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import type { Problem } from '../../../contract/forms/find-problem.ts';
import { ELAPSED, formatElapsed, MIN_FILL_MS } from './extra-fields.ts';
import type { FormAnswer } from './form-answer.ts';
import type { FormView } from './form-view.ts';
import { findFieldProblem } from './read-values.ts';
import type { useTrackForm } from './use-track-form.ts';

/** Loads the code that sends a form, once the visitor reaches it, while there is a connection. */
const loadDelivery = () => import('./deliver-form.ts');

type Delivery = Awaited<ReturnType<typeof loadDelivery>>;
type State = 'idle' | 'sending' | 'queued' | 'unreached';
type Options = {
  view: FormView;
  address: string;
  element: RefObject<HTMLFormElement | null>;
  track: ReturnType<typeof useTrackForm>;
  /** Called when the form is safe, at the server or on this device. */
  onTaken: () => void;
  /** Called when the browser sends the form itself. */
  onPosted: () => void;
};

/** Checks and sends a form in place: with progress, once however often it is pressed, later without a connection. */
export function useSending({ view, address, element, track, onTaken, onPosted }: Options) {
  const { fields } = view;
  const navigate = useNavigate();
  const [state, setState] = useState<State>('idle');
  const [share, setShare] = useState(0);
  /** The answer to the last send, which the summary shows. */
  const [answer, setAnswer] = useState<FormAnswer | null>(view.answer);
  /** Problems found since then, shown at the fields only. */
  const [noticed, setNoticed] = useState<Readonly<Record<string, Problem | null>>>({});

  // biome-ignore lint/correctness/useExhaustiveDependencies: told once, of a form that was refused before scripts came
  useEffect(() => {
    if (view.answer !== null) track('form_error');
  }, []);

  const isHeld = (name: string) => answer?.held.some(({ field }) => field === name) ?? false;
  const problemOf = (name: string) => (name in noticed ? noticed[name] : answer?.problems[name]) ?? null;

  /** Checks the field that was left. */
  function check(name: string): void {
    const field = fields.find((one) => one.name === name);
    if (!field || !element.current) return;
    const problem = findFieldProblem(element.current, field, isHeld(name));
    // Empty fields are not reported before the visitor tries to send.
    if (problem !== 'required' && problem !== 'consent') setNoticed((before) => ({ ...before, [name]: problem }));
  }

  /** Removes a message as soon as it no longer applies. */
  function recheck(name: string): void {
    if (problemOf(name) !== null) check(name);
  }

  /** Loads the sending code; null without a connection. */
  async function prepare(): Promise<Delivery | null> {
    try {
      return await loadDelivery();
    } catch (error) {
      console.warn('What sends a form was not fetched:', error);
      return null;
    }
  }

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault();
    const form = element.current;
    if (!form || state === 'sending') return;
    const found = fields.flatMap((field) => {
      const problem = findFieldProblem(form, field, isHeld(field.name));
      return problem === null ? [] : [[field.name, problem] as const];
    });
    setNoticed({});
    if (found.length > 0) {
      track('form_error');
      setAnswer({ values: {}, problems: Object.fromEntries(found), general: null, held: answer?.held ?? [] });
      return;
    }
    const body = new FormData(form);
    setShare(0);
    setState('sending');
    // The server takes faster sends to be a robot's.
    await new Promise((resolve) => setTimeout(resolve, MIN_FILL_MS - performance.now()));
    body.set(ELAPSED, formatElapsed(performance.now()));
    const delivery = await prepare();
    if (!delivery) {
      if (!navigator.onLine) return setState('unreached');
      // The page's build is gone: the form is sent as without scripts.
      onPosted();
      return form.submit();
    }
    const outcome = await delivery.sendForm(address, body, setShare);
    if (outcome.kind === 'taken') {
      onTaken();
      track('form_sent');
      await navigate(`${address.split('?', 1).join('')}?sent=${outcome.reference}#form`);
    } else if (outcome.kind === 'refused') {
      track('form_error');
      setAnswer(outcome.answer);
      setState('idle');
    } else await keep(form, body, delivery);
  }

  async function keep(form: HTMLFormElement, body: FormData, { keepOutgoing }: Delivery): Promise<void> {
    try {
      await keepOutgoing({ address, form: view.form, entries: [...body] });
    } catch (error) {
      console.warn('A form was not kept:', error);
      setState('unreached');
      return;
    }
    onTaken();
    form.reset();
    setAnswer(null);
    setState('queued');
  }

  return { state, share, answer, problemOf, prepare, submit, check, recheck };
}
