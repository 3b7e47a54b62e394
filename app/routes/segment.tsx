import { lazy, Suspense } from 'react';
import { listingHeaders } from '../cache-control.ts';
import { loadContentPage } from '../content/content-page.server.ts';
import { loadProductType } from '../content/product-type.server.ts';
import { ProductTypePage } from '../product/product-type-page.tsx';
import { pageMeta } from '../seo/page-meta.ts';
import type { Route } from './+types/segment';

/** A listing does not fetch what draws content pages. */
const ContentPage = lazy(async () => ({ default: (await import('../sections/content-page.tsx')).ContentPage }));

/** `/{country}/{segment}`: a product type, else a content page of that uri, else 404 (rulings 2.7). */
export async function loader({ context, url, params }: Route.LoaderArgs) {
  const type = await loadProductType(context, url, params.segment);
  return type ? { type } : { page: await loadContentPage(context, url, 'byUri') };
}

export const headers = listingHeaders;

export const meta: Route.MetaFunction = ({ loaderData }) => pageMeta((loaderData?.type ?? loaderData?.page)?.head);

export default function Segment({ loaderData }: Route.ComponentProps) {
  if (loaderData.type) return <ProductTypePage {...loaderData.type} />;
  return <Suspense>{loaderData.page && <ContentPage {...loaderData.page} />}</Suspense>;
}
