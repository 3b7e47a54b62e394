/** Forms that were sent without a connection: kept on the device until they can be sent. */

import { WAITING } from './may-wait.ts';

const DATABASE = 'forms';
const STORE = 'outgoing';

type Entry = readonly [name: string, value: string | File];
export type Outgoing = { id: string; address: string; form: string; entries: readonly Entry[] };

/** Keeps a form; rejects when the device keeps nothing. */
export async function keepOutgoing(outgoing: Omit<Outgoing, 'id'>): Promise<void> {
  const record: Outgoing = { ...outgoing, id: crypto.randomUUID() };
  await inStore('readwrite', (store) => store.put(record));
  localStorage.setItem(WAITING, '1');
}

/** Lists the waiting forms, and clears the mark when there are none. */
export async function listOutgoing(): Promise<Outgoing[]> {
  const waiting: Outgoing[] = await inStore('readonly', (store) => store.getAll());
  if (waiting.length === 0) localStorage.removeItem(WAITING);
  return waiting;
}

export async function removeOutgoing({ id }: Outgoing): Promise<void> {
  await inStore('readwrite', (store) => store.delete(id));
}

async function inStore<T>(mode: IDBTransactionMode, ask: (store: IDBObjectStore) => IDBRequest<T>): Promise<T> {
  const database = await open();
  try {
    // Visitors are told that it is safe, so it must be on disk.
    const transaction = database.transaction(STORE, mode, { durability: 'strict' });
    const request = ask(transaction.objectStore(STORE));
    return await new Promise((resolve, reject) => {
      transaction.oncomplete = () => resolve(request.result);
      transaction.onabort = () => reject(transaction.error);
    });
  } finally {
    database.close();
  }
}

function open(): Promise<IDBDatabase> {
  const opening = indexedDB.open(DATABASE, 1);
  opening.onupgradeneeded = () => opening.result.createObjectStore(STORE, { keyPath: 'id' });
  return new Promise((resolve, reject) => {
    opening.onsuccess = () => resolve(opening.result);
    opening.onerror = () => reject(opening.error);
  });
}
