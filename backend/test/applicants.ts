/** Visitors who apply over HTTP, and resend the form if no answer comes. */
import { setTimeout as wait } from 'node:timers/promises';

const PATH = '/ar/ksa/apply-for-distribution';
const AT_ONCE = 8;
/** Between a lost connection and the next attempt. */
const PAUSE_MS = 100;
const PROFILE =
  '%PDF-1.7\n1 0 obj\n<</Type/Catalog>>\nendobj\nxref\n0 1\ntrailer\n<</Root 1 0 R>>\nstartxref\n46\n%%EOF\n';

type Applicants = {
  /** The reference number each visitor received, by the visitor's address. */
  thanked: Map<string, string>;
  counts: { unreached: number; unanswered: number; refused: number };
  /** Resolves when all have their number, or when time is up. */
  finished: Promise<unknown>;
};

/** Sends applications, a few at a time. */
export function sendApplications({
  origin,
  count,
  until,
}: {
  origin: string;
  count: number;
  until: number;
}): Applicants {
  const thanked = new Map<string, string>();
  const counts = { unreached: 0, unanswered: 0, refused: 0 };
  let next = 0;

  async function apply(number: number): Promise<void> {
    const email = `visitor-${number}@visitor.example`;
    // Each visitor has an IP address: forms are limited per minute.
    const headers = { origin, accept: 'application/json', 'x-forwarded-for': `10.0.${number >> 8}.${number & 255}` };
    while (performance.now() < until) {
      try {
        const answer = await fetch(origin + PATH, { method: 'POST', headers, body: buildForm(email) });
        const { reference } = await answer.json();
        if (typeof reference === 'string') return void thanked.set(email, reference);
        counts.refused += 1;
      } catch (error) {
        counts[isUnreached(error) ? 'unreached' : 'unanswered'] += 1;
      }
      await wait(PAUSE_MS);
    }
  }

  const finished = Promise.all(
    Array.from({ length: AT_ONCE }, async () => {
      while (next < count) await apply(next++);
    }),
  );
  return { thanked, counts, finished };
}

function buildForm(email: string): FormData {
  const form = new FormData();
  const fields = {
    ...{ company: 'شركة المثال', 'contact-person': 'Sample', email, phone: '+966500000000' },
    ...{ country: 'ksa', city: 'Riyadh', 'business-type': 'wholesaler', consent: 'yes' },
  };
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  form.set('company-profile', new File([PROFILE], 'ملف.pdf', { type: 'application/pdf' }));
  return form;
}

/** Whether the site was not listening; otherwise it may have accepted the form, and its answer was lost. */
function isUnreached(error: unknown): boolean {
  const cause = error instanceof Error ? error.cause : undefined;
  return cause instanceof Error && 'code' in cause && cause.code === 'ECONNREFUSED';
}
