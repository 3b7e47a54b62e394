import { type ReactNode, useId } from 'react';
import { type LoaderFunctionArgs, type MetaFunction, useLoaderData } from 'react-router';
import { defaultCountry } from '../../../contract/countries.ts';
import { defaultLanguage, type Language, resolveLanguage, writtenLanguages } from '../../../contract/languages.ts';
import { optional } from '../content/client/optional.ts';
import { servicesContext } from '../content/services.ts';
import { LocaleProvider } from '../locale/use-locale.ts';
import { Controls } from '../styleguide/controls.tsx';
import { samples } from '../styleguide/samples.ts';
import { Surfaces } from '../styleguide/surfaces.tsx';
import { Tokens } from '../styleguide/tokens.tsx';

/**
 * Every primitive in both directions and all states; in development only (routes.ts). It has no generated types, which
 * exist only then.
 */
export async function loader({ context }: LoaderFunctionArgs) {
  const { catalogue } = context.get(servicesContext);
  const query = { filters: {}, sort: 'menu', page: 1, pageSize: 1 } as const;
  const listing = await optional(
    catalogue.listProducts({ country: defaultCountry, language: defaultLanguage }, query),
    null,
  );
  return { product: listing?.items[0] ?? null };
}

export const meta: MetaFunction = () => [{ title: 'Style guide' }, { name: 'robots', content: 'noindex' }];

export default function Styleguide() {
  const { product } = useLoaderData<typeof loader>();
  return (
    <div className="wrap py-10">
      <h1 className="mb-8 text-h2">Style guide</h1>
      <div className="grid gap-12 lg:grid-cols-2">
        {writtenLanguages.map((language) => {
          const texts = samples[language];
          return (
            <Side key={language} language={resolveLanguage(language)}>
              <Tokens heading={texts.heading} />
              <Controls texts={texts} id={language} />
              <Surfaces texts={texts} product={product} />
            </Side>
          );
        })}
      </div>
    </div>
  );
}

function Side({ language: { code, dir }, children }: { language: Language; children: ReactNode }) {
  const id = useId();
  return (
    <LocaleProvider value={{ country: defaultCountry, language: code }}>
      <section
        lang={code}
        dir={dir}
        aria-labelledby={id}
        className="grid min-w-0 content-start gap-8 font-body leading-(--leading-body)"
      >
        <h2 id={id} className="text-h2s">
          {dir === 'rtl' ? 'من اليمين إلى اليسار' : 'Left to right'}
        </h2>
        {children}
      </section>
    </LocaleProvider>
  );
}
