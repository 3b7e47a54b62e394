import type { PageGroups } from '../content/pages/page-lists.ts';
import { useText } from '../locale/use-text.ts';
import { m } from '../messages/generated/messages.js';
import { BUTTON_VARIANTS } from '../ui/button.tsx';
import { buildMailLink, buildPhoneLink } from '../ui/contact-links.ts';
import { Icon } from '../ui/icon.tsx';

type Enquiry = NonNullable<PageGroups['enquiry']>;

/** An enquiry (spec §3): who answers it, by e-mail or telephone. */
export function EnquirySection({ group: { heading, location, email } }: { group: Enquiry }) {
  const t = useText();
  if (!heading) return null;
  return (
    <section data-bleed aria-labelledby="enquiry-title" className="bg-mist py-section">
      <div className="wrap grid gap-x-16 gap-y-8 md:grid-cols-[5fr_7fr]">
        <div>
          <h2 id="enquiry-title" className="text-h2">
            {heading}
          </h2>
          <p className="mt-4 max-w-[44ch] text-lead text-ink-2">{t(m.enquiry_text)}</p>
        </div>
        {(location || email) && (
          <div className="grid content-end justify-items-start gap-4">
            <p className="font-display text-h3">
              {location && email === location.email ? (
                t(m.enquiry_answered_by, { location: location.title })
              ) : (
                <bdi dir="ltr">{email}</bdi>
              )}
            </p>
            <div className="flex flex-wrap gap-4">
              {email && (
                <a href={buildMailLink(email, { subject: heading })} className={BUTTON_VARIANTS.default}>
                  <Icon name="mail" />
                  {t(m.enquiry_write)}
                </a>
              )}
              {location?.phone && (
                <a href={buildPhoneLink(location.phone)} className={BUTTON_VARIANTS['outline-large']}>
                  <Icon name="phone" />
                  <bdi dir="ltr">{location.phone}</bdi>
                </a>
              )}
            </div>
          </div>
        )}
      </div>
    </section>
  );
}
