/**
 * Calls a function once, when the process is told to end: by a signal, or because what started it with a channel is gone
 * (`script/start-process.ts`). Without a handler SIGHUP ends a process, or nohup has it ignored.
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
  // Undefined where there never was a channel.
  if (process.connected === false) tell();
  else process.once('disconnect', tell);
}
