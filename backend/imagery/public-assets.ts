import { copyFile, mkdir, writeFile } from 'node:fs/promises';
import { renderIcons } from './icons.ts';
import { buildLogo, buildMarkSvg, INK } from './logo.ts';
import { createTypesetter } from './type.ts';

const PUBLIC = new URL('../../public/', import.meta.url);
const FLAGS = new URL('../../node_modules/flag-icons/flags/4x3/', import.meta.url);
const FLAG_CODES = ['ae', 'sa', 'kw', 'qa', 'om', 'bh', 'eg'] as const;

/** Writes logo, icons and flags under `public/`; they are committed, so this runs only when the art changes. */
export async function writePublicAssets(): Promise<void> {
  const type = await createTypesetter();
  await mkdir(new URL('flags/', PUBLIC), { recursive: true });
  const files = new Map<string, string | Buffer>([
    ['logo.svg', buildLogo(type, INK)],
    ['logo-white.svg', buildLogo(type, '#ffffff')],
    ['mark.svg', buildMarkSvg()],
    ...(await renderIcons()),
  ]);
  for (const [name, data] of files) await writeFile(new URL(name, PUBLIC), data);
  for (const code of FLAG_CODES) await copyFile(new URL(`${code}.svg`, FLAGS), new URL(`flags/${code}.svg`, PUBLIC));
}
