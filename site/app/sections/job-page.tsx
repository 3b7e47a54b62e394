import type { JobData } from '../content/pages/job.server.ts';
import { ContentLink, LocaleLink } from '../locale/locale-link.tsx';
import { useText } from '../locale/use-text.ts';
import { m } from '../messages/generated/messages.js';
import { Breadcrumb } from '../ui/breadcrumb.tsx';
import { BUTTON_VARIANTS } from '../ui/button.tsx';
import { RichText } from '../ui/rich-text.tsx';
import { Sections } from '../ui/sections.tsx';
import { StillHeader } from './page-opening.tsx';

/** A job: the description on one side, a sticky panel to apply on the other. */
export function JobPage({ job, still, trail }: Pick<JobData, 'job' | 'still' | 'trail'>) {
  const t = useText();
  return (
    <Sections>
      <div data-print="hide">
        <Breadcrumb crumbs={trail} />
      </div>
      <StillHeader
        title={job.title}
        intro={[job.department, job.location].filter(Boolean).join(' · ')}
        image={still}
        place="start"
      />
      <article className="wrap grid grid-cols-1 gap-x-16 gap-y-10 pt-12 pb-section md:pt-20 lg:grid-cols-[minmax(0,1fr)_24rem]">
        <div className="max-w-[66ch]">
          <h2 className="sr-only">{t(m.job_about)}</h2>
          <RichText html={job.description} />
        </div>
        <aside>
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
              <LocaleLink to="/careers/join-us" className={`${BUTTON_VARIANTS.underline} justify-center`}>
                <span>{t(m.jobs_all)}</span>
              </LocaleLink>
            </div>
          </div>
        </aside>
      </article>
    </Sections>
  );
}

/** Links to where the editor says, else to the form with the job preselected. */
function ApplyLink({ job }: { job: JobData['job'] }) {
  const t = useText();
  if (job.applyLink) {
    return (
      <ContentLink
        to={job.applyLink.startsWith('/') && !job.applyLink.includes('#') ? `${job.applyLink}#form` : job.applyLink}
        className={BUTTON_VARIANTS.default}
      >
        {t(m.job_apply)}
      </ContentLink>
    );
  }
  return (
    <LocaleLink to={`/careers/join-us?job=${encodeURIComponent(job.id)}#form`} className={BUTTON_VARIANTS.default}>
      {t(m.job_apply)}
    </LocaleLink>
  );
}
