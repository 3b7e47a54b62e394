import { countries } from '../locale/countries.ts';
import { useLocale } from '../locale/use-locale.ts';
import { useText } from '../locale/use-text.ts';
import { m } from '../messages/generated/messages.js';
import { Drawer } from '../ui/drawer.tsx';
import { Icon } from '../ui/icon.tsx';

/** `Select Country` (spec §2): seven flags, each a link to this page there, or to that country's home (rulings 2.9). */
export function CountryDialog({ hrefs }: { hrefs: Record<string, string> }) {
  const t = useText();
  const locale = useLocale();
  return (
    <Drawer id="country-dialog" place="center" title={t(m.country_title)}>
      <ul className="p-2">
        {countries.map((country) => {
          const isCurrent = country.code === locale.country;
          return (
            <li key={country.code}>
              <a
                href={hrefs[country.code]}
                data-language={hrefs[country.code]?.startsWith('/ar') ? 'ar' : 'en'}
                aria-current={isCurrent || undefined}
                className="flex min-h-13 items-center gap-4 px-3 font-semibold no-underline hover:bg-mist aria-current:bg-mist"
              >
                <img
                  src={`/flags/${country.flag}`}
                  alt=""
                  width="32"
                  height="24"
                  loading="lazy"
                  className="border border-line"
                />
                <span>{country.name[locale.language]}</span>
                <span className="ms-auto text-small text-ink-2">{country.code.toUpperCase()}</span>
                {isCurrent && <Icon name="check" />}
              </a>
            </li>
          );
        })}
      </ul>
    </Drawer>
  );
}
