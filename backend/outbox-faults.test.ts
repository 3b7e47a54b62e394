import { expect, test } from 'vitest';
import { runOutboxFaults } from './test/outbox-faults.ts';

// `npm run torture -- --only outbox` sends 2,000, with 100 kills.
test(
  '60 submissions through random faults, with 4 kills of the site, are 60 records and 60 acknowledgements',
  async () => {
    const outcome = await runOutboxFaults({ submissions: 60, kills: 4, seed: 1, withinMs: 9 * 60_000 });
    expect(outcome).toMatchObject({
      thanked: 60,
      records: 60,
      acknowledgements: 60,
      distinctAcknowledgements: 60,
      kills: 4,
    });
    // Each of these faults stores a submission twice, or not at all.
    for (const fault of ['dropped before storing', 'dropped after storing', 'sent twice', 'mail_failed'])
      expect(outcome.faults[fault] ?? 0, fault).toBeGreaterThan(0);
  },
  10 * 60_000,
);
