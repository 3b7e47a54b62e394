import { finished } from 'node:stream/promises';
import type { Uploads } from './uploads.ts';

/** For a form that is refused anyway: reads its files to their end, and keeps none. */
export const NO_FILES: Pick<Uploads, 'receive' | 'remove'> = {
  receive: async (stream) => {
    await finished(stream.resume());
    return null;
  },
  remove: async () => {},
};
