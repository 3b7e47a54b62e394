import { loadBody } from './backend-files.ts';
import { FileError } from './file-error.ts';

/** The largest original; its pixels are limited when it is decoded. */
const MAX_SOURCE_BYTES = 15_000_000;

/** Reads the picture in an answer of the backend; throws `FileError` when it is not one. */
export async function loadPicture(answer: Response): Promise<Buffer> {
  if (!answer.ok) {
    await answer.body?.cancel();
    const isAway = answer.status >= 500 || answer.status === 429;
    throw new FileError(isAway ? 502 : 404, 'The backend has no such picture.');
  }
  const type = answer.headers.get('content-type') ?? '';
  if (!/^image\//i.test(type)) {
    await answer.body?.cancel();
    throw new FileError(415, 'The backend says that this is not a picture.');
  }
  return loadBody(answer, MAX_SOURCE_BYTES);
}
