import type { PageGroups } from '../content/pages/page-lists.ts';
import { formatDate } from '../locale/format-date.ts';
import { useLocale } from '../locale/use-locale.ts';
import { useText } from '../locale/use-text.ts';
import { m } from '../messages/generated/messages.js';
import { resolveFileSize } from '../ui/file-size.ts';
import { Icon } from '../ui/icon.tsx';
import { Section } from '../ui/section.tsx';

type Group = NonNullable<PageGroups['investorResults']>;
type Result = NonNullable<NonNullable<Group['results']>[number]>;
type Facts = NonNullable<Group['facts']>[string];

/** Investor results (spec §3) as rows by year, each with its file, size and date. */
export function InvestorResultsSection({ group }: { group: Group }) {
  const t = useText();
  const results = (group.results ?? []).flatMap((result) => (result?.title ? [result] : []));
  if (results.length === 0) return null;
  const years = [...new Set(results.map(({ year }) => year ?? ''))].sort().reverse();
  return (
    <Section title={t(m.reports_title)} flush>
      {years.map((year) => (
        <section
          key={year}
          aria-label={year}
          className="grid gap-x-8 border-t-3 border-ink pb-12 md:grid-cols-[8rem_1fr] print:break-inside-avoid"
        >
          <h3 className="pt-5 text-h2s">{year}</h3>
          <ul>
            {results
              .filter((result) => (result.year ?? '') === year)
              .map((result) => (
                <ResultRow
                  key={result.title}
                  result={result}
                  facts={group.facts?.[result.document?.node.mediaItemUrl ?? '']}
                />
              ))}
          </ul>
        </section>
      ))}
    </Section>
  );
}

function ResultRow({ result, facts }: { result: Result; facts: Facts | undefined }) {
  const t = useText();
  const locale = useLocale();
  const address = result.document?.node.mediaItemUrl;
  const size = facts?.bytes ? resolveFileSize(facts.bytes) : null;
  return (
    <li className="group relative grid grid-cols-[1fr_auto] items-center gap-x-8 gap-y-1 border-b border-line py-5 md:grid-cols-[1fr_12rem_8rem_auto]">
      <p className="text-label font-semibold">
        {address ? (
          <a
            href={address}
            type="application/pdf"
            className="no-underline group-hover:text-ember after:absolute after:inset-0"
          >
            {result.title}
          </a>
        ) : (
          result.title
        )}
      </p>
      <p className="col-start-1 text-ink-2 md:col-start-auto">
        {facts?.changed && <time dateTime={facts.changed}>{formatDate(facts.changed, locale)}</time>}
      </p>
      <p className="col-start-1 text-ink-2 tabular-nums md:col-start-auto">
        {address ? t(m.file_pdf) : t(m.report_missing)}
        {size && (
          <>
            {' · '}
            <bdi>{t(size.unit === 'mb' ? m.file_mb : m.file_kb, { amount: size.amount })}</bdi>
          </>
        )}
      </p>
      {address && (
        <Icon name="download" className="col-start-2 row-span-3 row-start-1 size-6 md:col-start-auto md:row-span-1" />
      )}
    </li>
  );
}
