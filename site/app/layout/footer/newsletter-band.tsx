import { useFetcher } from 'react-router';
import type { NewsletterAnswer } from '../../forms/newsletter-answer.ts';
import { buildPath } from '../../locale/path.ts';
import { useLocale } from '../../locale/use-locale.ts';
import { useText } from '../../locale/use-text.ts';
import { m } from '../../messages/generated/messages.js';
import { Button } from '../../ui/button.tsx';
import { FIELD_CLASS } from '../../ui/field.tsx';

/** The newsletter form (spec §4, rulings 5): replaced on success; on failure the button is enabled again. */
export function NewsletterBand({ typed }: { typed?: string | undefined }) {
  const t = useText();
  const locale = useLocale();
  const fetcher = useFetcher<NewsletterAnswer>();
  const isSubscribed = fetcher.data?.subscribed ?? false;
  return (
    <section className="bg-orange text-white" aria-labelledby="newsletter-title" data-print="hide">
      <div className="wrap grid items-center gap-6 py-[clamp(2.25rem,6vw,5.5rem)] md:grid-cols-2 md:gap-12">
        <h2 id="newsletter-title" className="text-h2">
          {t(m.newsletter_title)}
        </h2>
        {isSubscribed ? (
          <p role="status" className="text-h2s font-bold">
            {t(m.newsletter_thanks)}
          </p>
        ) : (
          <fetcher.Form
            method="post"
            action={buildPath({ ...locale, pagePath: '/newsletter' })}
            className="flex flex-col gap-3 xs:flex-row xs:gap-0"
            data-unsent={typed}
          >
            <input
              type="email"
              name="email"
              required
              maxLength={254}
              defaultValue={typed}
              autoComplete="email"
              aria-label={t(m.newsletter_label)}
              placeholder={t(m.newsletter_placeholder)}
              className={`${FIELD_CLASS} flex-1 border-white! text-[1.125rem]! max-xs:flex-none`}
            />
            <Button type="submit" variant="ink" disabled={fetcher.state !== 'idle'}>
              {t(m.newsletter_submit)}
            </Button>
          </fetcher.Form>
        )}
      </div>
    </section>
  );
}
