import { createHash } from 'node:crypto';
import { appendFile, mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { PULLED_MEDIA, type PulledFile, parseLines } from '../../contract/pulled.ts';
import { readIfThere } from '../../contract/read-if-there.ts';
import { writeWhole } from '../../contract/write-whole.ts';
import { walk } from './walk.ts';

const ADDRESS = /https?:\/\/[^\s"'<>()\\]+/g;
const UPLOADED = /\/wp-content\/uploads\/./;
const LISTS = /^(?!media\.).+\.jsonl$/;

type PullMediaOptions = {
  folder: string;
  fetch: typeof globalThis.fetch;
  onProgress: (line: string) => void;
};

/** Loads the pictures and files that the pulled lists name and the folder lacks; lists those that cannot be loaded. */
export async function pullMedia({ folder, fetch, onProgress }: PullMediaOptions): Promise<string[]> {
  const index = join(folder, PULLED_MEDIA);
  const files = parseLines(await readIfThere(index)).filter(isFile);
  const known = new Set(files.map(({ url }) => url));
  await writeWhole(index, files.map(writeLine).join(''));
  await mkdir(join(folder, 'media'), { recursive: true });
  const failed: string[] = [];
  const addresses = await listAddresses(folder);
  for (const [place, url] of addresses.entries()) {
    if (known.has(url)) continue;
    const answer = await fetch(url).catch(() => null);
    if (!answer?.ok || answer.headers.get('content-type')?.startsWith('text/html')) failed.push(url);
    else {
      const file = createHash('sha256').update(url).digest('hex').slice(0, 32) + extname(new URL(url).pathname);
      await writeFile(join(folder, 'media', file), new Uint8Array(await answer.arrayBuffer()));
      await appendFile(index, writeLine({ url, file }));
    }
    if ((place + 1) % 50 === 0 || place + 1 === addresses.length)
      onProgress(`media: ${place + 1} of ${addresses.length}`);
  }
  return failed;
}

async function listAddresses(folder: string): Promise<string[]> {
  const addresses = new Set<string>();
  for (const name of (await readdir(folder)).filter((one) => LISTS.test(one))) {
    const text = await readFile(join(folder, name), 'utf8');
    for (const page of parseLines(text))
      walk(page, (object) => {
        if (typeof object.mediaItemUrl === 'string' && URL.canParse(object.mediaItemUrl))
          addresses.add(object.mediaItemUrl);
      });
    for (const [url] of text.matchAll(ADDRESS)) if (UPLOADED.test(url)) addresses.add(url);
  }
  return [...addresses];
}

function isFile(line: unknown): line is PulledFile {
  return typeof line === 'object' && line !== null && 'url' in line && 'file' in line;
}

function writeLine(file: PulledFile): string {
  return `${JSON.stringify(file)}\n`;
}
