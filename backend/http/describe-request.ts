import { hasBearerToken } from '../../contract/bearer.ts';
import type { SpanOptions } from '../../contract/tracing/tracing.ts';

type Callers = { token: string; editorToken: string; isLocal: boolean };

/** Describes a request as a span, within the caller's trace if the caller is the site or an editor. */
export function describeRequest(request: Request, kind: string, callers: Callers): SpanOptions {
  const { method, headers } = request;
  const attributes = { 'http.request.method': method, 'http.route': kind };
  const parent = isKnown(request, callers) ? headers.get('traceparent') : null;
  return { name: `${method} ${kind}`, kind: 'server', parent, attributes };
}

/** Only for known callers: strangers would choose what is collected (decision 0224). */
function isKnown(request: Request, { token, editorToken, isLocal }: Callers): boolean {
  const hasToken = [token, editorToken].some((one) => one !== '' && hasBearerToken(request, one));
  return hasToken || (token === '' && isLocal);
}
