/** Originals of a few bytes that take much memory to read or to write, as a service could serve them. */
import { createServer } from 'node:http';
import { buildHugePictures } from '../../site/server/test/huge-pictures.ts';
import type { Ask } from './ask.ts';
import type { Failures } from './failures.ts';

const MODIFIERS = ['f_avif', '_', 'f_png', 'w_3842,f_avif', 'h_3842', 'w_10'];
/** How many are requested at once. */
const WIDTH = 3;
/** Made, refused for its size, or told to retry. */
const ANSWERS = new Set([200, 413, 503]);
/** The limit at which the units of `deploy/` kill a site. */
const MAX_MEGABYTES = 900;

/** Serves them at a separate origin, which a site is given as one of its service's (`CONTENT_ORIGINS`). */
export async function serveHugePictures() {
  const pictures = await buildHugePictures();
  const server = createServer((request, response) => {
    const picture = pictures.get((request.url ?? '').slice(1));
    if (picture === undefined) response.writeHead(404).end();
    else response.writeHead(200, { 'content-type': 'image/png' }).end(picture);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  return {
    origin: `http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}`,
    names: [...pictures.keys()],
    close: () => server.close(),
  };
}

/** Requests each with all modifiers from the second origin; notes wrong answers, returns the peak megabytes. */
export async function askHugePictures(
  { ask, readPeak }: { ask: Ask; readPeak: () => Promise<number> },
  names: readonly string[],
  failures: Failures,
): Promise<number> {
  const paths = names.flatMap((name) => MODIFIERS.map((modifiers) => `/_ipx/${modifiers}/m1/${name}`));
  const left = [...paths];
  const take = async () => {
    for (let path = left.shift(); path !== undefined; path = left.shift()) {
      const answer = await ask(path, { timeoutMs: 120_000 }).catch(({ message }) => ({ status: message }));
      if (!ANSWERS.has(answer.status)) failures.note(`a huge picture answers ${answer.status}`, path);
    }
  };
  await Promise.all(Array.from({ length: WIDTH }, take));
  const peak = await readPeak();
  if (peak > MAX_MEGABYTES) failures.note(`huge pictures take ${peak.toFixed(0)} MB`);
  return peak;
}
