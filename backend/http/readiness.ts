import { eq } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { seedState } from '../db/schema/seed-state.ts';

/** Creates the answers of `/readyz`: ready while the database answers and holds content, until the process ends. */
export function createReadiness(db: Database) {
  let isEnding = false;

  async function answer(): Promise<Response> {
    if (isEnding) return refuse('the service is shutting down');
    const found = await db
      .select()
      .from(seedState)
      .where(eq(seedState.name, 'content'))
      .catch(() => []);
    return found.length > 0 ? Response.json({ status: 'ready' }) : refuse('no content in the database');
  }

  /** Tells load balancers to stop sending requests. */
  function end(): void {
    isEnding = true;
  }

  return { answer, end };
}

function refuse(reason: string): Response {
  return Response.json({ status: 'not ready', reason }, { status: 503 });
}
