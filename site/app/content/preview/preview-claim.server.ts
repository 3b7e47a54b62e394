import { createHmac } from 'node:crypto';
import { z } from 'zod';
import { type CountryCode, countryCodes } from '../../../../contract/countries.ts';
import { isSameSecret } from '../../../../contract/is-same-secret.ts';
import { type LanguageCode, languageCodes } from '../../../../contract/languages.ts';

/** The types that can be previewed: all content that editors save before they publish it. */
export const PREVIEW_TYPES = ['page', 'post', 'campaign', 'location', 'award', 'product'] as const;
export type PreviewType = (typeof PREVIEW_TYPES)[number];

/** The content that a signed link shows its holder, and until when. */
export type PreviewClaim = {
  country: CountryCode;
  language: LanguageCode;
  type: PreviewType;
  /** The number of the entry on its country's site, also of one that has no address yet. */
  id: number;
  /** The number of a revision; null for what was saved last. */
  revision: number | null;
  /** In seconds since 1970. */
  expires: number;
};

/** Why a link is refused. */
type PreviewRefusal = { status: 400 | 401 | 410; reason: string };

/** A link lives a week at most, whatever it says. */
const MAX_SECONDS = 7 * 24 * 60 * 60;
/** How far the sender's clock may be ahead. */
const SKEW_SECONDS = 5 * 60;

const number = z
  .string()
  .regex(/^[1-9]\d{0,14}$/)
  .transform(Number);
const claimed = z.object({
  country: z.enum(countryCodes),
  language: z.enum(languageCodes),
  type: z.enum(PREVIEW_TYPES),
  id: number,
  revision: number.nullable(),
  expires: number,
});

/** Signs a claim: HMAC-SHA256 in hexadecimal, of a text that no notice of change can be (decision 0170). */
export function signPreview(secret: string, { country, language, type, id, revision, expires }: PreviewClaim): string {
  const text = ['preview', country, language, type, id, revision ?? '', expires].join('\n');
  return createHmac('sha256', secret).update(text).digest('hex');
}

/** Builds the query of a link: `country=uae&language=en&type=page&id=42&expires=…&signature=…`. */
export function buildPreviewQuery(secret: string, claim: PreviewClaim): URLSearchParams {
  const { country, language, type, id, revision, expires } = claim;
  return new URLSearchParams({
    country,
    language,
    type,
    id: String(id),
    ...(revision !== null && { revision: String(revision) }),
    expires: String(expires),
    signature: signPreview(secret, claim),
  });
}

/** Reads the claim of a link; refuses one that is not signed or not valid any more. */
export function parsePreview(
  query: URLSearchParams,
  { secret, now }: { secret: string; now: number },
): PreviewClaim | PreviewRefusal {
  const { data: claim } = claimed.safeParse({ revision: null, ...Object.fromEntries(query) });
  if (claim === undefined) return { status: 400, reason: 'This is no link to a preview.' };
  if (!isSameSecret(query.get('signature') ?? '', signPreview(secret, claim)))
    return { status: 401, reason: 'The signature is wrong.' };
  const left = claim.expires - now / 1000;
  if (left <= 0) return { status: 410, reason: 'The link has expired.' };
  if (left > MAX_SECONDS + SKEW_SECONDS) return { status: 401, reason: 'The link is valid for too long.' };
  return claim;
}
