/** Logs the failure of something that the page works without (spec §8): the error of a file names its address. */
export function logFailure(error: unknown): undefined {
  console.error(error);
}
