/**
 * Calls a function once when the process should stop: on a signal, or when the parent process at the other end of its
 * IPC channel is gone (`script/start-process.ts`). A second SIGTERM changes nothing: a supervisor may send it to a whole
 * group, whose first process passes it on. A second SIGINT, from the keyboard, ends the process. SIGHUP has no handler:
 * it ends the process, or nohup ignores it.
 */
export function onTermination(stop: () => void): void {
  let isStopping = false;
  const terminate = () => {
    if (isStopping) return;
    isStopping = true;
    stop();
  };
  process.once('SIGINT', terminate);
  process.on('SIGTERM', terminate);
  // Undefined if there never was a channel.
  if (process.connected === false) terminate();
  else process.once('disconnect', terminate);
}

/** Ends the process in good order: it exits with 0 even if something fails on the way. */
export function endProcess(stop: () => Promise<void>, onError: (error: unknown) => void): void {
  stop()
    .catch(onError)
    .finally(() => process.exit(0));
}
