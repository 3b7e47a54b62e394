const LOOPBACK = /^(?:127\.\d+\.\d+\.\d+|\[?::1\]?|localhost)$/;

/** Builds the origin of a process on this machine: `http://127.0.0.1:3000`, `http://[::1]:3000`. */
export function buildLocalOrigin(host: string, port: number): string {
  return `http://${host.includes(':') ? `[${host}]` : host}:${port}`;
}

/** Whether a host, as an address or as a URL names it, is the loopback interface: `127.0.0.1`, `::1`, `[::1]`. */
export function isLoopback(host: string): boolean {
  return LOOPBACK.test(host);
}
