import { pageOfData } from './locale/data-path.ts';
import { localeOf, parsePath } from './locale/path.ts';
import { LateError, orCachedAfterDeadline } from './offline/page-deadline.ts';
import { noteOtherBuild } from './other-build.ts';
import { isWanted, loadDocument, loadDocumentOnce } from './ui/load-document.ts';
import { addAllStyles } from './ui/style-sheets.ts';

/** How long prefetched data is shown without asking the site whether it has changed: as long as a page is fresh. */
const FRESH_MS = 60_000;
/** When each address was prefetched. */
const PREFETCHED = new Map<string, number>();

/** Notes that the browser has just fetched an address. */
export function notePrefetched(address: string): void {
  PREFETCHED.set(address, performance.now());
}

/** What React Router passes with a request for data. */
type RequestContext = { type: string; fetcherKey?: string | null; navigationType?: string | null };

type PayloadOptions = {
  /** The path of the page that the visitor leaves, and the address of the next. */
  from: () => string;
  to: () => string;
  /** Whether there is a newer build than the page's: the next page is loaded as a document. */
  isOutdated: () => boolean;
  /** Ends the navigation: the page that the visitor has stays. */
  stay: () => void;
};

/**
 * Creates the function that fetches pages' data for the router. Another locale is another document (decision 0007),
 * also after a redirect. If data or styles cannot be loaded, this is logged and the page loaded as a document, or if
 * that was just tried, the current page stays (spec §8, decision 0161). A page whose data is late is loaded as a
 * document too, if the device has it (decision 0163); so is one whose data is of another build (decision 0162).
 */
export function createFetchPayload({ from, to, isOutdated, stay }: PayloadOptions) {
  return async function fetchPayload(request: Request, context: RequestContext): Promise<Response> {
    const { type, fetcherKey, navigationType } = context;
    if (type !== 'navigation' || fetcherKey || request.method !== 'GET') {
      const response = await fetch(request);
      noteOtherBuild(response);
      return response;
    }
    // Going back keeps its place on the page, which a document would lose.
    const isBack = navigationType === 'POP';
    const target = to();
    const page = pageOfData(new URL(request.url).pathname);
    if ((isOutdated() && !isBack) || !isSameLocale(from(), page)) {
      loadDocument(target);
      return stayAsItIs();
    }
    try {
      const loading = Promise.all([
        fetch(request, chooseCache(request)).then(readWhole),
        from() === page || addAllStyles(),
      ]);
      const [response] = await orCachedAfterDeadline(loading, target);
      if (!noteOtherBuild(response) || isBack) return response;
      if (await isWanted(target)) loadDocument(target);
      return stayAsItIs();
    } catch (error) {
      if (request.signal.aborted) throw error;
      console.error(`The data of ${target} was not loaded:`, error);
      if (!(await isWanted(target))) throw error;
      if (error instanceof LateError) loadDocument(target);
      else if (!loadDocumentOnce(target)) stay();
      return stayAsItIs();
    }
  };
}

/** By its headers, browsers ask about data each time: that takes as long as fetching it. */
function chooseCache({ url }: Request): RequestInit {
  const { pathname, search } = new URL(url);
  const at = PREFETCHED.get(pathname + search) ?? Number.NEGATIVE_INFINITY;
  return performance.now() - at < FRESH_MS ? { cache: 'force-cache' } : {};
}

/** The page stays on the screen while the document loads. */
function stayAsItIs(): Promise<never> {
  return new Promise(() => {});
}

/** Reads an answer to its end; throws if it is not one of the router's, or breaks off. */
async function readWhole(response: Response): Promise<Response> {
  if (!response.ok && !response.headers.has('X-Remix-Response')) throw new Error(`HTTP ${response.status}`);
  return response.body === null ? response : new Response(await response.arrayBuffer(), response);
}

/** Whether two paths are of the same country and language. */
export function isSameLocale(one: string, other: string): boolean {
  const [first, second] = [localeOf(parsePath(one)), localeOf(parsePath(other))];
  return first.country === second.country && first.language === second.language;
}
