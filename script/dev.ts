/** `npm run dev`: the backend where there is one, and the site rebuilt and restarted whenever a source changes. */
import './load-env.ts';
import type { ChildProcess } from 'node:child_process';
import { existsSync, watch } from 'node:fs';
import { run } from '../site/script/run.ts';
import { isSource, sourceFolders } from '../site/script/sources.ts';
import { startProcess, startSite } from './start-process.ts';

const SETTLE_MS = 150;

let site: ChildProcess | undefined;
let timer: NodeJS.Timeout | undefined;
let isBuilding = false;

// Read by site/app/routes.ts, in the builds this process starts.
process.env.STYLEGUIDE = '1';

await run(process.execPath, ['script/setup.ts']);
if (existsSync('backend')) {
  const backend = startProcess('backend/main.ts', { env: { ...process.env, NODE_ENV: 'development' } });
  backend.on('exit', () => process.exit(1));
}
restart();
for (const path of sourceFolders) {
  watch(path, { recursive: true }, (_event, file) => {
    if (file === null || !isSource(file)) return;
    clearTimeout(timer);
    timer = setTimeout(rebuild, SETTLE_MS);
  });
}

async function rebuild() {
  if (isBuilding) {
    timer = setTimeout(rebuild, SETTLE_MS);
    return;
  }
  isBuilding = true;
  const code = await run(process.execPath, ['site/script/build.ts']);
  isBuilding = false;
  if (code === 0) restart();
}

function restart() {
  site?.kill('SIGTERM');
  site = startSite({ env: { ...process.env, NODE_ENV: 'development' } });
}
