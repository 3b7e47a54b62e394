import type { IncomingMessage, RequestListener } from 'node:http';

/** Answers 400 to a request that names two hosts: a proxy in front may have believed the other one (RFC 9112 §3.2). */
export function refuseTwoHosts(listener: RequestListener): RequestListener {
  return (incoming, outgoing) => {
    if (countHosts(incoming) > 1) outgoing.writeHead(400, { connection: 'close' }).end();
    else listener(incoming, outgoing);
  };
}

function countHosts({ rawHeaders }: IncomingMessage): number {
  return rawHeaders.filter((name, index) => index % 2 === 0 && name.toLowerCase() === 'host').length;
}
