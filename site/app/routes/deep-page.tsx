import { loadContentPage } from '../content/pages/content-page.server.ts';
import { ContentPage } from '../sections/content-page.tsx';
import { pageMeta } from '../seo/page-meta.ts';
import type { Route } from './+types/deep-page';
import { pageHeaders } from './cache-control.ts';

/** Any other path: a content page below its parent, else 404 (rulings 2.7, spec §8). */
export async function loader({ context, url }: Route.LoaderArgs) {
  return loadContentPage(context, url, 'byUri');
}

export const headers = pageHeaders;

export const meta: Route.MetaFunction = ({ loaderData }) => pageMeta(loaderData?.head);

export default function DeepPage({ loaderData }: Route.ComponentProps) {
  return <ContentPage {...loaderData} />;
}
