import { pageHeaders } from '../cache-control.ts';
import { GetJoinDocument } from '../content/generated/graphql.ts';
import { createLoad } from '../content/load.server.ts';
import { notFound } from '../content/not-found.server.ts';
import { LocaleLink } from '../locale/locale-link.tsx';
import { useText } from '../locale/use-text.ts';
import { m } from '../messages/generated/messages.js';
import { buildHead } from '../seo/head.server.ts';
import { pageMeta } from '../seo/page-meta.ts';
import { buttonVariants } from '../ui/button.tsx';
import { RichText } from '../ui/rich-text.tsx';
import type { Route } from './+types/job';

export async function loader({ context, url, params }: Route.LoaderArgs) {
  const load = createLoad(context);
  const answer = await load(GetJoinDocument, { language: load.locale.language });
  const job = (answer.pages?.nodes[0]?.careers?.jobs ?? []).find((one) => one?.jobId === params.id);
  if (!job) throw notFound(url);
  return { head: await buildHead(context, { url, title: job.title, description: job.department }), job };
}

export const headers = pageHeaders;

export const meta: Route.MetaFunction = ({ loaderData }) => pageMeta(loaderData?.head);

export default function Job({ loaderData: { job } }: Route.ComponentProps) {
  const t = useText();
  return (
    <article className="wrap py-section">
      <p className="font-bold text-ember">{[job.department, job.location].filter(Boolean).join(' · ')}</p>
      <h1 className="mt-2 mb-8 text-h2">{job.title}</h1>
      <RichText html={job.description} className="max-w-[66ch]" />
      <p className="mt-10">
        <LocaleLink to="/careers/join-us" className={buttonVariants.outline}>
          {t(m.jobs_all)}
        </LocaleLink>
      </p>
    </article>
  );
}
