import { inLanguage } from '../../../contract/languages.ts';
import { company } from '../../company.ts';
import { useLocale } from '../locale/use-locale.ts';
import { useText } from '../locale/use-text.ts';
import { m } from '../messages/generated/messages.js';

/** The map of the countries the company sells in; phones get a version with larger labels. */
export function RegionMap({ className }: { className?: string }) {
  const t = useText();
  const { language } = useLocale();
  return (
    <picture className={className}>
      <source media="(max-width: 768px)" srcSet={`/map/${language}-mobile.svg`} width="1270" height="640" />
      <img
        src={`/map/${language}.svg`}
        alt={t(m.map_alt, { company: inLanguage(company.name, language) })}
        width="1200"
        height="885"
        loading="lazy"
        className="w-full"
      />
    </picture>
  );
}
