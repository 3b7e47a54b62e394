/** No database answers at an address; the message names the variable and the place, without the password. */
export class UnreachableDatabaseError extends Error {
  constructor(address: string, cause: unknown) {
    const { host, pathname } = new URL(address);
    super(
      `DATABASE_URL names the database ${pathname.slice(1)} at ${host}, which cannot be reached (${reasonOf(cause)}): start it, correct the address, or leave it empty for the embedded one.`,
      { cause },
    );
    this.name = 'UnreachableDatabaseError';
  }
}

/** Node's errors for several addresses have a code and no message. */
function reasonOf(cause: unknown): string {
  if (cause instanceof Error && cause.message !== '') return cause.message;
  return cause instanceof Error && 'code' in cause ? String(cause.code) : 'no reason is known';
}
