import { loadIngredients } from '../content/pages/ingredients.server.ts';
import { ContentPage } from '../sections/content-page.tsx';
import { Herbarium } from '../sections/herbarium.tsx';
import { pageMeta } from '../seo/page-meta.ts';
import { Sections } from '../ui/sections.tsx';
import type { Route } from './+types/ingredients';
import { pageHeaders } from './cache-control.ts';

export function loader({ context, url }: Route.LoaderArgs) {
  return loadIngredients(context, url);
}

export const headers = pageHeaders;

export const meta: Route.MetaFunction = ({ loaderData }) => pageMeta(loaderData?.head);

export default function Ingredients({ loaderData }: Route.ComponentProps) {
  return (
    <Sections>
      <ContentPage page={loaderData.page} />
      <Herbarium {...loaderData} />
    </Sections>
  );
}
