import { countryInSentence } from '../../../contract/countries.ts';
import { useLocale } from '../locale/use-locale.ts';
import { useText } from '../locale/use-text.ts';
import { m } from '../messages/generated/messages.js';
import { useHydrated } from '../ui/use-hydrated.ts';
import { KeepPanel } from './keep-panel.tsx';

/** `/{country}/offline`: the products of a locale, kept on the device (decision 0164). */
export function OfflinePage() {
  const t = useText();
  const { country, language } = useLocale();
  return (
    <div className="wrap max-w-[60rem] pt-10 pb-16 md:pt-14">
      <h1 className="mb-6 text-h2">{t(m.keep_title)}</h1>
      <p className="mb-8 max-w-[60ch] text-lead">{t(m.keep_text, { country: countryInSentence(country, language) })}</p>
      {useHydrated() ? <KeepPanel /> : <noscript>{t(m.keep_impossible)}</noscript>}
    </div>
  );
}
