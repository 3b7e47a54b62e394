import type { RouterContextProvider } from 'react-router';
import type { ImageMedia } from '../../ui/image-media.ts';
import { CatalogsPageDocument } from '../generated/graphql.ts';
import { servicesContext } from '../services.ts';
import { buildPageHead } from './head.server.ts';
import { createLoad } from './load.server.ts';
import { notFound } from './not-found.server.ts';
import { buildPageView } from './outline.server.ts';

/** A catalog to download; `bytes` is null when its size is unknown. */
export type Catalog = {
  title: string;
  cover: ImageMedia | null;
  file: { address: string; type: string; mimeType: string | null; bytes: number | null } | null;
};

/** Loads the catalogs of the request's locale, with file sizes. */
export async function loadCatalogs(context: Readonly<RouterContextProvider>, url: URL) {
  const load = createLoad(context);
  const { loadFileFacts } = context.get(servicesContext);
  const answer = await load(CatalogsPageDocument, { language: load.locale.language });
  const page = answer.pages?.nodes[0];
  if (!page) throw await notFound(context, url);
  const items = (page.catalogs?.items ?? []).flatMap((item) => (item?.title ? [{ ...item, title: item.title }] : []));
  const catalogs = await Promise.all(
    items.map(async ({ title, cover, document }): Promise<Catalog> => {
      const address = document?.node.mediaItemUrl;
      const mimeType = document?.node.mimeType ?? null;
      const bytes = address ? ((await loadFileFacts(address))?.bytes ?? null) : null;
      return {
        title,
        cover: cover?.node ?? null,
        file: address ? { address, type: resolveFileType(address, mimeType), mimeType, bytes } : null,
      };
    }),
  );
  return {
    head: await buildPageHead(context, url, page),
    page: buildPageView(page),
    catalogs,
  };
}

/** `PDF`, `ZIP`: the extension of the file name, else from the type. */
function resolveFileType(address: string, mimeType: string | null): string {
  const ending = /\.([a-z0-9]{2,5})(?:$|[?#])/i.exec(address)?.[1] ?? mimeType?.split('/')[1] ?? '';
  return ending.toUpperCase();
}
