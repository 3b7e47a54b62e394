import { defaultLanguage, parseLanguageTag } from '../../../../contract/languages.ts';
import { buildPath, type Locale } from '../../locale/path.ts';
import { parseSlug } from '../cleaning/slug.ts';
import type { ContentClient, QueryOptions } from '../client/client.server.ts';
import type { ContentDocument } from '../client/document.server.ts';
import { findOriginalSlug } from '../client/translations.ts';
import { GetPagesDocument, type GetPagesQuery } from '../generated/graphql.ts';
import { findPagePaths } from '../site-index/page-paths.ts';
import { buildDraftDocument, DRAFT_ID, type DraftDocument, LOOKUPS } from './draft-document.server.ts';
import { asDocument, type Entry, findEntry } from './find-entry.server.ts';
import { type Identity, placeDraft } from './place-draft.ts';
import type { PreviewClaim, PreviewType } from './preview-claim.server.ts';

/** A preview: where the page is, and the content it is made of. */
type Preview = { pagePath: string; content: ContentClient; entry: Entry };

/** The addresses of entries by type; `{slug}` is the entry's own. */
const SHOWN_AT: Record<Exclude<PreviewType, 'page'>, string> = {
  post: '/blogs/{slug}',
  product: '/product/{slug}',
  campaign: '/news-campaigns',
  location: '/general-enquiry',
  award: '/',
};

type PreviewsOptions = {
  /** Everybody's client: what is published. */
  shared: ContentClient;
  /** A client with an editor's authorization, whose answers nobody keeps. */
  editors: ContentClient;
};

/** Creates the previews of what is not published (decision 0170). */
export function createPreviews({ shared, editors }: PreviewsOptions) {
  const documents = new Map<string, DraftDocument | null>();

  function readDraftDocument(source: string, { type, revision }: PreviewClaim): DraftDocument | null {
    const key = `${type} ${revision !== null}\n${source}`;
    const known = documents.get(key);
    if (known !== undefined) return known;
    const made = buildDraftDocument(source, type, revision !== null);
    documents.set(key, made);
    return made;
  }

  /** Opens a preview; null when there is nothing to show. */
  async function open(claim: PreviewClaim): Promise<Preview | null> {
    const entry = await findEntry(editors, claim);
    if (entry === null) return null;
    const isPage = claim.type === 'page';
    const slug = (isPage ? null : findOriginalSlug(entry, claim.language)) ?? (entry.slug || `preview-${claim.id}`);
    const pagePath =
      claim.type === 'page' ? await findPagePath(claim, entry, slug) : writeSlug(SHOWN_AT[claim.type], slug);
    const { country, language } = claim;
    const identity: Identity = {
      id: entry.id,
      databaseId: entry.databaseId,
      slug,
      language,
      uri: buildPath({ country, language, pagePath }),
    };
    return { pagePath, entry, content: createPreviewClient(claim, identity) };
  }

  /** A page has the path of its original (decision 0132); one without an address, its name or its number. */
  async function findPagePath({ country, language }: PreviewClaim, entry: Entry, slug: string): Promise<string> {
    const uri = entry.uri && !entry.uri.includes('?') ? entry.uri : `/${slug}`;
    type Page = NonNullable<GetPagesQuery['pages']>['nodes'][number];
    const page = { ...entry, slug, uri, link: null, title: null, seo: null, modifiedGmt: null, translations: null };
    const originals =
      language === defaultLanguage
        ? null
        : await shared.query(country, GetPagesDocument, { language: defaultLanguage });
    const known: Page[] = originals?.pages?.nodes ?? [];
    // A draft knows its original before its original knows it.
    const ofOriginal = known.find(({ databaseId }) =>
      entry.translations?.some((one) => Number(one?.id) === databaseId),
    );
    const paths = findPagePaths([ofOriginal ?? page], ofOriginal ? [] : known);
    return paths.byNumber.get((ofOriginal ?? page).databaseId) ?? `/${slug}`;
  }

  /** The client of a preview: what is published, with the draft in its place. */
  function createPreviewClient(claim: PreviewClaim, identity: Identity): ContentClient {
    async function query<Result, Variables>(
      country: PreviewClaim['country'],
      document: ContentDocument<Result, Variables>,
      variables: Variables,
      options: QueryOptions = {},
    ): Promise<Result> {
      const published = shared.query(country, document, variables, options);
      const draft = country === claim.country ? readDraftDocument(String(document), claim) : null;
      if (draft === null) return published;
      const draftVariables = { ...variables, [DRAFT_ID]: String(claim.revision ?? claim.id) };
      const [answer, drafts] = await Promise.all([
        published,
        editors.query(country, asDocument<Record<string, unknown>>(draft.text), draftVariables, {
          language: claim.language,
        }),
      ]);
      return placeDraft(answer, drafts, draft.places, { variables: draftVariables, identity });
    }
    return { ...shared, query };
  }

  /** Finds the same entry in another locale: its translation, or in another country the entry of the same name. */
  async function findCounterpart(claim: PreviewClaim, { country, language }: Locale): Promise<PreviewClaim | null> {
    const found = (id: number) => ({ ...claim, country, language, id, revision: null });
    const entry = await findEntry(editors, claim);
    const own = entry?.translations?.find((one) => parseLanguageTag(one?.locale ?? '') === language);
    if (country === claim.country) return own ? found(Number(own.id)) : null;
    if (!entry?.slug) return null;
    const { list } = LOOKUPS[claim.type];
    const filter = claim.type === 'product' ? 'slugIn: [$name]' : 'name: $name';
    const selection = claim.type === 'product' ? '... on Product { databaseId slug }' : 'databaseId slug';
    const text = `query previewCounterpart($name: String, $language: String) { list: ${list}(first: 1, where: { ${filter}, language: $language }) { nodes { ${selection} } } }`;
    const document = asDocument<{ list?: { nodes: Entry[] } | null }>(text);
    const { list: there } = await shared.query(country, document, { name: entry.slug, language });
    const [node] = there?.nodes ?? [];
    return node?.slug && parseSlug(node.slug) === parseSlug(entry.slug) ? found(node.databaseId) : null;
  }

  return { open, findCounterpart };
}

function writeSlug(path: string, slug: string): string {
  return path.replace('{slug}', () => encodeURIComponent(slug));
}
