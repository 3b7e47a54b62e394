import { createContext, data, redirect } from 'react-router';
import { buildFormSchema } from '../../../contract/forms/schemas.ts';
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

/** Tells the loader that a form was sent: without scripts the answer to a mistake is a page. */
const sentContext = createContext(false);
/** The name in the query of the page after an address was taken. */
const DONE_PARAM = 'subscribed';

/** The newsletter is posted to; what is visited is the page after it. */
export async function loader({ url, context }: Route.LoaderArgs) {
  const isDone = url.searchParams.has(DONE_PARAM);
  if (!isDone && !context.get(sentContext)) throw await notFound(context, url);
  return { isDone };
}

export function headers() {
  return { 'Cache-Control': LIFETIMES.none };
}

/**
 * Forwards the field to the country's newsletter form (spec §7, rulings 5). Any resolved answer is a success; a failure
 * is logged as 'Error:' and not shown. Without scripts a success is another address (post, redirect, get), and a failure
 * a page with what was typed (decision 0156).
 */
export async function action({ request, url, context }: Route.ActionArgs) {
  context.set(sentContext, true);
  const typed = String((await request.formData()).get('email') ?? '');
  const { country } = context.get(localeContext);
  const checked = buildFormSchema('newsletter', country).safeParse({ email: [typed] });
  const subscribed =
    checked.success &&
    (await context.get(servicesContext).sendNewsletter({
      country,
      email: String(checked.data.email),
      userAgent: request.headers.get('user-agent') ?? '',
    }));
  const isPage = request.headers.get('accept')?.includes('text/html') ?? false;
  if (subscribed && isPage) throw redirect(`${url.pathname}?${DONE_PARAM}`, 303);
  const answer: NewsletterAnswer = isPage ? { subscribed, typed } : { subscribed };
  return data(answer, { status: subscribed ? 200 : 422 });
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

/** The page after sending without scripts: thanks, or the form again with what was typed. */
export default function Newsletter({ loaderData, actionData }: Route.ComponentProps) {
  const t = useText();
  const isDone = loaderData.isDone || actionData?.subscribed === true;
  return (
    <>
      <div className="wrap grid gap-4 py-section">
        <h1 className="text-h2">{t(isDone ? m.newsletter_thanks : m.newsletter_page_title)}</h1>
        {!isDone && (
          <p role="alert" className="text-lead">
            {t(m.newsletter_failed)}
          </p>
        )}
      </div>
      {!isDone && <NewsletterBand typed={actionData?.typed} />}
    </>
  );
}
