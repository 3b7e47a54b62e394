import { inLanguage } from '../../../../contract/languages.ts';
import { company } from '../../../company.ts';
import type { Location } from '../../content/pages/locations.server.ts';
import type { MenuLink } from '../../content/pages/menu.ts';
import { ContentLink, LocaleLink } from '../../locale/locale-link.tsx';
import { useLocale } from '../../locale/use-locale.ts';
import { useText } from '../../locale/use-text.ts';
import { m } from '../../messages/generated/messages.js';
import { buildMailLink, buildPhoneLink } from '../../ui/contact-links.ts';
import { useShell } from '../shell-context.ts';

const HEADING = 'mb-4 font-body text-body font-bold tracking-normal leading-snug';

/** Classes of the frame around the contents. */
export const FOOTER_CLASS = 'site-footer on-dark bg-sidr-deep pt-12 pb-6 text-white md:pt-24';

/** The contents of the footer (spec §2), rendered on the server only. */
export function Footer() {
  const t = useText();
  const { language } = useLocale();
  const name = inLanguage(company.name, language);
  const { footer: columns = [], quickLinks = [], contact = null, year = '' } = useShell() ?? {};
  return (
    <>
      <div className="wrap grid grid-cols-[1fr_1fr] gap-8 max-md:gap-x-4 lg:grid-cols-[1.4fr_repeat(3,1fr)_1.5fr]">
        <div className="col-span-full lg:col-span-1">
          <img
            src="/logo-white.svg"
            alt={name}
            width="479"
            height="136"
            loading="lazy"
            className="w-52.5 forced-color-adjust-none forced-colors:bg-ink"
          />
        </div>
        {columns.map((column) => (
          <nav key={column.label} aria-label={column.label}>
            <h2 className={HEADING}>{column.label}</h2>
            <ul>
              <FooterLinks links={column.children} />
            </ul>
          </nav>
        ))}
        <div>
          <h2 className={HEADING}>{t(m.footer_contact)}</h2>
          {contact && <Contact contact={contact} />}
          <ul className="mt-5 flex flex-wrap gap-2 max-xl:w-26">
            {company.social.map((network) => (
              <li key={network.name}>
                <a
                  href={network.url}
                  target="_blank"
                  rel="noopener"
                  aria-label={t(m.footer_social, { company: name, network: inLanguage(network.label, language) })}
                  className="grid size-12 place-items-center border border-white/35 text-white [content-visibility:auto] hover:bg-white hover:text-ink"
                >
                  <span className={`icon network network-${network.name}`} />
                </a>
              </li>
            ))}
          </ul>
        </div>
      </div>
      <div className="wrap">
        {quickLinks.length > 0 && (
          <nav aria-label={t(m.footer_quick_links)} className="mt-4 md:mt-16">
            <ul className="flex gap-x-8 gap-y-1 text-small max-md:-mx-gutter max-md:overflow-x-auto max-md:px-gutter max-md:whitespace-nowrap max-md:scroll-fade max-md:[scrollbar-width:none] md:flex-wrap">
              <FooterLinks links={quickLinks} />
            </ul>
          </nav>
        )}
        <div className="mt-6 flex flex-wrap items-center justify-between gap-x-8 gap-y-2 border-t border-white/20 pt-5 text-small text-sage">
          <p>{t(m.footer_copyright, { year, company: name })}</p>
          <ul className="flex flex-wrap gap-x-8">
            <li>
              <LocaleLink to="/disclaimer">{t(m.footer_disclaimer)}</LocaleLink>
            </li>
            <li>
              <LocaleLink to="/privacy-policy">{t(m.footer_privacy)}</LocaleLink>
            </li>
            <li>
              <LocaleLink to="/offline">{t(m.keep_title)}</LocaleLink>
            </li>
            <li>
              <a href={company.credit.url} target="_blank" rel="noopener">
                {t(m.footer_credit, { name: company.credit.name })}
              </a>
            </li>
          </ul>
        </div>
      </div>
    </>
  );
}

function FooterLinks({ links }: { links: readonly Pick<MenuLink, 'label' | 'href'>[] }) {
  return links.map(({ label, href }) => <li key={label}>{href && <ContentLink to={href}>{label}</ContentLink>}</li>);
}

/** Neither telephone nor address wraps: their column is as wide as they are, within limits. */
function Contact({ contact }: { contact: Location }) {
  return (
    <address className="text-sage not-italic">
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: sanitised when it entered the query cache */}
      <div dangerouslySetInnerHTML={{ __html: contact.addressHtml }} />
      {contact.phone && (
        <a href={buildPhoneLink(contact.phone)}>
          <bdi dir="ltr" className="whitespace-nowrap">
            {contact.phone}
          </bdi>
        </a>
      )}
      <br />
      {contact.email && (
        <a href={buildMailLink(contact.email)}>
          <bdi dir="ltr" className="max-w-48 wrap-break-word max-lg:text-small max-md:rtl:text-micro">
            {contact.email}
          </bdi>
        </a>
      )}
    </address>
  );
}
