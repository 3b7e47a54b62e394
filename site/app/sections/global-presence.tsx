import { countries, countryName } from '../../../contract/countries.ts';
import type { HomePageQuery } from '../content/generated/graphql.ts';
import { listFigures } from '../content/pages/list-blocks.ts';
import { LocaleLink } from '../locale/locale-link.tsx';
import { useLocale } from '../locale/use-locale.ts';
import { Flag } from '../ui/flag.tsx';
import { SideRow } from '../ui/side-row.tsx';
import type { PageGroup } from './page-group.ts';
import { RegionMap } from './region-map.tsx';

type GlobalPresence = PageGroup<HomePageQuery, 'globalPresence'> & { hasShops?: boolean };

const MAP = 'relative -me-gutter max-md:-ms-gutter';

/** Three highlights, the regions, and the map, which the list repeats as text (spec §3) and which leads to the shops. */
export function GlobalPresenceSection({ group }: { group: GlobalPresence }) {
  const { language } = useLocale();
  const highlights = listFigures(group.highlight1, group.highlight2, group.highlight3);
  const regions = (group.regions ?? []).flatMap((region) => (region?.name || region?.description ? [region] : []));
  if (!group.heading && !group.description && highlights.length === 0 && regions.length === 0) return null;
  return (
    <section
      className="on-dark overflow-hidden bg-sidr py-section text-white"
      aria-labelledby={group.heading ? 'presence-title' : undefined}
    >
      <div className="wrap grid items-center gap-8 md:gap-12 md:grid-cols-[5fr_7fr]">
        <div>
          {group.heading && (
            <h2 id="presence-title" className="text-h2">
              {group.heading}
            </h2>
          )}
          <p className="mt-4 mb-5 max-w-[38ch] text-lead text-sage md:mb-8">{group.description}</p>
          <dl className="presence-figures">
            {highlights.map((highlight) => (
              <div key={highlight.label ?? highlight.figure}>
                <dt>{highlight.label}</dt>
                <dd>{highlight.figure}</dd>
              </div>
            ))}
          </dl>
          {/* The regions below name them. */}
          {regions.length === 0 && (
            <ul className="mt-7 flex flex-wrap gap-x-6 gap-y-2 text-small font-semibold">
              {countries.map(({ code }) => (
                <li key={code} className="flex items-center gap-2.5">
                  <Flag country={code} width={26} />
                  {countryName(code, language)}
                </li>
              ))}
            </ul>
          )}
        </div>
        {group.hasShops === false ? (
          <div className={MAP}>
            <RegionMap />
          </div>
        ) : (
          <LocaleLink to="/where-to-buy" className={`map-link ${MAP}`}>
            <RegionMap />
          </LocaleLink>
        )}
      </div>
      {regions.length > 0 && (
        <div className="wrap mt-6 md:mt-12">
          <SideRow className="md:grid-cols-2 lg:grid-cols-4">
            {regions.map((region) => (
              <li key={region.name ?? region.description} className="border-t border-white/22 pt-4">
                {region.name && <h3 className="text-h3">{region.name}</h3>}
                <p className="mt-1 text-small text-sage">{region.description}</p>
              </li>
            ))}
          </SideRow>
        </div>
      )}
    </section>
  );
}
