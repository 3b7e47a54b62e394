/**
 * `npm run recorded [-- port]`: a content service of the recorded answers (contract/recorded/), where the embedded
 * backend would listen, for looking at the site without a backend.
 */
import { serve } from '@hono/node-server';
import { createRecordedService } from './recorded-service.ts';

const port = Number(process.argv[2] ?? 4000);
const ADDRESS = `http://127.0.0.1:${port}/graphql`;
serve({ fetch: createRecordedService(), port, hostname: '127.0.0.1' }, () => process.stdout.write(`${ADDRESS}\n`));
