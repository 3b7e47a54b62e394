/**
 * `npm run content -- check [--pictures] [--html FILE] URL…`: what editors should look at on content services.
 * `npm run content -- record URL`: repeats the queries of `contract/recorded/` against a service.
 * `npm run content -- pull [--media] [--language en]… [--to FOLDER] [--no-load] URL…`: copies services into the embedded
 * backend; called again, it continues where it was stopped.
 * An address may name its country, `ksa=https://…`; otherwise the country is that of its path, or the default one.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { type CountryCode, countryCodes, defaultCountry, isCountryCode } from '../../contract/countries.ts';
import { isLanguageCode, languageCodes } from '../../contract/languages.ts';
import { resolveMediaOrigins } from '../app/content/cleaning/media-source.ts';
import { ContentError } from '../app/content/client/errors.ts';
import { checkService } from '../editors/check-service.ts';
import { type Finding, isPassed } from '../editors/finding.ts';
import { measurePictures, type Picture } from '../editors/measure-pictures.ts';
import { pull } from '../editors/pull.ts';
import { recordService } from '../editors/record-service.ts';
import { writeHtml, writeText } from '../editors/write-report.ts';

const USAGE = `npm run content -- check [--pictures] [--html FILE] URL…
npm run content -- record URL
npm run content -- pull [--media] [--language en]… [--to FOLDER] [--no-load] URL…
URL is a GraphQL address, https://content.example/graphql or ksa=https://content.example/ksa/graphql\n`;
const LOADER = fileURLToPath(new URL('../../backend/pulled/main.ts', import.meta.url));
const RECORDED = fileURLToPath(new URL('../../contract/recorded/', import.meta.url));

const say = (line: string) => process.stderr.write(`${line}\n`);

async function check(
  addresses: readonly string[],
  { pictures, html }: { pictures: boolean; html: string | undefined },
) {
  const services = addresses.map(parseService);
  const findings: Finding[] = [];
  for (const { country, endpoint } of services) {
    const own: Picture[] = [];
    const options = { country, endpoint, fetch: globalThis.fetch, clock: () => Date.now(), onProgress: say };
    findings.push(
      ...(await checkService({ ...options, onPicture: (source, name, where) => own.push({ source, name, where }) })),
    );
    if (pictures)
      findings.push(
        ...(await measurePictures(own, { origins: resolveMediaOrigins([endpoint]), fetch: globalThis.fetch })),
      );
  }
  const report = { services: services.map(({ country, endpoint }) => `${country}: ${endpoint}`), findings };
  process.stdout.write(writeText(report));
  if (html !== undefined) await writeFile(html, writeHtml(report));
  process.exitCode = isPassed(report) ? 0 : 1;
}

async function record(endpoint: string) {
  const recorded = await recordService({ endpoint, folder: RECORDED, fetch: globalThis.fetch });
  for (const { operation, result } of recorded) process.stdout.write(`${result.padEnd(10)} ${operation}\n`);
  process.exitCode = recorded.some(({ result }) => result === 'failed') ? 1 : 0;
}

async function pullAll(addresses: readonly string[], { media, to, load, language }: PullValues) {
  const languages = language.filter(isLanguageCode);
  if (load && !existsSync(LOADER)) throw new Error('There is no backend/ to load the copy into: add --no-load.');
  if (languages.length < language.length) throw new Error(`--language takes ${languageCodes.join(' or ')}.`);
  const services = addresses.map(parseService);
  const options = { services, languages, folder: to, hasMedia: media, onProgress: say };
  const summary = await pull({ ...options, fetch: globalThis.fetch, clock: () => Date.now() });
  process.stdout.write(`${summary.join('\n')}\n`);
  if (!load) return;
  // The roofs know each other by files and HTTP only (decision 0070).
  const [code] = await once(spawn(process.execPath, [LOADER, to], { stdio: 'inherit' }), 'exit');
  if (code !== 0) process.exitCode = 1;
}

type PullValues = { media: boolean; to: string; load: boolean; language: readonly string[] };

function parseService(text: string): { country: CountryCode; endpoint: string } {
  const [, named = '', endpoint = ''] = /^(?:(\w{3})=)?(https?:\/\/.+)$/.exec(text) ?? [];
  if (!URL.canParse(endpoint)) throw new Error(`"${text}" is no GraphQL address.`);
  const ofPath = new URL(endpoint).pathname.split('/').find(isCountryCode);
  if (named !== '' && !isCountryCode(named)) throw new Error(`"${named}" is no country: ${countryCodes.join(', ')}.`);
  return { country: isCountryCode(named) ? named : (ofPath ?? defaultCountry), endpoint };
}

try {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    allowNegative: true,
    options: {
      pictures: { type: 'boolean', default: false },
      html: { type: 'string' },
      media: { type: 'boolean', default: false },
      language: { type: 'string', multiple: true, default: [...languageCodes] },
      to: { type: 'string', default: '.data/pulled' },
      load: { type: 'boolean', default: true },
    },
  });
  const [command, ...addresses] = positionals;
  if (command === 'check' && addresses.length > 0)
    await check(addresses, { pictures: values.pictures, html: values.html });
  else if (command === 'pull' && addresses.length > 0) await pullAll(addresses, values);
  else if (command === 'record' && addresses.length === 1 && addresses[0]) await record(addresses[0]);
  else {
    process.stderr.write(USAGE);
    process.exitCode = 2;
  }
} catch (error) {
  say(error instanceof Error ? error.message : String(error));
  // The service failed, not the call.
  process.exitCode = error instanceof ContentError ? 1 : 2;
}
