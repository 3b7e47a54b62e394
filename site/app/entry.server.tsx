import { Writable } from 'node:stream';
import type { ReactNode } from 'react';
import { renderToPipeableStream } from 'react-dom/server';
import {
  createContext,
  type EntryContext,
  type HandleErrorFunction,
  isRouteErrorResponse,
  type RouterContextProvider,
  ServerRouter,
} from 'react-router';
import { shellContext } from './content/pages/shell.server.ts';
import { servicesContext, tagsContext } from './content/services.ts';
import { FailedLayout } from './failed-layout.tsx';
import { resolveScreenLocale } from './failed-request.ts';
import { drawParts } from './layout/server/draw-parts.server.tsx';
import { writePageData } from './page-data.server.ts';
import { createPageStyles } from './ui/page-styles.server.ts';
import { SectionBoundary } from './ui/sections.tsx';
import { ServerPartsProvider } from './ui/server-html.tsx';
import { AddStyleProvider } from './ui/use-style.ts';

/** Whether rendering has failed once for this request. */
const hasFailedContext = createContext(false);

export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  requestContext: RouterContextProvider,
): Promise<Response> {
  const logError = (error: unknown) => requestContext.get(servicesContext).logError(error);
  const onPartMissing = () => requestContext.get(tagsContext).markIncomplete();
  headers.set('Content-Type', 'text/html; charset=utf-8');
  const shell = requestContext.get(shellContext);
  const [error] = Object.values(routerContext.staticHandlerContext.errors ?? {});
  const locale = resolveScreenLocale(new URL(request.url).pathname, error);
  // The framework would write the data into scripts, for a browser to run while the page is still coming.
  const { serverHandoffStream, ...context } = routerContext;
  try {
    const data = serverHandoffStream && (await writePageData(serverHandoffStream));
    const page = (
      <ServerPartsProvider value={drawParts(shell, locale)}>
        <ServerRouter context={context} url={request.url} />
      </ServerPartsProvider>
    );
    return await render(page, { headers, status, logError, onPartMissing, data });
  } catch (error) {
    // After a first failure React Router renders again, with the page's error screen; after a second, without the
    // layout.
    if (requestContext.get(hasFailedContext)) {
      return render(<FailedLayout pathname={new URL(request.url).pathname} />, {
        headers,
        status: 500,
        logError,
        onPartMissing,
      });
    }
    requestContext.set(hasFailedContext, true);
    throw error;
  }
}

type RenderOptions = {
  headers: Headers;
  status: number;
  logError: (error: unknown) => void;
  /** Called when a section fails; the page is rendered without it. */
  onPartMissing: () => void;
  /** What hydration needs. */
  data?: Buffer | undefined;
};

/** Renders a page whole: pages are stored and shared, so nothing streams (ARCHITECTURE.md). */
function render(page: ReactNode, { headers, status, logError, onPartMissing, data }: RenderOptions): Promise<Response> {
  const styles = createPageStyles();
  return new Promise((resolve, reject) => {
    let finalStatus = status;
    const { pipe } = renderToPipeableStream(<AddStyleProvider value={styles.add}>{page}</AddStyleProvider>, {
      // React may move large Suspense boundaries out of place (pitfall 9).
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onAllReady() {
        const chunks: Uint8Array[] = [];
        const body = new Writable({
          write(chunk, _encoding, done) {
            chunks.push(chunk);
            done();
          },
          final(done) {
            if (data !== undefined) chunks.push(data);
            resolve(new Response(styles.write(Buffer.concat(chunks), headers), { headers, status: finalStatus }));
            done();
          },
        });
        pipe(body);
      },
      onShellError: reject,
      onError(error, { componentStack = '' }) {
        logError(error);
        if (componentStack.includes(SectionBoundary.name)) onPartMissing();
        else finalStatus = 500;
      },
    });
  });
}

/** Logs errors of loaders and actions through our log: on the console they could quote what was posted. */
export const handleError: HandleErrorFunction = (error, { request, context }) => {
  // A method or a form that a page does not support is the client's mistake.
  const isClientError = isRouteErrorResponse(error) && error.status < 500;
  if (!request.signal.aborted && !isClientError) context.get(servicesContext).logError(error);
};
