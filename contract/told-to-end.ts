/**
 * Calls a function once when the process should stop: on a signal, or when the parent process that holds its IPC channel
 * is gone (`script/start-process.ts`). SIGHUP has no handler: it ends the process, or nohup ignores it.
 */
export function whenToldToEnd(end: () => void): void {
  let isTold = false;
  const tell = () => {
    if (isTold) return;
    isTold = true;
    end();
  };
  process.once('SIGINT', tell);
  process.once('SIGTERM', tell);
  // Undefined if there never was a channel.
  if (process.connected === false) tell();
  else process.once('disconnect', tell);
}
