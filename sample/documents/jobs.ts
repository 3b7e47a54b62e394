import type { Content } from '../../backend/content/content.ts';
import { catalogJobs } from './catalog-jobs.ts';
import { filmJobs } from './film-jobs.ts';
import type { JobGroup } from './job.ts';
import type { Pictures } from './layout/pictures.ts';
import { reportJobs } from './report-jobs.ts';
import type { Report } from './reports/letters.ts';

/** Everything the content asks for that is no picture; what nobody wrote yet is left out. */
export function listJobs(content: Content, reports: ReadonlyMap<string, Report>, pictures: Pictures): JobGroup[] {
  return [...catalogJobs(content, pictures), ...reportJobs(content, reports), ...filmJobs(content)];
}
