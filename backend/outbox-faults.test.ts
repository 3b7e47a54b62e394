import { expect, test } from 'vitest';
import { runOutboxFaults } from './test/outbox-faults.ts';

// `npm run torture -- --only outbox` sends 2,000, with 100 kills.
test(
  '200 submissions through random faults, with 10 kills of the site, are 200 records and 200 acknowledgements',
  async () => {
    const outcome = await runOutboxFaults({ submissions: 200, kills: 10, seed: 1, withinMs: 9 * 60_000 });
    expect(outcome).toMatchObject({
      thanked: 200,
      records: 200,
      acknowledgements: 200,
      distinctAcknowledgements: 200,
      kills: 10,
    });
    // They were faults that store twice, or not at all.
    for (const fault of ['dropped before storing', 'dropped after storing', 'sent twice', 'mail_failed'])
      expect(outcome.faults[fault] ?? 0, fault).toBeGreaterThan(0);
  },
  10 * 60_000,
);
