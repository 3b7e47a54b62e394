import type { RouterContextProvider } from 'react-router';
import { inLanguage } from '../../../../contract/languages.ts';
import { parseModified } from '../../../../contract/site-time.ts';
import { company } from '../../../company.ts';
import { m } from '../../messages/generated/messages.js';
import { buildJobPosting } from '../../seo/json-ld/job-posting.ts';
import { firstParagraph } from '../cleaning/plain-text.ts';
import { GetJoinDocument } from '../generated/graphql.ts';
import { servicesContext } from '../services.ts';
import { buildHead } from './head.server.ts';
import { createLoad } from './load.server.ts';
import { findNearest } from './nearest.server.ts';
import { notFound } from './not-found.server.ts';
import { buildTrail, buildTrailData } from './page-data.server.ts';

/** The length of a description that search results show. */
const DESCRIPTION_LENGTH = 160;

/** Loads a job of the country by its id, and the other jobs. */
export async function loadJob(context: Readonly<RouterContextProvider>, url: URL, id: string) {
  const load = createLoad(context);
  const answer = await load(GetJoinDocument, { language: load.locale.language });
  const page = answer.pages?.nodes[0];
  const jobs = (page?.careers?.jobs ?? []).flatMap((one) => (one?.jobId ? [one] : []));
  const job = jobs.find(({ jobId }) => jobId === id);
  if (!job) throw await notFound(context, url, { nearest: await findNearest(context, [id]) });
  const { siteOrigin } = context.get(servicesContext);
  const { language } = load.locale;
  const place = { origin: siteOrigin, locale: load.locale };
  // A service without the field: jobs are part of their page, and count as posted when it was last changed.
  const posted = parseModified(job.datePosted) ?? parseModified(page?.modifiedGmt);
  const title = job.title ?? id;
  const trail = buildTrail(place, [
    { name: m.job_trail_careers({}, { locale: language }), pagePath: '/careers/join-us' },
    { name: title, pagePath: `/careers/${encodeURIComponent(id)}` },
  ]);
  return {
    head: await buildHead(context, {
      url,
      title,
      description: firstParagraph(job.description, DESCRIPTION_LENGTH),
      jsonLd: [
        buildTrailData(place, trail),
        buildJobPosting({
          company: { name: inLanguage(company.name, language), url: siteOrigin },
          url: `${siteOrigin}${trail.at(-1)?.href ?? ''}`,
          id,
          title,
          description: job.description ?? '',
          location: job.location ?? '',
          datePosted: posted === null ? null : new Date(posted).toISOString().slice(0, 10),
          department: job.department,
        }),
      ],
    }),
    job: { ...job, id, title },
    still: page?.pageBanner?.image?.node ?? null,
    trail,
  };
}

export type JobData = Awaited<ReturnType<typeof loadJob>>;
