import { loadHome } from '../content/pages/home.server.ts';
import { HomeSections } from '../sections/home-sections.tsx';
import { pageMeta } from '../seo/page-meta.ts';
import { CORE_STYLES } from '../ui/style-sheets.ts';
import type { Route } from './+types/home';
import { pageHeaders } from './cache-control.ts';

export function loader({ context, url }: Route.LoaderArgs) {
  return loadHome(context, url);
}

export const headers = pageHeaders;

export const handle = CORE_STYLES;

export const meta: Route.MetaFunction = ({ loaderData }) => pageMeta(loaderData?.head);

export default function Home({ loaderData }: Route.ComponentProps) {
  return <HomeSections home={loaderData} />;
}
