import { createReadStream } from 'node:fs';
import { connect } from 'node:net';

/** A scanner's verdict on a file; null when it does not answer. */
export type Scan = (path: string) => Promise<'clean' | 'infected' | null>;

const PIECE_BYTES = 64 * 1024;

/**
 * Creates the scan of files by `clamd`, at `tcp://host:port` or `unix:/path`. A file is sent as the protocol's
 * INSTREAM: each piece after its length, and a length of zero at the end.
 */
export function createScan(address: string, timeoutMs: number): Scan {
  const target = parseAddress(address);
  return async (path) => {
    const socket = connect(target);
    socket.setTimeout(timeoutMs, () => socket.destroy(new Error('The scanner does not answer')));
    try {
      // A scanner that has seen enough closes early: its answer counts, not the write that failed.
      const sent = send(socket, path).catch(() => undefined);
      let text = '';
      for await (const chunk of socket) text += String(chunk);
      await sent;
      if (/\bOK\0?\s*$/.test(text)) return 'clean';
      return /\bFOUND\0?\s*$/.test(text) ? 'infected' : null;
    } catch {
      return null;
    } finally {
      socket.destroy();
    }
  };

  async function send(socket: ReturnType<typeof connect>, path: string): Promise<void> {
    const write = (bytes: Uint8Array) =>
      new Promise<void>((resolve, reject) => socket.write(bytes, (error) => (error ? reject(error) : resolve())));
    await write(Buffer.from('zINSTREAM\0'));
    for await (const piece of createReadStream(path, { highWaterMark: PIECE_BYTES })) {
      await write(lengthOf(piece.length));
      await write(piece);
    }
    await write(lengthOf(0));
  }
}

function lengthOf(bytes: number): Buffer {
  const length = Buffer.alloc(4);
  length.writeUInt32BE(bytes);
  return length;
}

function parseAddress(address: string): { path: string } | { host: string; port: number } {
  if (address.startsWith('unix:')) return { path: address.slice('unix:'.length) };
  const { hostname, port } = new URL(address);
  return { host: hostname.replace(/^\[|\]$/g, ''), port: Number(port) };
}
