import { FileError } from './file-error.ts';

const MAX_REDIRECTS = 2;

type BackendFilesOptions = {
  fetch: typeof globalThis.fetch;
  /** The origins of the configured endpoints, the only ones requested. */
  origins: readonly string[];
  /** How long the backend may take to send headers, in milliseconds. */
  deadline?: number;
};

/**
 * Creates access to files of the backend. Redirects are followed by hand, so that none leaves the configured origins.
 */
export function createBackendFiles({ fetch, origins, deadline = 10_000 }: BackendFilesOptions) {
  /** Requests a file from the backend, its body unread; `signal` ends the wait for it. Throws `FileError`. */
  async function open(url: URL, headers: Record<string, string> = {}, signal?: AbortSignal): Promise<Response> {
    let target = url;
    for (let redirects = 0; redirects <= MAX_REDIRECTS; redirects++) {
      if (!origins.includes(target.origin)) throw new FileError(502, 'The backend sends this file elsewhere.');
      const answer = await ask(target, headers, signal);
      const location = answer.headers.get('location');
      if (answer.status < 300 || answer.status >= 400 || location === null) return answer;
      await answer.body?.cancel();
      if (!URL.canParse(location, target)) throw new FileError(502, 'The backend sends this file nowhere.');
      target = new URL(location, target);
    }
    throw new FileError(502, 'The backend redirects this file too often.');
  }

  async function ask(url: URL, headers: Record<string, string>, signal?: AbortSignal): Promise<Response> {
    const controller = new AbortController();
    const abort = () => controller.abort();
    const timer = setTimeout(abort, deadline);
    signal?.addEventListener('abort', abort);
    try {
      return await fetch(url, { headers, redirect: 'manual', signal: controller.signal });
    } catch {
      throw new FileError(502, 'The backend does not answer.');
    } finally {
      clearTimeout(timer);
      // A file that is being read ends with its stream.
      signal?.removeEventListener('abort', abort);
    }
  }

  return { open };
}

export type BackendFiles = ReturnType<typeof createBackendFiles>;

/** Reads a response body within a byte and a time limit; throws `FileError` beyond them. */
export async function loadBody(answer: Response, maxBytes: number, maxTime = 20_000): Promise<Buffer> {
  const tooLarge = new FileError(413, `The file is larger than ${Math.floor(maxBytes / 1_000_000)} MB.`);
  if (Number(answer.headers.get('content-length') ?? 0) > maxBytes) {
    await answer.body?.cancel();
    throw tooLarge;
  }
  const chunks: Uint8Array[] = [];
  let length = 0;
  const reader = answer.body?.getReader();
  const timer = setTimeout(() => reader?.cancel(), maxTime);
  const startedAt = performance.now();
  try {
    for (let part = await reader?.read(); part?.value !== undefined; part = await reader?.read()) {
      length += part.value.length;
      if (length > maxBytes) throw tooLarge;
      chunks.push(part.value);
    }
  } catch (error) {
    await reader?.cancel().catch(() => undefined);
    throw error instanceof FileError ? error : new FileError(502, 'The backend broke off its answer.');
  } finally {
    clearTimeout(timer);
  }
  if (performance.now() - startedAt >= maxTime) throw new FileError(502, 'The backend answers too slowly.');
  return Buffer.concat(chunks);
}
