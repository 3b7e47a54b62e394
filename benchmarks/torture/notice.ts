import { countryCodes } from '../../contract/countries.ts';
import type { Random } from '../../site/script/random.ts';
import { SIGNATURE_HEADER, signNotice, TIMESTAMP_HEADER } from '../../site/server/purge-signature.ts';
import { PURGE_SECRET } from './servers.ts';

/** Builds a signed notice that the products of a country, or pages, have changed, as an editor's system sends it. */
export function buildNotice(random: Random, paths: readonly string[] = []) {
  // What a country shows of its products; no two notices are the same.
  const products = paths.length === 0 ? [`${random.pick(countryCodes)}:GetProduct`] : [];
  const body = JSON.stringify({ tags: [...products, `uae:${random.word(12)}`], paths });
  const timestamp = String(Math.floor(Date.now() / 1000));
  const headers = {
    'content-type': 'application/json',
    [TIMESTAMP_HEADER]: timestamp,
    [SIGNATURE_HEADER]: signNotice(PURGE_SECRET, timestamp, body),
  };
  return { path: '/api/purge', method: 'POST', headers, body, statuses: [200, 202, 204] };
}
