/** Clients that request something large and read nothing of it. */
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { getRequestListener } from '@hono/node-server';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Listening, listen, trackResponses } from '../../contract/listen.ts';
import { createBackendFiles } from './backend-files.ts';
import { createDiskStore } from './disk-store.ts';
import { createImageSources } from './image-sources.ts';
import { createImages } from './images.ts';
import { createMedia } from './media.ts';

/** More than the system buffers for a connection. */
const LARGE = 8_000_000;

/** Of noise, which does not compress: 7 MB. */
const picture = await sharp({
  create: {
    ...{ width: 1600, height: 1600, channels: 3, background: 'green' },
    noise: { type: 'gaussian', mean: 128, sigma: 60 },
  },
})
  .png({ compressionLevel: 1 })
  .toBuffer();

const folder = mkdtempSync(join(tmpdir(), 'unread-'));
/** Answers of the site, and files of the content service, that have begun and still buffer something. */
const open = { answers: 0, files: 0 };

/** Counts an answer until its connection lets go of it. */
function count(kind: keyof typeof open, outgoing: NodeJS.EventEmitter): void {
  open[kind] += 1;
  outgoing.once('close', () => {
    open[kind] -= 1;
  });
}

const backend = createServer(({ url = '' }, outgoing) => {
  const isPicture = url.endsWith('.png');
  if (!isPicture) count('files', outgoing);
  outgoing.writeHead(200, { 'content-type': isPicture ? 'image/png' : 'video/mp4' });
  outgoing.end(isPicture ? picture : Buffer.alloc(LARGE));
});
let site: Listening;

beforeAll(async () => {
  await new Promise<void>((resolve) => backend.listen(0, '127.0.0.1', resolve));
  const origins = [`http://127.0.0.1:${(backend.address() as AddressInfo).port}`];
  const [clock, onError] = [() => 0, () => {}];
  const files = createBackendFiles({ fetch, origins });
  const store = createDiskStore({ folder, maxBytes: 50_000_000, clock, onError });
  const sources = createImageSources({ files, store, clock, onError });
  const [images, media] = [createImages({ origins, sources, store, onError }), createMedia({ files, origins })];
  const answer = getRequestListener((request) => (request.url.includes('/_ipx/') ? images : media).respond(request), {
    overrideGlobalObjects: false,
  });
  const counted: typeof answer = (incoming, outgoing) => {
    count('answers', outgoing);
    return answer(incoming, outgoing);
  };
  site = await listen({
    createListener: trackResponses(counted),
    limits: { sendingTime: 300 },
    ...{ port: 0, host: '127.0.0.1' },
  });
});
afterAll(async () => {
  await site.close(0, 0);
  backend.closeAllConnections();
  backend.close();
  rmSync(folder, { recursive: true, maxRetries: 5 });
});

test.each([
  ['a picture', '/_ipx/f_png/m0/large.png'],
  ['a film, and its file at the content service,', '/media/m0/large.mp4'],
])('%s that nobody takes is let go', async (_, path) => {
  const client = connect(site.port, '127.0.0.1').pause();
  client.on('error', () => {});
  client.write(`GET ${path} HTTP/1.1\r\nhost: a\r\n\r\n`);
  await once(client, 'readable');
  expect(String(client.read(15))).toBe('HTTP/1.1 200 OK');
  await expect.poll(() => open).toEqual({ answers: 0, files: 0 });
  client.destroy();
});
