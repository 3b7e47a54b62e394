import { countryCodes, defaultCountry } from '../../contract/countries.ts';
import { defaultLanguage } from '../../contract/languages.ts';
import type { ContentClient } from '../app/content/client/client.server.ts';
import type { ContentWatch } from '../app/content/client/content-watch.server.ts';
import type { Hosts } from '../app/content/client/hosts.server.ts';
import { createTagCollector } from '../app/content/client/tags.ts';
import { PageByNameDocument } from '../app/content/generated/graphql.ts';
import type { Readiness } from './health.ts';

type ProbeOptions = {
  content: Pick<ContentClient, 'query' | 'gqlHostUrl'>;
  hosts: Pick<Hosts, 'getState'>;
  watch: Pick<ContentWatch, 'isFailing'>;
};

/**
 * Creates the probe of readiness, which rejects when there is no content at all. Countries may share a host, and a
 * service may answer with a login page: what counts is whether its last query was answered (decision 0233).
 */
export function createProbe({ content, hosts, watch }: ProbeOptions) {
  return async (): Promise<Readiness> => {
    const tags = createTagCollector();
    const home = { name: 'home', language: defaultLanguage };
    const answer = await content.query(defaultCountry, PageByNameDocument, home, { tags });
    if (answer.pages?.nodes[0] === undefined) throw new Error('There is no home page.');
    const countries = countryCodes.filter((country) => {
      const endpoint = content.gqlHostUrl(country);
      if (endpoint === null) return false;
      const isKept = country === defaultCountry && tags.keptSince() !== null;
      return isKept || watch.isFailing(country) || hosts.getState(endpoint) !== 'closed';
    });
    return countries.length === 0 ? { status: 'ready' } : { status: 'degraded', countries };
  };
}
