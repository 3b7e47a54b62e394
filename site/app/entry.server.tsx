import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import { renderToPipeableStream } from 'react-dom/server';
import { type EntryContext, type RouterContextProvider, ServerRouter } from 'react-router';
import { shellContext } from './content/pages/shell.server.ts';
import { ShellProvider } from './layout/shell-context.ts';

/** Renders a page whole: pages are stored and served to everybody, so nothing streams (architecture 0). */
export default function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  requestContext: RouterContextProvider,
): Promise<Response> {
  const page = (
    <ShellProvider value={requestContext.get(shellContext)}>
      <ServerRouter context={routerContext} url={request.url} />
    </ShellProvider>
  );
  headers.set('Content-Type', 'text/html; charset=utf-8');
  return new Promise((resolve, reject) => {
    let finalStatus = status;
    const { pipe } = renderToPipeableStream(page, {
      // React may move large Suspense boundaries out of place (pitfall 9).
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onAllReady() {
        const body = new PassThrough();
        pipe(body);
        text(body).then((html) => resolve(new Response(html, { headers, status: finalStatus })), reject);
      },
      onShellError: reject,
      onError(error) {
        console.error(error);
        finalStatus = 500;
      },
    });
  });
}
