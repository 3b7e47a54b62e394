import { endsWithin } from '../../contract/listen.ts';
import type { SiteEnv } from '../env.ts';

type Settings = Pick<SiteEnv, 'graphqlTimeoutMs'>;

/** How long a running answer may take at shutdown: content may take its full timeout, then the page is rendered. */
export const graceOf = ({ graphqlTimeoutMs }: Settings): number => graphqlTimeoutMs + 2_000;

/** The longest a process of the site may take to exit. A supervisor should wait this long before killing it. */
export const shutdownTimeout = (settings: Settings): number => endsWithin(graceOf(settings));
