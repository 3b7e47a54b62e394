import type { Need } from '../content/pages/routine.server.ts';
import { buildPath } from '../locale/path.ts';
import { useLocale } from '../locale/use-locale.ts';
import { useText } from '../locale/use-text.ts';
import { m } from '../messages/generated/messages.js';
import { ChipLinks } from '../ui/chip-links.tsx';

/** What products are needed for, in a row: one tap leads to the packs of a need (decision 0232). */
export function HomeNeeds({ needs }: { needs: readonly Need[] }) {
  const t = useText();
  const quiz = buildPath({ ...useLocale(), pagePath: '/nature-and-me' });
  return (
    <div className="wrap pt-8 md:pt-12">
      <ChipLinks
        title={t(m.home_needs)}
        links={needs.map(({ slug, label }) => ({ label, to: `${quiz}?need=${encodeURIComponent(slug)}#quiz` }))}
      />
    </div>
  );
}
