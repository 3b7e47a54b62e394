import { countryInSentence } from '../../../contract/countries.ts';
import { COUNTRY_MAP_WIDTH, countryMapHeight, projectOnCountry } from '../../../contract/country-map.ts';
import type { ShopCity } from '../content/pages/shop.ts';
import { useLocale } from '../locale/use-locale.ts';
import { useText } from '../locale/use-text.ts';
import { m } from '../messages/generated/messages.js';
import { placeLabels } from './place-labels.ts';

/** The size of labels, in units of the map: about 15 px on a phone, 20 px beside a list. */
const SIZE = 34;

/** The distance from a pin's middle to the place below it. */
const PIN_CENTRE = 18;

/** The map of the country with a point for each city that has shops; each leads to its shops. */
export function CountryMap({
  cities,
  chosen,
  hrefOf,
}: {
  cities: readonly ShopCity[];
  chosen: string | null;
  hrefOf: (city: string) => string;
}) {
  const t = useText();
  const { country, language } = useLocale();
  const height = countryMapHeight(country);
  const pins = cities.flatMap(({ name, count, at }) => {
    if (!at) return [];
    const [x, y] = projectOnCountry(country, at.longitude, at.latitude);
    return [{ name, count, x, y: y - PIN_CENTRE }];
  });
  if (pins.length === 0) return null;
  const labels = placeLabels(pins, { width: COUNTRY_MAP_WIDTH, height, size: SIZE });
  return (
    <nav className="on-dark overflow-hidden bg-sidr print:hidden">
      {/* A map is read the same way in both directions. */}
      <svg viewBox={`0 0 ${COUNTRY_MAP_WIDTH} ${height}`} direction="ltr" className="block w-full font-semibold">
        <title>{t(m.shops_map, { country: countryInSentence(country, language) })}</title>
        <image href={`/map/${country}.svg`} width={COUNTRY_MAP_WIDTH} height={height} />
        {pins.map(({ name, count, x, y }, index) => {
          const label = labels[index];
          return (
            <a
              key={name}
              href={hrefOf(name)}
              aria-label={t(m.shops_in_city, { city: name, count })}
              aria-current={name === chosen ? 'true' : undefined}
              className="group"
            >
              <circle cx={x} cy={y} r={SIZE} fill="transparent" />
              <path
                transform={`translate(${x} ${y + PIN_CENTRE}) scale(${name === chosen ? 1.25 : 0.9})`}
                d="M0 0C-13-10-12-28 0-36C12-28 13-10 0 0Z"
                className="fill-orange stroke-white stroke-2 group-hover:fill-orange-hover"
              />
              {label && (
                <text
                  x={label.x}
                  y={label.y}
                  fontSize={SIZE}
                  textAnchor={label.anchor}
                  dominantBaseline="central"
                  paintOrder="stroke"
                  className="fill-white stroke-sidr-deep stroke-[6px] group-hover:underline group-aria-[current=true]:underline"
                >
                  {name}
                </text>
              )}
            </a>
          );
        })}
      </svg>
    </nav>
  );
}
