import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { countries } from '../../contract/countries.ts';
import { buildCountryMaps } from './country-maps.ts';
import { renderIcons } from './icons.ts';
import { buildLogo, buildMarkSvg, INK } from './logo.ts';
import { buildMaps } from './map.ts';
import { renderNotFoundScenes } from './not-found.ts';
import type { DrawingTools } from './scenes/scene.ts';
import { renderSocialPreviews } from './social.ts';

const PUBLIC = new URL('../../site/public/', import.meta.url);
const FLAGS = new URL('flags/4x3/', import.meta.resolve('flag-icons/package.json'));

/** Strips from a flag what a picture does not need: its id, blanks between tags, decimals nobody sees. */
function tidyFlag(svg: string): string {
  return svg
    .replace(/ id="flag-icons-[a-z]+"/, '')
    .replace(/>\s+</g, '><')
    .replace(/ d="[^"]*"/g, (data) => data.replace(/(\.\d)\d+/g, '$1'));
}

async function readFlags(): Promise<Map<string, string>> {
  const flags = countries.map(async ({ iso }): Promise<[string, string]> => {
    const file = `${iso.toLowerCase()}.svg`;
    return [`flags/${file}`, tidyFlag(await readFile(new URL(file, FLAGS), 'utf8'))];
  });
  return new Map(await Promise.all(flags));
}

/** Writes logo, icons, flags, maps and previews under `public/`; they are committed, so run it when the art changes. */
export async function writePublicAssets(tools: DrawingTools): Promise<void> {
  const files = new Map<string, string | Buffer>([
    ['logo.svg', buildLogo(tools.typeset, INK)],
    ['logo-white.svg', buildLogo(tools.typeset, '#ffffff')],
    ['mark.svg', buildMarkSvg()],
    ...(await renderIcons()),
    ...(await readFlags()),
    ...(await buildMaps(tools.typeset)),
    ...(await buildCountryMaps()),
    ...(await renderSocialPreviews(tools)),
    ...(await renderNotFoundScenes(tools)),
  ]);
  for (const folder of ['flags/', 'map/', 'scenes/']) await mkdir(new URL(folder, PUBLIC), { recursive: true });
  for (const [name, data] of files) await writeFile(new URL(name, PUBLIC), data);
}
