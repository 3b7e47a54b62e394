import type { PageLists } from '../content/pages/page-lists.ts';
import { useText } from '../locale/use-text.ts';
import { m } from '../messages/generated/messages.js';
import { BUTTON_VARIANTS } from '../ui/button.tsx';
import { buildMailLink } from '../ui/contact-links.ts';
import { Icon } from '../ui/icon.tsx';

type Application = NonNullable<PageLists['application']>;

/** How to apply: by e-mail to the country's location, for the job in the query or for none in particular. */
export function ApplicationSection({ group: { location, job } }: { group: Application }) {
  const t = useText();
  if (!location?.email) return null;
  const subject = job ? t(m.apply_subject_for, { job: job.title }) : t(m.apply_subject);
  return (
    <section data-bleed id="apply" aria-labelledby="apply-title" className="scroll-mt-28 bg-mist py-section">
      <div className="wrap grid items-end gap-x-12 gap-y-8 md:grid-cols-[7fr_5fr]">
        <div>
          <h2 id="apply-title" className="max-w-[16em] text-h2">
            {job ? t(m.apply_title_for, { job: job.title }) : t(m.apply_title)}
          </h2>
          <p className="mt-4 max-w-[46ch] text-lead text-ink-2">{t(m.apply_text)}</p>
        </div>
        <div className="grid justify-items-start gap-3">
          <a href={buildMailLink(location.email, { subject })} className={BUTTON_VARIANTS.default}>
            <Icon name="mail" />
            {t(m.apply_button)}
          </a>
          <p>
            <bdi>{location.email}</bdi>
          </p>
        </div>
      </div>
    </section>
  );
}
