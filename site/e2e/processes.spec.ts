/** The built site in several processes on one port (decision 0220). */
import { Agent, get } from 'node:http';
import { expect, test } from '@playwright/test';
import { startSiteAlone } from './own-site.ts';

/** Sends a request over a new connection: the next one goes to another process. */
function ask(address: string): Promise<{ status: number; body: string }> {
  return new Promise((resolve, reject) => {
    const read = async (incoming: AsyncIterable<unknown> & { statusCode?: number }) => {
      let body = '';
      for await (const chunk of incoming) body += chunk;
      resolve({ status: incoming.statusCode ?? 0, body });
    };
    get(address, { agent: new Agent() }, (incoming) => void read(incoming).catch(reject)).on('error', reject);
  });
}

test('each of two processes answers for the pages, scripts and pictures of the other @http', async () => {
  const site = await startSiteAlone({ WORKERS: '2' });
  try {
    const page = await ask(`${site.origin}/ar/ksa/plp`);
    expect(page.status).toBe(200);
    const scripts = [...new Set(page.body.match(/\/_h\/[\w-]+\.js(?:on)?/g))];
    const [picture = ''] = page.body.match(/\/_ipx\/[^"\s]+/) ?? [];
    expect([scripts.length > 0, picture === '']).toEqual([true, false]);
    // Twice each: the processes take turns.
    for (const path of [...scripts, picture, '/ar/ksa/plp'].flatMap((one) => [one, one])) {
      const answer = await ask(site.origin + path.replaceAll('&amp;', '&'));
      expect([path, answer.status]).toEqual([path, 200]);
    }
  } finally {
    await site.stop();
  }
});
