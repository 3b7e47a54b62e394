import { loadCatalogs } from '../content/pages/catalogs.server.ts';
import { CatalogList } from '../sections/catalog-list.tsx';
import { ContentPage } from '../sections/content-page.tsx';
import { pageMeta } from '../seo/page-meta.ts';
import { Sections } from '../ui/sections.tsx';
import type { Route } from './+types/catalogs';
import { pageHeaders } from './cache-control.ts';

export function loader({ context, url }: Route.LoaderArgs) {
  return loadCatalogs(context, url);
}

export const headers = pageHeaders;

export const meta: Route.MetaFunction = ({ loaderData }) => pageMeta(loaderData?.head);

export default function Catalogs({ loaderData }: Route.ComponentProps) {
  return (
    <Sections>
      <ContentPage page={loaderData.page} />
      <CatalogList catalogs={loaderData.catalogs} />
    </Sections>
  );
}
