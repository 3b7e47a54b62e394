/** Newsletter addresses, once per country: sealed, and found by a name computed only with the key (decision 0153). */
import { and, asc, eq, gte, inArray } from 'drizzle-orm';
import type { CountryCode } from '../../contract/countries.ts';
import type { Seal } from '../../contract/seal.ts';
import type { Database } from '../db/database.ts';
import { subscribers } from '../db/schema/submissions.ts';

export type Subscriber = { country: CountryCode; email: string; createdAt: string };

export function createSubscribers({ db, seal }: { db: Database; seal: Seal }) {
  /** Sealed under any key, or stored before there was one. */
  const wasStoredAs = (email: string) => inArray(subscribers.email, [...seal.listNames(email), email]);

  async function add({ country, email, createdAt }: Subscriber): Promise<void> {
    const isKnown = and(eq(subscribers.country, country), wasStoredAs(email));
    if ((await db.$count(subscribers, isKnown)) > 0) return;
    const [name] = seal.listNames(email);
    const stored =
      name === undefined ? { email } : { email: name, sealed: seal.close(Buffer.from(email), placeOf(country)) };
    await db
      .insert(subscribers)
      .values({ country, createdAt, ...stored })
      .onConflictDoNothing();
  }

  /** Lists those who subscribed since a time, oldest first. */
  async function list({
    country,
    since,
  }: {
    country?: CountryCode | undefined;
    since?: Date | undefined;
  }): Promise<Subscriber[]> {
    const found = await db
      .select()
      .from(subscribers)
      .where(and(country && eq(subscribers.country, country), since && gte(subscribers.createdAt, since.toISOString())))
      .orderBy(asc(subscribers.createdAt), asc(subscribers.country));
    return found.map(({ sealed, email, ...row }) => ({
      ...row,
      email: sealed === null ? email : seal.open(sealed, placeOf(row.country)).toString(),
    }));
  }

  /** Erases an address in every country; returns how many there were. */
  async function erase(email: string): Promise<number> {
    return (await db.delete(subscribers).where(wasStoredAs(email)).returning({ country: subscribers.country })).length;
  }

  return { add, list, erase };
}

function placeOf(country: CountryCode): string {
  return `newsletter ${country}`;
}
