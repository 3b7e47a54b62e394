import { readdir, readFile, readlink } from 'node:fs/promises';

/** Finds the process that listens on a port; null outside Linux, and for the processes of other users. */
export async function findPortOwner(port: number): Promise<{ pid: number; command: string } | null> {
  const sockets = new Set((await listSockets(port)).map((inode) => `socket:[${inode}]`));
  for (const pid of (await list('/proc')).filter((name) => /^\d+$/.test(name))) {
    for (const file of await list(`/proc/${pid}/fd`)) {
      if (!sockets.has(await readlink(`/proc/${pid}/fd/${file}`).catch(() => ''))) continue;
      const command = await read(`/proc/${pid}/cmdline`);
      return { pid: Number(pid), command: command.split('\0').join(' ').trim() };
    }
  }
  return null;
}

/** The inodes of sockets that listen on a port: state 0A, the address ending in the port in hexadecimal. */
async function listSockets(port: number): Promise<string[]> {
  const address = `:${port.toString(16).toUpperCase().padStart(4, '0')}`;
  const tables = await Promise.all(['/proc/net/tcp', '/proc/net/tcp6'].map(read));
  return tables
    .flatMap((table) => table.split('\n').map((line) => line.trim().split(/\s+/)))
    .filter(([, local = '', , state]) => local.endsWith(address) && state === '0A')
    .flatMap(([, , , , , , , , , inode]) => inode ?? []);
}

/** Processes come and go, and those of other users cannot be read. */
function list(folder: string): Promise<string[]> {
  return readdir(folder).catch(() => []);
}

function read(file: string): Promise<string> {
  return readFile(file, 'utf8').catch(() => '');
}
