import { Form, useLocation } from 'react-router';
import { loadCompare } from '../content/pages/compare.server.ts';
import { COMPARE_PARAM } from '../facets/compare-query.ts';
import { buildPath } from '../locale/path.ts';
import { useLocale } from '../locale/use-locale.ts';
import { useText } from '../locale/use-text.ts';
import { m } from '../messages/generated/messages.js';
import { CompareTable } from '../product/compare-table.tsx';
import { ShareButton } from '../product/share-button.tsx';
import { EmptyState } from '../sections/empty-state.tsx';
import { pageMeta } from '../seo/page-meta.ts';
import { Button, ButtonLink } from '../ui/button.tsx';
import { ChipLinks } from '../ui/chip-links.tsx';
import { SectionBoundary } from '../ui/sections.tsx';
import { LabelledSelect } from '../ui/select.tsx';
import type { Route } from './+types/compare';
import { compareHeaders } from './cache-control.ts';

export function loader({ context, url }: Route.LoaderArgs) {
  return loadCompare(context, url);
}

export const headers = compareHeaders;

export const meta: Route.MetaFunction = ({ loaderData }) => pageMeta(loaderData?.head);

/** Up to three products of one type beside each other, on an address that can be sent. */
export default function Compare({ loaderData: { type, types, products, leftOut, offered } }: Route.ComponentProps) {
  const t = useText();
  const locale = useLocale();
  const toPath = (pagePath: string) => buildPath({ ...locale, pagePath });
  return (
    <div className="wrap pt-10 pb-section md:pt-14 print:pt-0">
      <h1 className="mb-8 text-h2 print:mb-4 print:text-h3">
        {type ? t(m.compare_heading, { type: type.name }) : t(m.compare_title)}
      </h1>
      {products.length === 0 ? (
        <>
          <EmptyState
            text={t(m.compare_none)}
            hint={t(m.compare_none_hint)}
            {...(types.length === 0 && { action: { label: t(m.compare_browse), href: toPath('/plp') } })}
          />
          {types.length > 0 && (
            <ChipLinks
              title={t(m.compare_types)}
              links={types.map(({ slug, name }) => ({ label: name, to: toPath(`/${slug}`) }))}
            />
          )}
        </>
      ) : (
        <>
          {leftOut.length > 0 && (
            <p className="-mt-4 mb-6 text-ink-2">
              {t(m.compare_left_out)} {leftOut.map(({ name }) => name).join(' · ')}
            </p>
          )}
          <SectionBoundary>
            <CompareTable products={products} />
          </SectionBoundary>
          <div className="mt-4 flex flex-wrap items-end justify-between gap-6 border-t-3 border-ink pt-6 print:hidden">
            {offered.length > 0 && <AddForm products={products} offered={offered} />}
            <div className="flex flex-wrap items-center gap-6">
              {type && (
                <ButtonLink to={`/${type.slug}`} variant="underline">
                  {t(m.compare_all, { type: type.name })}
                </ButtonLink>
              )}
              <ShareButton title={t(m.compare_title)} />
            </div>
          </div>
        </>
      )}
    </div>
  );
}

/** One more to compare: a plain form that sends all of them. */
function AddForm({ products, offered }: Pick<Route.ComponentProps['loaderData'], 'products' | 'offered'>) {
  const t = useText();
  const { pathname } = useLocation();
  return (
    <Form method="get" action={pathname} className="flex flex-wrap items-end gap-3">
      {products.map(({ slug }) => (
        <input key={slug} type="hidden" name={COMPARE_PARAM} value={slug} />
      ))}
      <LabelledSelect label={t(m.compare_another)} name={COMPARE_PARAM}>
        {offered.map(({ slug, name }) => (
          <option key={slug} value={slug}>
            {name}
          </option>
        ))}
      </LabelledSelect>
      <Button type="submit" variant="outline-large">
        {t(m.compare_add_submit)}
      </Button>
    </Form>
  );
}
