import type { Location } from '../content/pages/locations.server.ts';
import { useLocale } from '../locale/use-locale.ts';
import { useText } from '../locale/use-text.ts';
import { m } from '../messages/generated/messages.js';
import { buildMailLink, buildPhoneLink } from '../ui/contact-links.ts';
import { Flag } from '../ui/flag.tsx';
import { Icon } from '../ui/icon.tsx';
import { RichText } from '../ui/rich-text.tsx';
import { Section } from '../ui/section.tsx';
import { RegionMap } from './region-map.tsx';

/** The locations (spec §3, Location): the map, and the same as text, those of the country first and larger. */
export function LocationsSection({ group }: { group: Location[] }) {
  const t = useText();
  const { country } = useLocale();
  if (group.length === 0) return null;
  const own = group.filter((location) => location.country === country);
  const others = group.filter((location) => location.country !== country);
  return (
    <Section title={t(m.locations_title)} flush>
      <div className="grid gap-x-12 gap-y-10 lg:grid-cols-[7fr_5fr]">
        <RegionMap className="self-start overflow-hidden bg-sidr print:hidden" />
        <ul className="grid content-start gap-y-8">
          {own.map((location) => (
            <LocationCard key={location.id} location={location} isOwn />
          ))}
        </ul>
      </div>
      {others.length > 0 && (
        <ul className="mt-14 grid gap-x-8 gap-y-10 xs:grid-cols-2 lg:grid-cols-3 xl:grid-cols-4">
          {others.map((location) => (
            <LocationCard key={location.id} location={location} />
          ))}
        </ul>
      )}
    </Section>
  );
}

const WAY = 'inline-flex min-h-11 items-center gap-2.5 font-semibold no-underline hover:text-ember';

function LocationCard({ location, isOwn = false }: { location: Location; isOwn?: boolean }) {
  const t = useText();
  return (
    <li className="border-t-3 border-ink pt-5 print:break-inside-avoid">
      <h3 className={`flex items-baseline gap-3 ${isOwn ? 'text-h2s' : 'text-h3'}`}>
        {location.country && <Flag country={location.country} width={26} className="shrink-0 border border-line" />}
        {location.title}
      </h3>
      <RichText html={location.addressHtml} className="mt-3 text-ink-2" />
      {location.hours && <p className="mt-2 text-ink-2">{location.hours}</p>}
      <ul className="mt-3">
        {location.phone && (
          <li>
            <a href={buildPhoneLink(location.phone)} className={WAY}>
              <Icon name="phone" />
              <span className="sr-only">{t(m.locations_phone)}</span>
              <bdi dir="ltr">{location.phone}</bdi>
            </a>
          </li>
        )}
        {location.email && (
          <li>
            <a href={buildMailLink(location.email)} className={WAY}>
              <Icon name="mail" />
              <span className="sr-only">{t(m.locations_email)}</span>
              <bdi>{location.email}</bdi>
            </a>
          </li>
        )}
        <li className="print:hidden">
          <a href={location.mapUrl} target="_blank" rel="noopener" className={WAY}>
            <Icon name="outward" flip />
            {t(m.locations_map)}
            <span className="sr-only">: {t(m.locations_map_of, { location: location.title })}</span>
          </a>
        </li>
      </ul>
    </li>
  );
}
