import { countryInSentence, countryName } from '../../../contract/countries.ts';
import { inLanguage, resolveLanguage } from '../../../contract/languages.ts';
import type { Elsewhere } from '../content/pages/elsewhere.server.ts';
import { LocaleLink } from '../locale/locale-link.tsx';
import { useLocale } from '../locale/use-locale.ts';
import { useText } from '../locale/use-text.ts';
import { m } from '../messages/generated/messages.js';
import { ProductGrid } from '../product/product-grid.tsx';
import { BUTTON_VARIANTS } from '../ui/button.tsx';
import { Flag } from '../ui/flag.tsx';
import { Image } from '../ui/image.tsx';
import { Section } from '../ui/section.tsx';

/** Where a missing product is sold: its picture in its room, and a flag for each country's page. */
export function SoldElsewhere({ elsewhere }: { elsewhere: Elsewhere }) {
  const t = useText();
  const locale = useLocale();
  const { product, soldIn } = elsewhere;
  const name = product.fullName;
  const here = countryInSentence(locale.country, locale.language);
  const isOnlyHere = soldIn.every(({ country }) => country === locale.country);
  return (
    <section aria-labelledby="sold-elsewhere" className="grid bg-white text-ink xs:grid-cols-[2fr_3fr]">
      <div data-room={product.brand?.slug} className="grid place-items-center overflow-hidden bg-room max-xs:h-60">
        <Image
          media={product.image}
          alt=""
          width={360}
          height={450}
          sizes="(min-width: 769px) 20vw, 100vw"
          priority
          className="size-full max-h-110 object-contain p-[6%]"
        />
      </div>
      <div className="p-[clamp(1.25rem,2.6vw,2.5rem)]">
        <h2 id="sold-elsewhere" className="text-h3">
          {isOnlyHere ? t(m.elsewhere_language, { name }) : t(m.elsewhere_heading, { name, country: here })}
        </h2>
        <ul className="mt-4 border-t border-line">
          {soldIn.map(({ country, language, href }) => {
            return (
              <li key={country} className="border-b border-line">
                {/* Another country is another site: a full page load. */}
                <a
                  href={href}
                  hrefLang={language}
                  className="flex min-h-13 items-center gap-4 py-1 font-semibold no-underline hover:text-ember"
                >
                  <Flag country={country} width={32} className="border border-line" />
                  {countryName(country, locale.language)}
                  {language !== locale.language && (
                    <span className="ms-auto text-small font-normal text-ink-2">
                      {inLanguage(resolveLanguage(language).name, locale.language)}
                    </span>
                  )}
                </a>
              </li>
            );
          })}
        </ul>
        <LocaleLink
          to={`/general-enquiry?product=${encodeURIComponent(product.slug)}`}
          className={`mt-6 ${BUTTON_VARIANTS.outline}`}
        >
          {t(m.product_ask)}
        </LocaleLink>
      </div>
    </section>
  );
}

/** The nearest products this country sells. */
export function NearestHere({ nearest }: Pick<Elsewhere, 'nearest'>) {
  const t = useText();
  const { country, language } = useLocale();
  if (nearest.length === 0) return null;
  return (
    <Section title={t(m.elsewhere_nearest, { country: countryInSentence(country, language) })}>
      <ProductGrid products={nearest} />
    </Section>
  );
}
