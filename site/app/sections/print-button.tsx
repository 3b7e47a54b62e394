import { useText } from '../locale/use-text.ts';
import { m } from '../messages/generated/messages.js';
import { BUTTON_VARIANTS } from '../ui/button.tsx';
import { useHydrated } from '../ui/use-hydrated.ts';

/** Prints the page. Needs a script. */
export function PrintButton() {
  const t = useText();
  const isHydrated = useHydrated();
  return (
    <button
      type="button"
      onClick={() => print()}
      className={`${BUTTON_VARIANTS.underline} ${isHydrated ? '' : 'invisible'}`}
    >
      <span>{t(m.quiz_print)}</span>
    </button>
  );
}
