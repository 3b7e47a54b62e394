import { createHmac } from 'node:crypto';
import { isSameSecret } from '../../contract/is-same-secret.ts';

/** The time a notice was signed, in seconds since 1970. */
export const TIMESTAMP_HEADER = 'x-purge-timestamp';
/** HMAC-SHA256 of `{timestamp}.{body}` with the shared secret, in hexadecimal. */
export const SIGNATURE_HEADER = 'x-purge-signature';

/** How far the sender's clock may be off. */
const WINDOW_MS = 5 * 60 * 1000;

/** Why a notice is refused. */
type Refusal = { status: 401 | 409; reason: string };

/** Signs a notice as its sender does. */
export function signNotice(secret: string, timestamp: string, body: string): string {
  return createHmac('sha256', secret).update(`${timestamp}.${body}`).digest('hex');
}

/**
 * Creates the checks of notices: correctly signed, recent, and not seen before. `checkHeaders` checks what needs no
 * body; `check` checks everything. Both return null for a valid notice.
 */
export function createSignatureCheck({ secret, clock }: { secret: string; clock: () => number }) {
  /** Signatures, and when their timestamps expire. */
  const seen = new Map<string, number>();

  function checkHeaders(headers: Headers): Refusal | null {
    const { timestamp, signature, signedAt } = readSignature(headers);
    if (!/^\d{1,12}$/.test(timestamp)) return refuse(`${TIMESTAMP_HEADER} takes seconds since 1970.`);
    if (!/^[0-9a-f]{64}$/.test(signature)) return refuse(`${SIGNATURE_HEADER} takes an HMAC-SHA256 in hexadecimal.`);
    const isRecent = Math.abs(clock() - signedAt) <= WINDOW_MS;
    return isRecent ? null : refuse('The timestamp is more than five minutes away.');
  }

  function check(headers: Headers, body: string): Refusal | null {
    const refusal = checkHeaders(headers);
    if (refusal !== null) return refusal;
    const { timestamp, signature, signedAt } = readSignature(headers);
    if (!isSameSecret(signature, signNotice(secret, timestamp, body))) return refuse('The signature is wrong.');
    const now = clock();
    for (const [known, until] of seen) if (until < now) seen.delete(known);
    if (seen.has(signature)) return { status: 409, reason: 'This notice has been received before.' };
    seen.set(signature, signedAt + WINDOW_MS);
    return null;
  }

  return { checkHeaders, check };
}

function readSignature(headers: Headers) {
  const timestamp = headers.get(TIMESTAMP_HEADER) ?? '';
  return { timestamp, signature: headers.get(SIGNATURE_HEADER) ?? '', signedAt: Number(timestamp) * 1000 };
}

function refuse(reason: string): Refusal {
  return { status: 401, reason };
}
