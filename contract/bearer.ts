import { isSameSecret } from './is-same-secret.ts';

/** Whether a request has the token as `Authorization: Bearer`; every request passes if no token is set. */
export function hasBearerToken({ headers }: Request, token: string): boolean {
  return token === '' || isSameSecret(headers.get('authorization') ?? '', `Bearer ${token}`);
}
