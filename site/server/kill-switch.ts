/** A worker that removes itself and all that the previous one kept (demand 19); open pages go on with the network. */
const KILL_SWITCH = `self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil(remove()));
async function remove() {
  for (const name of await caches.keys()) await caches.delete(name);
  await self.registration.unregister();
}
`;

/** Builds the answer for `/sw.js` while the worker is switched off. */
export function buildKillSwitch(): Response {
  return new Response(KILL_SWITCH, {
    headers: { 'content-type': 'text/javascript; charset=utf-8', 'cache-control': 'no-cache' },
  });
}
