import { countryInSentence } from '../../../contract/countries.ts';
import { COUNTRY_MAP_WIDTH, countryMapHeight } from '../../../contract/country-map.ts';
import { resolveLanguage } from '../../../contract/languages.ts';
import type { Box } from '../content/pages/map-geometry.ts';
import { type MapTag, TAG, TO_LEAF } from '../content/pages/map-tag-options.ts';
import type { WhereToBuy } from '../content/pages/shop.ts';
import { useLocale } from '../locale/use-locale.ts';
import { useText } from '../locale/use-text.ts';
import { m } from '../messages/generated/messages.js';

/** The map of the country with a tag staked at each city that has shops; each leads to its shops. */
export function CountryMap({
  tags,
  cities,
  chosen,
  hrefOf,
}: Pick<WhereToBuy, 'tags' | 'cities'> & { chosen: string | null; hrefOf: (city: string) => string }) {
  const t = useText();
  const { country, language } = useLocale();
  if (tags.length === 0) return null;
  const height = countryMapHeight(country);
  return (
    <nav className="on-dark max-w-160 overflow-hidden bg-sidr print:hidden lg:max-w-none">
      {/* A map is read the same way in both directions. */}
      <svg viewBox={`0 0 ${COUNTRY_MAP_WIDTH} ${height}`} direction="ltr" className="block w-full font-semibold">
        <title>{t(m.shops_map, { country: countryInSentence(country, language) })}</title>
        <image href={`/map/${country}.svg`} width={COUNTRY_MAP_WIDTH} height={height} />
        <g className="pointer-events-none fill-orange stroke-white">
          {tags.map(({ name, stake: [foot, head] }) => (
            <g key={name}>
              <path d={`M${foot.x} ${foot.y}L${head.x} ${head.y}`} className="stroke-sidr-deep stroke-[8px]" />
              <path d={`M${foot.x} ${foot.y}L${head.x} ${head.y}`} className="stroke-4" />
              <circle cx={foot.x} cy={foot.y} r="8" className="stroke-4" />
            </g>
          ))}
        </g>
        {tags.map(({ name, plate, target }) => (
          <a
            key={name}
            href={hrefOf(name)}
            aria-label={t(m.shops_in_city, {
              city: name,
              count: cities.find((city) => city.name === name)?.count ?? 0,
            })}
            aria-current={name === chosen ? 'true' : undefined}
            className="group"
          >
            <rect {...sizeOf(target)} fill="transparent" />
            <Plate name={name} plate={plate} isMirrored={resolveLanguage(language).dir === 'rtl'} />
          </a>
        ))}
      </svg>
    </nav>
  );
}

const sizeOf = ({ left, top, right, bottom }: Box) => ({ x: left, y: top, width: right - left, height: bottom - top });

/** A leaf and the name after it. */
function Plate({ name, plate, isMirrored }: Pick<MapTag, 'name' | 'plate'> & { isMirrored: boolean }) {
  const middle = (plate.top + plate.bottom) / 2;
  const fromStart = (step: number) => (isMirrored ? plate.right - step : plate.left + step);
  return (
    <>
      <rect {...sizeOf(plate)} className="fill-white stroke-white stroke-4 group-aria-[current=true]:fill-ink" />
      <path
        transform={`translate(${fromStart(TO_LEAF)} ${middle + 18})`}
        d="M0 0C-13-10-12-28 0-36C12-28 13-10 0 0Z"
        className="fill-orange group-hover:fill-orange-hover"
      />
      <text
        x={fromStart(TAG.beforeText)}
        y={middle}
        fontSize={TAG.text}
        textAnchor={isMirrored ? 'end' : 'start'}
        dominantBaseline="central"
        className="fill-ink group-hover:underline group-aria-[current=true]:fill-white"
      >
        {name}
      </text>
    </>
  );
}
