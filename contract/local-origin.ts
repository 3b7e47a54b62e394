/** The origin of a process that listens here: `http://127.0.0.1:3000`, `http://[::1]:3000`. */
export function buildLocalOrigin(host: string, port: number): string {
  return `http://${host.includes(':') ? `[${host}]` : host}:${port}`;
}
