import type { CountryCode } from '../../../contract/countries.ts';
import { buildFeedbackAddress } from './feedback-address.ts';

type NewsletterSignUp = { country: CountryCode; email: string; userAgent: string };

/**
 * Creates the sender of newsletter sign-ups: a multipart POST of the field `email` to the country's contact form, with
 * the unit tag current versions require and the visitor's User-Agent (rulings 5, contract notes 3). Any 2xx answer is a
 * success; a failure is logged as 'Error:' and returns false (spec §7, §8).
 */
export function createSendNewsletter(options: {
  endpoints: Readonly<Record<CountryCode, string>>;
  formIds: Readonly<Record<CountryCode, string>>;
  fetch: typeof globalThis.fetch;
  timeoutMs: number;
  /** Called with the status, or with the reason when there was no answer. */
  onFailure: (failure: { status: number } | { err: unknown }) => void;
}) {
  const { endpoints, formIds, fetch, timeoutMs, onFailure } = options;
  return async function sendNewsletter({ country, email, userAgent }: NewsletterSignUp): Promise<boolean> {
    const id = formIds[country];
    const body = new FormData();
    body.set('email', email);
    body.set('_wpcf7_unit_tag', `wpcf7-f${id}-o1`);
    try {
      const answer = await fetch(buildFeedbackAddress(endpoints[country], id), {
        method: 'POST',
        body,
        headers: userAgent ? { 'user-agent': userAgent } : {},
        // An e-mail address is sent only where the settings say.
        redirect: 'manual',
        signal: AbortSignal.timeout(timeoutMs),
      });
      if (answer.ok) return true;
      onFailure({ status: answer.status });
    } catch (error) {
      onFailure({ err: error });
    }
    return false;
  };
}
