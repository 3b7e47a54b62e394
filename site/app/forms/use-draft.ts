import { type RefObject, useEffect, useRef, useState } from 'react';
import { createDrafts, type Draft } from './draft.ts';
import { fieldId } from './field-id.ts';
import type { FormView } from './form-view.ts';
import { readValues, writeValues } from './read-values.ts';

/** A pause in typing after which the draft is written. */
const PAUSE_MS = 400;

/** Keeps typed values on the device, and offers those of an earlier visit. */
export function useDraft(
  view: FormView,
  element: RefObject<HTMLFormElement | null>,
  own: string,
  /** Called once, when there is something typed, before scripts came or since, or a draft is continued. */
  onStart: () => void,
) {
  const { fields } = view;
  /** The address the form is sent to: a continued draft brings its product, unless the page has one. */
  const [address, setAddress] = useState(own);
  const [found, setFound] = useState<Draft | null>(null);
  const [isOn, setOn] = useState<boolean | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  /** Whether the form was refused before: that copy is dropped once it is sent. */
  const isOfRefused = useRef(false);
  /** Whether something was changed that is not sent: at once, and, as `isUnsent`, for what is drawn. */
  const isDirty = useRef(false);
  const [isUnsent, setUnsent] = useState(false);
  /** Whether `onStart` was called. */
  const isStarted = useRef(false);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a device has one draft of a form, looked for once
  useEffect(() => {
    const drafts = openDrafts(view.form);
    const form = element.current;
    setOn(drafts?.isOn() ?? null);
    if (form === null) return;
    // Scripts may load late: what was typed before is kept, and not overwritten.
    if (view.answer !== null || isTouched(form)) note();
    else setFound(drafts?.read() ?? null);
    return () => clearTimeout(timer.current);
  }, []);

  function mark(isChanged: boolean): void {
    isDirty.current = isChanged;
    setUnsent(isChanged);
  }

  function note(to = address): void {
    mark(true);
    if (!isStarted.current) onStart();
    isStarted.current = true;
    clearTimeout(timer.current);
    timer.current = setTimeout(save, PAUSE_MS, to);
  }

  function save(to = address, isPosted = false): void {
    if (element.current) openDrafts(view.form)?.save(readValues(element.current, fields), to, isPosted);
  }

  /** Forgets everything about a sent form. */
  function clear(): void {
    mark(false);
    isStarted.current = false;
    clearTimeout(timer.current);
    openDrafts(view.form)?.clear();
    if (isOfRefused.current) openDrafts(view.form)?.dropRefused();
    isOfRefused.current = false;
  }

  /** Leaves the page on purpose; the draft stays until its form is accepted. */
  function leave(): void {
    mark(false);
    clearTimeout(timer.current);
    save(address, true);
  }

  function restore(): void {
    if (found && element.current) writeValues(element.current, found.values, view.known);
    // The page's own product takes precedence.
    const to = own.includes('?') ? own : own + (/\?.*/.exec(found?.address ?? '')?.[0] ?? '');
    setAddress(to);
    close();
    note(to);
    if (!found?.isRefused) return;
    // From here on it is a draft like any other; without drafts it stays until it is sent.
    save(to);
    if (isOn) openDrafts(view.form)?.dropRefused();
    else isOfRefused.current = true;
  }

  /** Hides the buttons, and moves the focus to the first field. */
  function close(): void {
    setFound(null);
    const [first] = fields;
    if (first) document.getElementById(fieldId(first.name))?.focus();
  }

  function discard(): void {
    close();
    if (found?.isRefused) openDrafts(view.form)?.dropRefused();
    else openDrafts(view.form)?.clear();
  }

  function turn(on: boolean): void {
    openDrafts(view.form)?.turn(on);
    setOn(on);
    if (on) save();
    else setFound(null);
  }

  return { address, found, isOn, isDirty, isUnsent, note, clear, leave, restore, discard, turn };
}

export type DraftState = ReturnType<typeof useDraft>;

/** The drafts of this device; null where storage is forbidden. */
export function openDrafts(form: string) {
  try {
    return createDrafts(localStorage, form, Date.now);
  } catch {
    return null;
  }
}

function isTouched(form: HTMLFormElement): boolean {
  return [...form.elements].some(
    (control) =>
      (control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement) &&
      (control.value !== control.defaultValue ||
        (control instanceof HTMLInputElement && control.checked !== control.defaultChecked)),
  );
}
