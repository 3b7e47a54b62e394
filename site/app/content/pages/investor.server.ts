import type { RouterContextProvider } from 'react-router';
import type { FileFacts } from '../client/file-facts.server.ts';
import { GetInvestorDocument } from '../generated/graphql.ts';
import { servicesContext } from '../services.ts';
import { parseKeyFigures } from './key-figures.ts';
import type { Load } from './load.server.ts';
import type { ContentPageNode, PageLists } from './page-lists.ts';

/** Loads the investor page: its table of figures becomes a chart, and each document shows its size. */
export async function loadInvestor(
  context: Readonly<RouterContextProvider>,
  { load }: { load: Load },
): Promise<{ page: ContentPageNode | undefined; lists: PageLists }> {
  const answer = await load(GetInvestorDocument, { language: load.locale.language });
  const page = answer.pages?.nodes[0];
  if (!page) return { page: undefined, lists: {} };
  const { figures, rest } = parseKeyFigures(page.content);
  const addresses = (page.investorResults?.results ?? []).flatMap(
    (result) => result?.document?.node.mediaItemUrl ?? [],
  );
  const facts = await readFacts(context, addresses);
  return {
    page: {
      ...page,
      content: rest,
      investorResults: page.investorResults && { ...page.investorResults, facts },
    },
    lists: figures ? { keyFigures: figures } : {},
  };
}

async function readFacts(
  context: Readonly<RouterContextProvider>,
  addresses: readonly string[],
): Promise<Record<string, FileFacts>> {
  const { loadFileFacts } = context.get(servicesContext);
  const facts = await Promise.all(addresses.map(async (address) => [address, await loadFileFacts(address)] as const));
  return Object.fromEntries(facts.flatMap(([address, known]) => (known ? [[address, known]] : [])));
}
