import { Suspense } from 'react';
import { loadContentPage } from '../content/pages/content-page.server.ts';
import { loadOfflineHead, OFFLINE_SEGMENT } from '../content/pages/offline.server.ts';
import { loadProductType } from '../content/pages/product-type.server.ts';
import { pageMeta } from '../seo/page-meta.ts';
import { lazyPart } from '../ui/lazy-part.ts';
import type { StylesHandle } from '../ui/style-sheets.ts';
import type { Route } from './+types/segment';
import { listingHeaders } from './cache-control.ts';

// Loads only what its page needs.
const ProductTypePage = lazyPart(async () => (await import('../product/product-type-page.tsx')).ProductTypePage);
const OfflinePage = lazyPart(async () => (await import('../offline/offline-page.tsx')).OfflinePage);
const ContentPage = lazyPart(async () => (await import('../sections/content-page.tsx')).ContentPage);

/** `/{country}/{segment}`: the site's own page of kept products, a product type, else a content page with that uri, else 404 (rulings 2.7). */
export async function loader({ context, url, params }: Route.LoaderArgs) {
  if (params.segment === OFFLINE_SEGMENT) return { head: await loadOfflineHead(context, url), isOffline: true };
  const type = await loadProductType(context, url, params.segment);
  if (type) return { head: type.head, type };
  const page = await loadContentPage(context, url, 'byUri');
  return { head: page.head, page };
}

export const headers = listingHeaders;

export const handle: StylesHandle = { hasCoreStyles: (data) => 'type' in data };

export const meta: Route.MetaFunction = ({ loaderData }) => pageMeta(loaderData?.head);

export default function Segment({ loaderData }: Route.ComponentProps) {
  const { type, page, isOffline } = loaderData;
  if (isOffline) return <Suspense>{<OfflinePage />}</Suspense>;
  return <Suspense>{type ? <ProductTypePage {...type} /> : page && <ContentPage {...page} />}</Suspense>;
}
