import { hasBearerToken } from './bearer.ts';
import { refuse } from './plain-response.ts';

/** A page of figures: its media type and its text. */
type Written = { type: string; text: string };

type FiguresEndpointOptions = {
  /** By path; the listener serves nothing else. */
  pages: Readonly<Record<string, () => Promise<Written>>>;
  /** Expected as `Authorization: Bearer`; when empty, everybody who can connect may read. */
  token: string;
  /** Called with the path of a request without the token. */
  onRefused: (path: string) => void;
};

/** Creates the endpoint for the figures of a process, on its own port (decision 0091). */
export function createFiguresEndpoint({ pages, token, onRefused }: FiguresEndpointOptions) {
  return async (request: Request): Promise<Response> => {
    const { pathname } = new URL(request.url);
    const write = Object.hasOwn(pages, pathname) ? pages[pathname] : undefined;
    if (write === undefined) return refuse(404, 'Not Found');
    if (request.method !== 'GET') return refuse(405, 'Method Not Allowed', { allow: 'GET' });
    if (!hasBearerToken(request, token)) {
      onRefused(pathname);
      return refuse(401, 'Unauthorized', { 'www-authenticate': 'Bearer' });
    }
    const { type, text } = await write();
    return new Response(text, { headers: { 'content-type': type, 'cache-control': 'no-store' } });
  };
}
