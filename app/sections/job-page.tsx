import type { JobData } from '../content/job.server.ts';
import { ContentLink, LocaleLink } from '../locale/locale-link.tsx';
import { useText } from '../locale/use-text.ts';
import { m } from '../messages/generated/messages.js';
import { Breadcrumb } from '../ui/breadcrumb.tsx';
import { buttonVariants } from '../ui/button.tsx';
import { RichText } from '../ui/rich-text.tsx';

/** A job: what it is on one side, a panel to apply that stays in sight on the other. */
export function JobPage({ job, trail }: Pick<JobData, 'job' | 'trail'>) {
  const t = useText();
  return (
    <>
      <div data-print="hide">
        <Breadcrumb crumbs={trail} />
      </div>
      <article className="wrap grid gap-x-16 gap-y-10 pt-6 pb-section md:pt-12 lg:grid-cols-[minmax(0,1fr)_24rem]">
        <div>
          <h1 className="max-w-[14em] text-h2">{job.title}</h1>
          <RichText html={job.description} className="mt-10 max-w-[66ch]" />
        </div>
        <aside className="lg:pt-3">
          <div className="sticky top-32 border-t-3 border-ink bg-mist p-7">
            <dl className="grid gap-4">
              {job.location && (
                <div>
                  <dt className="text-small text-ink-2">{t(m.job_location)}</dt>
                  <dd className="font-display text-h3">{job.location}</dd>
                </div>
              )}
              {job.department && (
                <div>
                  <dt className="text-small text-ink-2">{t(m.job_department)}</dt>
                  <dd className="text-lead font-semibold">{job.department}</dd>
                </div>
              )}
            </dl>
            <div className="mt-8 grid gap-2" data-print="hide">
              <ApplyLink job={job} />
              <LocaleLink to="/careers/join-us" className={`${buttonVariants.underline} justify-center`}>
                <span>{t(m.jobs_all)}</span>
              </LocaleLink>
            </div>
          </div>
        </aside>
      </article>
    </>
  );
}

/** Where the editor says, else to the form with the job chosen. */
function ApplyLink({ job }: { job: JobData['job'] }) {
  const t = useText();
  if (job.applyLink) {
    return (
      <ContentLink
        to={job.applyLink.startsWith('/') && !job.applyLink.includes('#') ? `${job.applyLink}#apply` : job.applyLink}
        className={buttonVariants.default}
      >
        {t(m.job_apply)}
      </ContentLink>
    );
  }
  return (
    <LocaleLink to={`/careers/join-us?job=${encodeURIComponent(job.id)}#apply`} className={buttonVariants.default}>
      {t(m.job_apply)}
    </LocaleLink>
  );
}
