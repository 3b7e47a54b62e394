import { type CountryCode, resolveCountry } from '../../../contract/countries.ts';

/** A country's flag; decorative, as the name is beside it. */
export function Flag({ country, width, className }: { country: CountryCode; width: number; className?: string }) {
  const { iso } = resolveCountry(country);
  return (
    <img
      src={`/flags/${iso.toLowerCase()}.svg`}
      alt=""
      width={width}
      height={Math.round(width * 0.75)}
      loading="lazy"
      className={className}
    />
  );
}
