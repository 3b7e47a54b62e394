/**
 * The environment of the site: typed, checked at startup, only read here. Each subject has a table under `env/`;
 * `.env.example` lists every variable.
 */
import { readVariables, type Source, sharedVariables, type Variables } from '../contract/environment.ts';
import { ADDRESS_VARIABLES, readAddress } from './env/address.ts';
import { CAPACITY_VARIABLES, readCapacity } from './env/capacity.ts';
import { CONTENT_VARIABLES, readContent } from './env/content.ts';
import { EDGE_VARIABLES, readEdges } from './env/edges.ts';
import { EDITOR_VARIABLES, readEditors } from './env/editors.ts';
import { FORM_VARIABLES, readForms } from './env/forms.ts';
import { OBSERVABILITY_VARIABLES, readObservability } from './env/observability.ts';
import { readVisitors, VISITOR_VARIABLES } from './env/visitors.ts';

const VARIABLES = {
  ...sharedVariables,
  ...ADDRESS_VARIABLES,
  ...CONTENT_VARIABLES,
  ...FORM_VARIABLES,
  ...CAPACITY_VARIABLES,
  ...EDITOR_VARIABLES,
  ...OBSERVABILITY_VARIABLES,
  ...EDGE_VARIABLES,
  ...VISITOR_VARIABLES,
} as const satisfies Variables;

/** Reads the settings of the site from a record like `process.env`; throws `EnvironmentError`. */
export function readSiteEnv(source: Source) {
  const values = readVariables(VARIABLES, source);
  return {
    dataDir: values.DATA_DIR,
    mode: values.NODE_ENV,
    ...readAddress(values),
    ...readContent(values, values.WORKERS),
    ...readForms(values),
    ...readCapacity(values),
    ...readEditors(values),
    ...readObservability(values),
    /** The caches in front of the site. */
    edges: readEdges(values),
    ...readVisitors(values),
  };
}
export type SiteEnv = ReturnType<typeof readSiteEnv>;
