import { m } from '../../messages/generated/messages.js';
import { GetJoinDocument } from '../generated/graphql.ts';
import type { Found, PageRequest } from './find-page.ts';
import { loadForm } from './form.server.ts';
import { loadLocations } from './locations.server.ts';

/** The jobs of the country, and how to apply for the one the query names. */
export async function findJoin(request: PageRequest): Promise<Found> {
  const [{ pages }, locations] = await Promise.all([
    request.load(GetJoinDocument, { language: request.load.locale.language }),
    loadLocations(request.load),
  ]);
  const page = pages?.nodes[0];
  const chosen = request.url.searchParams.get('job');
  const jobs = (page?.careers?.jobs ?? []).flatMap((one) =>
    one?.jobId ? [{ id: one.jobId, title: one.title ?? one.jobId }] : [],
  );
  const job = jobs.find(({ id }) => id === chosen) ?? null;
  const location = locations[0] ?? null;
  const view = await loadForm(request, 'join-us', {
    known: { job: job?.id },
    jobs: jobs.map(({ id, title }) => ({ value: id, label: title })),
  });
  return {
    page: page && { ...page, careers: page.careers && { ...page.careers, isBoard: true } },
    lists: {
      form: {
        view,
        heading: m.form_title_join_us({}, { locale: request.load.locale.language }),
        description: null,
        location,
        email: location?.email ?? null,
        product: null,
        job,
      },
    },
    known: { job: [job?.id] },
  };
}
