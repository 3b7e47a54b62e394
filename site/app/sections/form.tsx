import { useLocation } from 'react-router';
import type { PageLists } from '../content/pages/page-lists.ts';
import { FormThanks } from '../forms/form-thanks.tsx';
import { PostedForm } from '../forms/posted-form.tsx';
import { useText } from '../locale/use-text.ts';
import { m } from '../messages/generated/messages.js';
import { BUTTON_VARIANTS } from '../ui/button.tsx';
import { buildMailLink, buildPhoneLink } from '../ui/contact-links.ts';
import { Icon } from '../ui/icon.tsx';

type PageForm = NonNullable<PageLists['form']>;

/** A form (rulings 5): what it is for, who answers it, and its fields over the whole width; or the thanks for it. */
export function FormSection({ group }: { group: PageForm }) {
  const t = useText();
  const { pathname } = useLocation();
  const { view, product, job, heading, description } = group;
  const about = product ? t(m.form_title_product, { product: product.name }) : null;
  const address = product ? `${pathname}?product=${encodeURIComponent(product.slug)}` : pathname;
  return (
    <section data-bleed className="bg-mist py-section" data-print="hide">
      <div className="wrap grid gap-y-12">
        <div className="grid gap-x-16 md:grid-cols-[7fr_5fr]">
          <div>
            <h2 id="form" tabIndex={-1} className="scroll-mt-28 text-h2 outline-none">
              {view.sent ? t(m.form_thanks) : job ? t(m.form_title_job, { job: job.title }) : heading}
            </h2>
            {about && !view.sent && <p className="mt-4 font-semibold">{about}</p>}
            {!view.sent && <p className="mt-4 max-w-[44ch] text-lead text-ink-2">{description ?? t(m.form_intro)}</p>}
          </div>
          <Elsewhere group={group} subject={about ?? heading} />
        </div>
        {view.sent ? (
          <FormThanks form={view.form} sent={view.sent} address={pathname} />
        ) : (
          <PostedForm key={`${address} ${view.known.job}`} view={view} address={address} />
        )}
      </div>
    </section>
  );
}

/** The address and the number to use instead of the form. */
function Elsewhere({ group: { email, location }, subject }: { group: PageForm; subject: string }) {
  const t = useText();
  if (!email && !location?.phone) return null;
  return (
    <div className="mt-8 grid content-start justify-items-start gap-4 md:mt-3">
      {location && email === location.email && <p>{t(m.form_answered_by, { location: location.title })}</p>}
      {location?.hours && <p className="text-ink-2">{location.hours}</p>}
      {email && (
        <a href={buildMailLink(email, { subject })} className={BUTTON_VARIANTS.underline}>
          <Icon name="mail" className="me-3" />
          <span>{t(m.form_or_mail)}</span>
        </a>
      )}
      {email && <bdi dir="ltr">{email}</bdi>}
      {location?.phone && (
        <a href={buildPhoneLink(location.phone)} className={BUTTON_VARIANTS.underline}>
          <Icon name="phone" className="me-3" />
          <bdi dir="ltr">{location.phone}</bdi>
        </a>
      )}
    </div>
  );
}
