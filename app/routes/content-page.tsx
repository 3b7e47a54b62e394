import { company } from '../../company.ts';
import { pageHeaders } from '../cache-control.ts';
import { loadContentPage } from '../content/content-page.server.ts';
import { notFound } from '../content/not-found.server.ts';
import { parsePath } from '../locale/path.ts';
import { ContentPage } from '../sections/content-page.tsx';
import { pageMeta } from '../seo/page-meta.ts';
import type { Route } from './+types/content-page';
import { contentPages } from './content-pages.ts';

/** Every corporate page of the route table: one module, mounted once a row (content-pages.ts). */
export function loader({ context, url }: Route.LoaderArgs) {
  const operation = contentPages(company.slug)[parsePath(url.pathname).pagePath.slice(1)];
  if (!operation) throw notFound(url);
  return loadContentPage(context, url, operation);
}

export const headers = pageHeaders;

export const meta: Route.MetaFunction = ({ loaderData }) => pageMeta(loaderData?.head);

export default function ContentPageRoute({ loaderData }: Route.ComponentProps) {
  return <ContentPage {...loaderData} />;
}
