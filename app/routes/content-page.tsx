import { data, type HeadersArgs } from 'react-router';
import { company } from '../../company.ts';
import { headersReading } from '../cache-control.ts';
import { loadContentPage, paramsOf } from '../content/content-page.server.ts';
import { notFound } from '../content/not-found.server.ts';
import { parsePath } from '../locale/path.ts';
import { ContentPage } from '../sections/content-page.tsx';
import { pageMeta } from '../seo/page-meta.ts';
import type { Route } from './+types/content-page';
import { contentPages } from './content-pages.ts';

/** Every corporate page of the route table: one module, mounted once a row (content-pages.ts). */
export async function loader({ context, url }: Route.LoaderArgs) {
  const row = contentPages(company.slug)[parsePath(url.pathname).pagePath.slice(1)];
  if (!row) throw notFound(url);
  const page = await loadContentPage(context, url, row.operation);
  const headers = headersReading(...paramsOf(row.operation).split(','))();
  return data({ ...page, opening: row.opening }, { headers });
}

export const headers = ({ loaderHeaders }: HeadersArgs) => loaderHeaders;

export const meta: Route.MetaFunction = ({ loaderData }) => pageMeta(loaderData?.head);

export default function ContentPageRoute({ loaderData }: Route.ComponentProps) {
  return <ContentPage {...loaderData} />;
}
