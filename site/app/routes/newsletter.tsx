import { createContext, data } from 'react-router';
import { inLanguage } from '../../../contract/languages.ts';
import { company } from '../../company.ts';
import { notFound } from '../content/pages/not-found.server.ts';
import { servicesContext } from '../content/services.ts';
import type { NewsletterAnswer } from '../forms/newsletter-answer.ts';
import { NewsletterBand } from '../layout/footer/newsletter-band.tsx';
import { localeContext } from '../locale/context.ts';
import { localeOf, parsePath } from '../locale/path.ts';
import { useText } from '../locale/use-text.ts';
import { m } from '../messages/generated/messages.js';
import type { Route } from './+types/newsletter';
import { LIFETIMES } from './cache-control.ts';

/** Tells the loader that a form was sent: without scripts its answer is a page. */
const sentContext = createContext(false);

/** The newsletter is posted to, not visited. */
export async function loader({ url, context }: Route.LoaderArgs) {
  if (!context.get(sentContext)) throw await notFound(context, url);
  return null;
}

/**
 * Forwards the field to the country's newsletter form (spec §7, rulings 5). Any resolved answer is a success; a failure
 * is logged as 'Error:' and not shown.
 */
export async function action({ request, context }: Route.ActionArgs) {
  context.set(sentContext, true);
  const form = await request.formData();
  const email = String(form.get('email') ?? '').trim();
  const isValid = /^[^\s@]+@[^\s@]+$/.test(email) && email.length <= 254;
  const subscribed =
    isValid &&
    (await context.get(servicesContext).sendNewsletter({
      country: context.get(localeContext).country,
      email,
      userAgent: request.headers.get('user-agent') ?? '',
    }));
  const answer: NewsletterAnswer = { subscribed };
  return data(answer, { status: subscribed ? 200 : 422, headers: { 'Cache-Control': LIFETIMES.none } });
}

/** Whatever failed, here or behind this site: logged, without an error screen (spec §8). */
export async function clientAction({ serverAction }: Pick<Route.ClientActionArgs, 'serverAction'>) {
  try {
    const answer: NewsletterAnswer = await serverAction();
    if (!answer.subscribed) console.error('Error:', 'the newsletter form was not taken');
    return answer;
  } catch (error) {
    console.error('Error:', error);
    return { subscribed: false };
  }
}

export const meta: Route.MetaFunction = ({ location }) => {
  const { language } = localeOf(parsePath(location.pathname));
  return [
    { title: `${m.newsletter_page_title({}, { locale: language })} | ${inLanguage(company.name, language)}` },
    { name: 'robots', content: 'noindex' },
  ];
};

/** The page after sending without scripts; after a failure the form again, without a message (spec §8). */
export default function Newsletter({ actionData }: Route.ComponentProps) {
  const t = useText();
  return (
    <>
      <h1 className="wrap py-section text-h2">
        {actionData?.subscribed ? t(m.newsletter_thanks) : t(m.newsletter_page_title)}
      </h1>
      {actionData?.subscribed !== true && <NewsletterBand />}
    </>
  );
}
