import type { KeptForm } from '../../../contract/forms/submission.ts';
import { trackEvent } from '../analytics/track-event.ts';
import { useLocale } from '../locale/use-locale.ts';

/** Returns a function that reports a form's outcome to analytics, never its contents. */
export function useTrackForm(form: KeptForm): (event: 'form_start' | 'form_error' | 'form_sent') => void {
  const { country, language } = useLocale();
  return (event) => trackEvent({ event, form, country, language });
}
