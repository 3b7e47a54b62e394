import type { FormAnswer } from './form-answer.ts';

export type Outcome =
  | { kind: 'taken'; reference: string }
  | { kind: 'refused'; answer: FormAnswer }
  /** The server could not be reached, or is busy. */
  | { kind: 'unreached' };

/** A send that does not progress for this long counts as a lost connection; duplicates are accepted once. */
const STALL_MS = 60_000;

/** Posts a form and reports how much of it is on its way; the answer is the same as a page's, as JSON. */
export function sendForm(address: string, body: FormData, onProgress: (share: number) => void): Promise<Outcome> {
  return new Promise((resolve) => {
    const request = new XMLHttpRequest();
    request.open('POST', address);
    request.setRequestHeader('accept', 'application/json');
    request.responseType = 'json';
    let stall = setTimeout(() => request.abort(), STALL_MS);
    request.upload.onprogress = ({ loaded, total }) => {
      clearTimeout(stall);
      stall = setTimeout(() => request.abort(), STALL_MS);
      onProgress(total > 0 ? loaded / total : 0);
    };
    request.onloadend = () => clearTimeout(stall);
    request.onload = () => resolve(readOutcome(request.response, request.status));
    request.onerror = () => resolve({ kind: 'unreached' });
    request.ontimeout = () => resolve({ kind: 'unreached' });
    request.onabort = () => resolve({ kind: 'unreached' });
    request.send(body);
  });
}

const TOO_LARGE: Outcome = {
  kind: 'refused',
  answer: { values: {}, problems: {}, general: 'too-large', held: [] },
};

/** Reads the answer of this site's server; any other answer did not come from it. */
export function readOutcome(response: unknown, status: number): Outcome {
  if (typeof response === 'object' && response !== null) {
    if ('reference' in response && typeof response.reference === 'string') {
      return { kind: 'taken', reference: response.reference };
    }
    if (isAnswer(response)) return { kind: 'refused', answer: response };
  }
  // A proxy's size limit will not change, so a retry would fail too.
  return status === 413 ? TOO_LARGE : { kind: 'unreached' };
}

function isAnswer(response: object): response is FormAnswer {
  return 'problems' in response && 'general' in response && 'held' in response && 'values' in response;
}
