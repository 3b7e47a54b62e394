import { endsWithin } from '../../contract/listen.ts';
import type { SiteEnv } from '../env.ts';

type Settings = Pick<SiteEnv, 'graphqlTimeoutMs'>;

/** How long an answer may take that is under way at the end: it waits for content at most, and is made of it. */
export const graceOf = ({ graphqlTimeoutMs }: Settings): number => graphqlTimeoutMs + 2_000;

/** When a process of the site has ended that was asked to, or hangs. */
export const killedAfter = (settings: Settings): number => endsWithin(graceOf(settings));
