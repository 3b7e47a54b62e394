/** TLS in front of a site, with its own certificate, for what browsers only do on secure sites. Needs openssl. */
import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { request } from 'node:http';
import { createServer } from 'node:https';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { findPort } from '../../contract/test/find-port.ts';

const run = promisify(execFile);

/** Finds a port for it; the site has to know the origin before it starts. */
export async function createSecureFront() {
  const port = await findPort();
  const credentials = await makeCertificate();
  const posted: string[] = [];

  /** Passes requests on to the site at `origin`; returns how to stop. */
  async function start(origin: string): Promise<() => void> {
    const server = createServer(credentials, (incoming, outgoing) => {
      const { method, headers, url = '/' } = incoming;
      if (method === 'POST') posted.push(`${url} ${headers['content-type']}`);
      const passed = request(new URL(url, origin), { method, headers }, (answer) => {
        outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
        answer.pipe(outgoing);
      });
      passed.on('error', (error) => outgoing.destroy(error));
      incoming.pipe(passed);
    });
    await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
    return () => {
      server.close();
      server.closeAllConnections();
    };
  }

  return { origin: `https://127.0.0.1:${port}`, start, /** The path and type of each. */ posted };
}

async function makeCertificate(): Promise<{ key: string; cert: string }> {
  const folder = await mkdtemp(join(tmpdir(), 'certificate-'));
  try {
    const [key, cert] = [join(folder, 'key.pem'), join(folder, 'certificate.pem')];
    const names = ['-subj', '/CN=127.0.0.1', '-addext', 'subjectAltName=IP:127.0.0.1'];
    const elliptic = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1'];
    await run('openssl', ['req', '-x509', '-nodes', ...elliptic, ...names, '-keyout', key, '-out', cert]);
    return { key: await readFile(key, 'utf8'), cert: await readFile(cert, 'utf8') };
  } finally {
    await rm(folder, { recursive: true });
  }
}
