import { Suspense } from 'react';
import { loadContentPage } from '../content/pages/content-page.server.ts';
import { loadHome } from '../content/pages/home.server.ts';
import { parsePath } from '../locale/path.ts';
import { pageMeta } from '../seo/page-meta.ts';
import { lazyPart } from '../ui/lazy-part.ts';
import type { StylesHandle } from '../ui/style-sheets.ts';
import type { Route } from './+types/country';
import { pageHeaders } from './cache-control.ts';

// Loads only what its page needs.
const HomeSections = lazyPart(async () => (await import('../sections/home-sections.tsx')).HomeSections);
const ContentPage = lazyPart(async () => (await import('../sections/content-page.tsx')).ContentPage);

/** A single segment: a country's home, or a content page of the default country (rulings 2.6). */
export async function loader({ context, url }: Route.LoaderArgs) {
  const isHome = parsePath(url.pathname).country !== null;
  if (isHome) {
    const home = await loadHome(context, url);
    return { head: home.head, home };
  }
  const page = await loadContentPage(context, url, 'byUri');
  return { head: page.head, page };
}

export const headers = pageHeaders;

export const handle: StylesHandle = { hasCoreStyles: (data) => 'home' in data };

export const meta: Route.MetaFunction = ({ loaderData }) => pageMeta(loaderData?.head);

export default function Country({ loaderData }: Route.ComponentProps) {
  const { home, page } = loaderData;
  return <Suspense>{home ? <HomeSections home={home} /> : page && <ContentPage {...page} />}</Suspense>;
}
