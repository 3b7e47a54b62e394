/** What visitors' browsers get besides pages. */
import { z } from 'zod';
import type { Values, Variables } from '../../contract/environment.ts';

/** The id of an analytics container (spec §7). */
export const CONTAINER_ID = /^GTM-[A-Z0-9]+$/;

export const VISITOR_VARIABLES = {
  SERVICE_WORKER: {
    schema: z.enum(['on', 'off']),
    fallback: 'on',
    takes: 'on, or off: workers that visitors have are taken away with all they keep',
  },
  GTM_ID: {
    schema: z.union([z.literal(''), z.string().regex(CONTAINER_ID)]),
    fallback: '',
    is: 'id',
    takes: 'an analytics container: GTM- followed by uppercase letters or digits',
  },
  GTM_PAGE_VIEW: {
    schema: z.string().regex(/^[\w.-]{1,40}$/),
    fallback: 'content-view',
    takes: 'a name of up to 40 letters, digits, dots, dashes and underscores',
  },
  LAZY_LOAD_OFFSET: {
    schema: z.coerce.number().min(0).max(1000),
    fallback: '0',
    takes: 'a percentage of the window from 0 to 1000',
  },
} as const satisfies Variables;

/** Reads the settings for browsers. */
export function readVisitors(values: Values<typeof VISITOR_VARIABLES>) {
  return {
    /** Whether visitors get a service worker. */
    hasWorker: values.SERVICE_WORKER === 'on',
    /** Null: none. */
    analytics: values.GTM_ID === '' ? null : { id: values.GTM_ID, pageView: values.GTM_PAGE_VIEW },
    lazyLoadOffset: values.LAZY_LOAD_OFFSET,
  };
}
