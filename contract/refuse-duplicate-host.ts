import type { IncomingMessage, RequestListener } from 'node:http';

/** Answers 400 to a request with two `Host` headers: a proxy in front may have used the other one (RFC 9112 §3.2). */
export function refuseDuplicateHost(listener: RequestListener): RequestListener {
  return (incoming, outgoing) => {
    if (countHosts(incoming) > 1) outgoing.writeHead(400, { connection: 'close' }).end();
    else listener(incoming, outgoing);
  };
}

/** Runs on every request, even on page cache hits, so names are compared only if their length fits. */
function countHosts({ rawHeaders }: IncomingMessage): number {
  let hosts = 0;
  for (let index = 0; index < rawHeaders.length; index += 2) {
    const name = rawHeaders[index];
    if (name?.length === 4 && name.toLowerCase() === 'host') hosts += 1;
  }
  return hosts;
}
