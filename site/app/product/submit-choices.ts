const CHOICES = '#product-filters input,select[name=sort]';

/**
 * Submits a list's choices as a form where nothing else applies them: on a page that does not hydrate. The choices in
 * an open drawer have a button of their own.
 */
export function submitChoices(): void {
  document.addEventListener('change', ({ target }) => {
    if (isChoice(target)) submit(target);
  });
  // What was chosen before this code loaded.
  const early = [...document.querySelectorAll(CHOICES)].filter(isChoice).find(isChanged);
  if (early) submit(early);
}

type Choice = HTMLInputElement | HTMLSelectElement;

function isChoice(target: EventTarget | null): target is Choice {
  return target instanceof Element && target.matches(CHOICES);
}

function isChanged(choice: Choice): boolean {
  if (choice instanceof HTMLInputElement) return choice.checked !== choice.defaultChecked;
  return [...choice.options].some((option) => option.selected !== option.defaultSelected);
}

function submit(choice: Choice): void {
  if (!choice.closest(':popover-open')) choice.form?.requestSubmit();
}
