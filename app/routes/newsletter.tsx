import { data } from 'react-router';
import { lifetimes } from '../cache-control.ts';
import { notFound } from '../content/not-found.server.ts';
import { isCountryCode } from '../locale/countries.ts';
import { useText } from '../locale/use-text.ts';
import { m } from '../messages/generated/messages.js';
import { servicesContext } from '../services.ts';
import type { Route } from './+types/newsletter';

/** The newsletter is sent, not visited. */
export function loader({ url }: Route.LoaderArgs) {
  throw notFound(url);
}

/**
 * Forwards the one field to the country's newsletter form (spec §7, rulings 5). Any resolved answer is a success; a
 * failure is logged as 'Error:' and tells the visitor nothing.
 */
export async function action({ request, context }: Route.ActionArgs) {
  const form = await request.formData();
  const country = String(form.get('country') ?? '');
  const email = String(form.get('email') ?? '').trim();
  const isValid = /^[^\s@]+@[^\s@]+$/.test(email) && email.length <= 254;
  const subscribed =
    isValid &&
    (await context.get(servicesContext).sendNewsletter({
      country: isCountryCode(country) ? country : 'uae',
      email,
      userAgent: request.headers.get('user-agent') ?? '',
    }));
  return data({ subscribed }, { status: subscribed ? 200 : 422, headers: { 'Cache-Control': lifetimes.none } });
}

export const meta: Route.MetaFunction = () => [{ name: 'robots', content: 'noindex' }];

/** What a visitor without scripts sees after sending. */
export default function Newsletter({ actionData }: Route.ComponentProps) {
  const t = useText();
  return (
    <section className="wrap py-section">
      <h1 className="text-h2">{actionData?.subscribed ? t(m.newsletter_thanks) : t(m.newsletter_page_title)}</h1>
    </section>
  );
}
