import type { Office } from '../content/pages/offices.server.ts';
import { useLocale } from '../locale/use-locale.ts';
import { useText } from '../locale/use-text.ts';
import { m } from '../messages/generated/messages.js';
import { buildMailLink, buildPhoneLink } from '../ui/contact-links.ts';
import { Flag } from '../ui/flag.tsx';
import { Icon } from '../ui/icon.tsx';
import { RichText } from '../ui/rich-text.tsx';
import { Section } from '../ui/section.tsx';
import { RegionMap } from './region-map.tsx';

/** The offices (spec §3, Location): the map, and the same as text, those of the country first and larger. */
export function OfficesSection({ group }: { group: Office[] }) {
  const t = useText();
  const { country } = useLocale();
  if (group.length === 0) return null;
  const own = group.filter((office) => office.country === country);
  const others = group.filter((office) => office.country !== country);
  return (
    <Section title={t(m.offices_title)} flush>
      <div className="grid gap-x-12 gap-y-10 lg:grid-cols-[7fr_5fr]">
        <RegionMap className="self-start overflow-hidden bg-sidr print:hidden" />
        <ul className="grid content-start gap-y-8">
          {own.map((office) => (
            <OfficeCard key={office.id} office={office} isOwn />
          ))}
        </ul>
      </div>
      {others.length > 0 && (
        <ul className="mt-14 grid gap-x-8 gap-y-10 xs:grid-cols-2 lg:grid-cols-3 xl:grid-cols-4">
          {others.map((office) => (
            <OfficeCard key={office.id} office={office} />
          ))}
        </ul>
      )}
    </Section>
  );
}

const WAY = 'inline-flex min-h-11 items-center gap-2.5 font-semibold no-underline hover:text-ember';

function OfficeCard({ office, isOwn = false }: { office: Office; isOwn?: boolean }) {
  const t = useText();
  return (
    <li className="border-t-3 border-ink pt-5 print:break-inside-avoid">
      <h3 className={`flex items-baseline gap-3 ${isOwn ? 'text-h2s' : 'text-h3'}`}>
        {office.country && <Flag country={office.country} width={26} className="shrink-0 border border-line" />}
        {office.title}
      </h3>
      <RichText html={office.addressHtml} className="mt-3 text-ink-2" />
      <ul className="mt-3">
        {office.phone && (
          <li>
            <a href={buildPhoneLink(office.phone)} className={WAY}>
              <Icon name="phone" />
              <span className="sr-only">{t(m.offices_phone)}</span>
              <bdi dir="ltr">{office.phone}</bdi>
            </a>
          </li>
        )}
        {office.email && (
          <li>
            <a href={buildMailLink(office.email)} className={WAY}>
              <Icon name="mail" />
              <span className="sr-only">{t(m.offices_email)}</span>
              <bdi>{office.email}</bdi>
            </a>
          </li>
        )}
        <li className="print:hidden">
          <a href={office.mapUrl} target="_blank" rel="noopener" className={WAY}>
            <Icon name="outward" flip />
            {t(m.offices_map)}
            <span className="sr-only">: {t(m.offices_map_of, { office: office.title })}</span>
          </a>
        </li>
      </ul>
    </li>
  );
}
