import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { type CountryCode, countryCodes } from '../../contract/countries.ts';
import { isFields } from '../../contract/is-fields.ts';
import type { LanguageCode } from '../../contract/languages.ts';
import { parseJson } from '../../contract/parse-json.ts';
import { PULLED_SERVICES } from '../../contract/pulled.ts';
import { readIfThere } from '../../contract/read-if-there.ts';
import { writeWhole } from '../../contract/write-whole.ts';
import { pullMedia } from './pull-media.ts';
import { pullService } from './pull-service.ts';

type PullAllOptions = {
  services: readonly { country: CountryCode; endpoint: string }[];
  languages: readonly LanguageCode[];
  folder: string;
  hasMedia: boolean;
  fetch: typeof globalThis.fetch;
  clock: () => number;
  onProgress: (line: string) => void;
};

/** Copies services into a folder and describes the result in lines; throws if the folder holds another service. */
export async function pull(options: PullAllOptions): Promise<string[]> {
  const { services, languages, folder, hasMedia, fetch, clock, onProgress } = options;
  await mkdir(folder, { recursive: true });
  await noteServices(folder, services);
  const summary: string[] = [];
  for (const service of services) {
    const { counts, lacking } = await pullService({ ...service, languages, folder, fetch, clock, onProgress });
    for (const [list, count] of counts) summary.push(`${list}: ${count}`);
    for (const message of lacking) summary.push(`${service.country} lacks: ${message}`);
  }
  if (!hasMedia) return [...summary, 'No pictures or files: they come with --media.'];
  const failed = await pullMedia({ folder, fetch, onProgress });
  return [...summary, ...failed.map((url) => `no file: ${url}`)];
}

/** Records the service of each country: lists of another service must not continue those that are there. */
async function noteServices(folder: string, services: PullAllOptions['services']): Promise<void> {
  const path = join(folder, PULLED_SERVICES);
  const known = parseJson(await readIfThere(path));
  const before = isFields(known) ? known : {};
  const now = Object.fromEntries(services.map(({ country, endpoint }) => [country, endpoint]));
  for (const country of countryCodes)
    if (before[country] !== undefined && now[country] !== undefined && before[country] !== now[country])
      throw new Error(`${folder} holds ${country} from ${before[country]}: take another folder.`);
  await writeWhole(path, JSON.stringify({ ...before, ...now }));
}
