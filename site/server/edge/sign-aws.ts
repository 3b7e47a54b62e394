import { createHmac, hash } from 'node:crypto';

export type AwsKey = { id: string; secret: string };

type AwsRequest = { method: string; host: string; path: string; body: string };
type Scope = { key: AwsKey; region: string; service: string; now: number };

const SIGNED_HEADERS = 'host;x-amz-date';

/** Signs a request without a query, by Signature Version 4; returns the headers to send. */
export function signAws({ method, host, path, body }: AwsRequest, { key, region, service, now }: Scope) {
  const at = new Date(now).toISOString().replace(/[-:]|\.\d{3}/g, '');
  const day = at.slice(0, 8);
  const scope = `${day}/${region}/${service}/aws4_request`;
  const canonical = [
    method,
    path,
    '',
    `host:${host}`,
    `x-amz-date:${at}`,
    '',
    SIGNED_HEADERS,
    hash('sha256', body, 'hex'),
  ].join('\n');
  const text = ['AWS4-HMAC-SHA256', at, scope, hash('sha256', canonical, 'hex')].join('\n');
  const signingKey = [day, region, service, 'aws4_request'].reduce<string | Buffer>(seal, `AWS4${key.secret}`);
  const signature = createHmac('sha256', signingKey).update(text).digest('hex');
  return {
    'x-amz-date': at,
    authorization: `AWS4-HMAC-SHA256 Credential=${key.id}/${scope}, SignedHeaders=${SIGNED_HEADERS}, Signature=${signature}`,
  };
}

function seal(key: string | Buffer, text: string): Buffer {
  return createHmac('sha256', key).update(text).digest();
}
