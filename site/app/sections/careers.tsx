import { countryInSentence } from '../../../contract/countries.ts';
import type { PageGroups } from '../content/pages/page-lists.ts';
import { LocaleLink } from '../locale/locale-link.tsx';
import { useLocale } from '../locale/use-locale.ts';
import { useText } from '../locale/use-text.ts';
import { m } from '../messages/generated/messages.js';
import { ButtonLink } from '../ui/button.tsx';
import { Icon } from '../ui/icon.tsx';
import { Section } from '../ui/section.tsx';
import { EmptyState } from './empty-state.tsx';

type Careers = NonNullable<PageGroups['careers']>;

/** Careers (spec §3): the text, and the country's jobs as rows; without jobs a link to them, or an empty state. */
export function CareersSection({ group }: { group: Careers }) {
  const t = useText();
  const { country, language } = useLocale();
  const jobs = (group.jobs ?? []).flatMap((job) => (job?.jobId ? [job] : []));
  if (!group.heading && !group.description && jobs.length === 0) return null;
  if (jobs.length === 0 && !group.isBoard) {
    return (
      <div data-bleed className="on-dark bg-sidr text-white">
        <Section title={group.heading}>
          <p className="max-w-[40ch] font-display text-h2s leading-(--leading-heading)">{group.description}</p>
          <ButtonLink to="/careers/join-us" variant="white" className="mt-10">
            {t(m.careers_see_jobs)}
          </ButtonLink>
        </Section>
      </div>
    );
  }
  return (
    <Section
      title={group.heading}
      flush
      intro={group.description && <p className="-mt-7 mb-12 max-w-[58ch] text-lead text-ink-2">{group.description}</p>}
    >
      {jobs.length === 0 ? (
        <EmptyState
          text={t(m.careers_none, { country: countryInSentence(country, language) })}
          hint={t(m.careers_none_hint)}
          action={{ label: t(m.careers_write), href: '#form' }}
        />
      ) : (
        <ul className="border-t-3 border-ink">
          {jobs.map((job) => (
            <li
              key={job.jobId}
              className="group relative grid grid-cols-[1fr_auto] items-center gap-x-6 gap-y-1 border-b border-line py-6 md:grid-cols-[6fr_3fr_3fr_auto]"
            >
              <h3 className="text-h3">
                <LocaleLink
                  to={`/careers/${job.jobId}`}
                  className="no-underline group-hover:text-ember after:absolute after:inset-0"
                >
                  {job.title}
                </LocaleLink>
              </h3>
              <p className="col-start-1 text-ink-2 md:col-start-auto">{job.location}</p>
              <p className="col-start-1 text-ink-2 md:col-start-auto">{job.department}</p>
              <Icon
                name="next"
                flip
                className="col-start-2 row-span-3 row-start-1 size-6 md:col-start-auto md:row-span-1"
              />
            </li>
          ))}
        </ul>
      )}
    </Section>
  );
}
