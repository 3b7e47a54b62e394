import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/** Finds axe's complaints about a page, or a part of it: one line per place. */
export async function findViolations(
  page: Page,
  { tags, part }: { tags?: string[]; part?: string } = {},
): Promise<string[]> {
  // Pages have no frames: the whole run in one call takes half as long.
  const axe = new AxeBuilder({ page }).setLegacyMode(true);
  axe.options({ resultTypes: ['violations'] });
  if (tags) axe.withTags(tags);
  if (part) axe.include(part);
  const { violations } = await axe.analyze();
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id} ${target.join(' ')}: ${failureSummary}`),
  );
}
