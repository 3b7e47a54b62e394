import { pageHeaders } from '../cache-control.ts';
import { CatalogsPageDocument } from '../content/generated/graphql.ts';
import { createLoad } from '../content/load.server.ts';
import { notFound } from '../content/not-found.server.ts';
import { useText } from '../locale/use-text.ts';
import { m } from '../messages/generated/messages.js';
import { ContentPage } from '../sections/content-page.tsx';
import { buildHead } from '../seo/head.server.ts';
import { pageMeta } from '../seo/page-meta.ts';
import { buttonVariants } from '../ui/button.tsx';
import { Icon } from '../ui/icon.tsx';
import { Image } from '../ui/image.tsx';
import type { Route } from './+types/catalogs';

export async function loader({ context, url }: Route.LoaderArgs) {
  const load = createLoad(context);
  const answer = await load(CatalogsPageDocument, { language: load.locale.language });
  const page = answer.pages?.nodes[0];
  if (!page) throw notFound(url);
  return {
    head: await buildHead(context, {
      url,
      title: page.seo?.metaTitle || page.title,
      description: page.seo?.metaDescription,
    }),
    page,
    catalogs: (page.catalogs?.items ?? []).flatMap((item) => (item?.title ? [item] : [])),
  };
}

export const headers = pageHeaders;

export const meta: Route.MetaFunction = ({ loaderData }) => pageMeta(loaderData?.head);

/** Covers as square carton fronts, each with its download (art direction 5). */
export default function Catalogs({ loaderData }: Route.ComponentProps) {
  const t = useText();
  return (
    <>
      <ContentPage {...loaderData} />
      <ul className="wrap grid gap-8 pb-section sm:grid-cols-2 lg:grid-cols-3">
        {loaderData.catalogs.map((catalog) => (
          <li key={catalog.title} className="grid content-start justify-items-start gap-4">
            <div className="aspect-square w-full bg-mist">
              <Image
                media={catalog.cover?.node}
                alt=""
                width={520}
                height={520}
                sizes="(min-width: 996px) 30vw, 100vw"
                className="size-full object-contain p-[8%]"
              />
            </div>
            <h2 className="text-h3">{catalog.title}</h2>
            {catalog.document?.node.mediaItemUrl && (
              <a href={catalog.document.node.mediaItemUrl} download className={buttonVariants.outline}>
                <Icon name="download" />
                {t(m.catalogs_download)}
              </a>
            )}
          </li>
        ))}
      </ul>
    </>
  );
}
