import type { Content } from '../../backend/content/content.ts';
import { catalogJobs } from './catalog-jobs.ts';
import { filmJobs } from './film-jobs.ts';
import type { JobGroup } from './job.ts';
import type { Pictures } from './layout/pictures.ts';
import { reportJobs } from './report-jobs.ts';
import type { Report } from './reports/letters.ts';

/** All documents and films of the content, except those not written yet. */
export function listJobs(content: Content, reports: ReadonlyMap<string, Report>, pictures: Pictures): JobGroup[] {
  return [...catalogJobs(content, pictures), ...reportJobs(content, reports), ...filmJobs(content)];
}
