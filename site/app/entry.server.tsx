import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import { renderToPipeableStream } from 'react-dom/server';
import { type EntryContext, type HandleErrorFunction, type RouterContextProvider, ServerRouter } from 'react-router';
import { shellContext } from './content/pages/shell.server.ts';
import { servicesContext } from './content/services.ts';
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
        requestContext.get(servicesContext).logError(error);
        finalStatus = 500;
      },
    });
  });
}

/** What a loader or an action throws goes to the log, not as it is to the console: it may quote what was posted. */
export const handleError: HandleErrorFunction = (error, { request, context }) => {
  if (!request.signal.aborted) context.get(servicesContext).logError(error);
};
