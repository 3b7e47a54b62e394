/** Requests that no browser sends, written to the socket: each is answered, and no answer gives anything away. */
import { createAsk, sendRaw } from './ask.ts';
import { repeat } from './bounded.ts';
import { createFailures } from './failures.ts';
import { drawHostile, ELSEWHERE, INJECTED, SCRIPT } from './hostile-requests.ts';
import { askHugePictures, serveHugePictures } from './huge-pictures.ts';
import type { Bench, Outcome } from './part.ts';

const PAGES = ['/uae', '/ar/ksa', '/uae/plp', '/ar/uae/plp', '/uae/brands', '/uae/our-story'];
/** Pages that take posts; the others refuse them. */
const FORMS = ['/uae/newsletter', '/uae/general-enquiry', '/ar/ksa/apply-for-distribution', '/uae/careers/join-us'];
const REQUESTS = 6_000;
const WITHIN_MS = 5 * 60_000;
const WIDTH = 8;
const SHOWN = 160;

/** What an answer must not contain, by what went wrong. */
const WRONG: Record<string, (answer: string) => boolean> = {
  'no answer': (answer) => !/^HTTP\/1\.1 \d{3} /.test(answer),
  'an error of the server': (answer) => /^HTTP\/1\.1 (?:50[^3]|5[1-9]\d)/.test(answer),
  'busy, without saying when to come again': (answer) =>
    /^HTTP\/1\.1 503/.test(answer) && !/^retry-after:/im.test(headOf(answer)),
  'a file of the machine': (answer) => /root:x:0:|PURGE_SECRET|\[fonts\]/.test(answer),
  'a script of the visitor': (answer) => answer.includes(SCRIPT),
  'a header of the visitor': (answer) => new RegExp(`^${INJECTED}:`, 'im').test(headOf(answer)),
  'a way elsewhere': (answer) =>
    new RegExp(String.raw`^location: *(?:https?:)?[/\\]{2}${ELSEWHERE}`, 'im').test(headOf(answer)),
  'a trace of the program': (answer) => /\n[ \t]+at \S+ \(?(?:file:|node:|\/)/.test(answer),
};

export async function fuzz({ servers, random }: Bench): Promise<Outcome> {
  const pictures = await serveHugePictures();
  const site = await servers.startSite({ settings: { CONTENT_ORIGINS: JSON.stringify({ uae: [pictures.origin] }) } });
  const failures = createFailures();
  const statuses = new Map<string, number>();
  const { ask, close } = createAsk(site.port);
  try {
    const until = performance.now() + WITHIN_MS;
    const requests = await repeat({ most: REQUESTS, until, width: WIDTH }, async () => {
      const bytes = drawHostile(random, [...PAGES, ...FORMS]);
      const answer = await sendRaw(site.port, bytes);
      const status = answer.slice(9, 10);
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
      for (const [what, isWrong] of Object.entries(WRONG)) {
        if (isWrong(answer)) failures.note(what, JSON.stringify(bytes.toString('latin1').slice(0, SHOWN)));
      }
    });
    if (requests < REQUESTS) failures.note('fewer requests than planned', `${requests} of ${REQUESTS}`);
    const rss = await site.readRss();
    const peak = await askHugePictures({ ask, readPeak: site.readPeak }, pictures.names, failures);
    for (const path of ['/readyz', ...PAGES]) {
      const { status } = await ask(path);
      if (status !== 200) failures.note(`afterwards a page answers ${status}`, path);
    }
    if ((await site.end()) !== 0) failures.note('did not end in good order');
    const counts = [...statuses].sort().map(([status, count]) => `${count} × ${status}xx`);
    return {
      requests,
      failures: failures.list(),
      figures: `${counts.join(', ')}; ${rss.toFixed(0)} MB, ${peak.toFixed(0)} at most with huge pictures`,
    };
  } finally {
    close();
    pictures.close();
    await site.end('SIGKILL');
  }
}

function headOf(answer: string): string {
  return answer.slice(0, answer.indexOf('\r\n\r\n'));
}
