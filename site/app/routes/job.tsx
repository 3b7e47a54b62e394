import { loadJob } from '../content/pages/job.server.ts';
import { JobPage } from '../sections/job-page.tsx';
import { pageMeta } from '../seo/page-meta.ts';
import type { Route } from './+types/job';
import { pageHeaders } from './cache-control.ts';

export function loader({ context, url, params }: Route.LoaderArgs) {
  return loadJob(context, url, params.id);
}

export const headers = pageHeaders;

export const meta: Route.MetaFunction = ({ loaderData }) => pageMeta(loaderData?.head);

export default function Job({ loaderData }: Route.ComponentProps) {
  return <JobPage {...loaderData} />;
}
