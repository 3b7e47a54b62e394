/** A mail server on a real port, for tests. */
import { once } from 'node:events';
import { SMTPServer, type SMTPServerDataStream } from 'smtp-server';

type ReceivedMail = { from: string; to: string[]; headers: Map<string, string>; raw: string };

/** Starts a server; `refuse` may return an error code for a mail. */
export async function startSmtp({
  port = 0,
  refuse = () => null,
}: {
  port?: number;
  refuse?: (turn: number) => number | null;
} = {}) {
  const mails: ReceivedMail[] = [];
  let turn = 0;
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    // A sender may keep its connection open: the default waits 30 s for it.
    closeTimeout: 100,
    onData(stream: SMTPServerDataStream, session, callback) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        turn += 1;
        const code = refuse(turn);
        if (code !== null) return callback(Object.assign(new Error('m4rker refused'), { responseCode: code }));
        const raw = Buffer.concat(chunks).toString();
        const { mailFrom, rcptTo } = session.envelope;
        mails.push({
          from: mailFrom === false ? '' : mailFrom.address,
          to: rcptTo.map(({ address }) => address),
          headers: readHeaders(raw),
          raw,
        });
        callback();
      });
    },
  });
  server.on('error', () => {});
  server.listen(port, '127.0.0.1');
  await once(server.server, 'listening');
  const address = server.server.address();
  const listening = typeof address === 'object' && address !== null ? address.port : 0;
  return {
    mails,
    port: listening,
    url: `smtp://127.0.0.1:${listening}`,
    stop: () => new Promise<void>((resolve) => server.close(() => resolve())),
  };
}

/** The headers of a mail by lower-case name, unfolded. */
function readHeaders(raw: string): Map<string, string> {
  const [head = ''] = raw.split('\r\n\r\n', 1);
  const lines = head.replace(/\r\n[ \t]+/g, ' ').split('\r\n');
  return new Map(
    lines.map((line) => [line.slice(0, line.indexOf(':')).toLowerCase(), line.slice(line.indexOf(':') + 2)]),
  );
}
