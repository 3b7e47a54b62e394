import type { KeptForm } from '../../../contract/forms/submission.ts';
import { trackEvent } from '../analytics/track-event.ts';
import { useLocale } from '../locale/use-locale.ts';

/** A function that tells analytics of a form's fate, and nothing of what is in it. */
export function useTrackForm(form: KeptForm): (event: 'form_start' | 'form_error' | 'form_sent') => void {
  const { country, language } = useLocale();
  return (event) => trackEvent({ event, form, country, language });
}
