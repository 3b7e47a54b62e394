/** Every runtime package has a known and allowed licence. */
import { readFileSync } from 'node:fs';
import { report } from './files.ts';
import { listLicences } from './licence-list.ts';

const { list, findings } = listLicences(JSON.parse(readFileSync('package-lock.json', 'utf8')).packages);
process.stdout.write(`Licences: ${list.join(', ')}\n`);
report('Licences', findings);
