import { type CountryCode, countries, countryName } from '../../../contract/countries.ts';
import { resolveLanguage } from '../../../contract/languages.ts';
import { parsePath } from '../locale/path.ts';
import { useLocale } from '../locale/use-locale.ts';
import { useText } from '../locale/use-text.ts';
import { m } from '../messages/generated/messages.js';
import { Drawer } from '../ui/drawer.tsx';
import { Flag } from '../ui/flag.tsx';
import { Icon } from '../ui/icon.tsx';

/**
 * `Select Country` (spec §2): a flag per country, linking to this page there or to that country's home (rulings 2.9).
 */
export function CountryDialog({ hrefs }: { hrefs: Record<CountryCode, string> }) {
  const t = useText();
  const locale = useLocale();
  const isLatin = resolveLanguage(locale.language).script === 'Latn';
  return (
    <Drawer id="country-dialog" place="center" title={t(m.country_title)}>
      <ul className="p-2">
        {countries.map((country) => {
          const isCurrent = country.code === locale.country;
          return (
            <li key={country.code}>
              <a
                href={hrefs[country.code]}
                data-language={parsePath(hrefs[country.code]).language}
                aria-current={isCurrent || undefined}
                className="flex min-h-13 items-center gap-4 px-3 font-semibold no-underline hover:bg-mist aria-current:bg-mist"
              >
                <Flag country={country.code} width={32} className="border border-line" />
                <span>{countryName(country.code, locale.language)}</span>
                <span className="ms-auto text-small text-ink-2">{isLatin && country.code.toUpperCase()}</span>
                {isCurrent && <Icon name="check" />}
              </a>
            </li>
          );
        })}
      </ul>
    </Drawer>
  );
}
