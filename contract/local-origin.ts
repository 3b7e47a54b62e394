const LOOPBACK = /^(?:127\.\d+\.\d+\.\d+|\[?::1\]?|localhost)$/;

/** The origin of a process that listens here: `http://127.0.0.1:3000`, `http://[::1]:3000`. */
export function buildLocalOrigin(host: string, port: number): string {
  return `http://${host.includes(':') ? `[${host}]` : host}:${port}`;
}

/** Whether a host name or address is this machine. */
export function isLoopback(host: string): boolean {
  return LOOPBACK.test(host);
}
