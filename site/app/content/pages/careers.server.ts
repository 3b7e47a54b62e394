import { GetJoinDocument } from '../generated/graphql.ts';
import type { Found, PageRequest } from './find-page.ts';
import { loadLocations } from './locations.server.ts';

/** The jobs of the country, and how to apply for the one the query names. */
export async function findJoin(request: PageRequest): Promise<Found> {
  const [{ pages }, locations] = await Promise.all([
    request.load(GetJoinDocument, { language: request.load.locale.language }),
    loadLocations(request.load),
  ]);
  const page = pages?.nodes[0];
  const chosen = request.url.searchParams.get('job');
  const job = page?.careers?.jobs?.find((one) => one?.jobId === chosen);
  return {
    page: page && { ...page, careers: page.careers && { ...page.careers, isBoard: true } },
    lists: {
      application: {
        location: locations[0] ?? null,
        job: job?.jobId ? { id: job.jobId, title: job.title ?? job.jobId } : null,
      },
    },
    known: { job: [job?.jobId] },
  };
}
