import { pageHeaders } from '../cache-control.ts';
import { IngredientsDataDocument } from '../content/generated/graphql.ts';
import { createLoad } from '../content/load.server.ts';
import { notFound } from '../content/not-found.server.ts';
import { ContentPage } from '../sections/content-page.tsx';
import { buildHead } from '../seo/head.server.ts';
import { pageMeta } from '../seo/page-meta.ts';
import { Image } from '../ui/image.tsx';
import { RichText } from '../ui/rich-text.tsx';
import type { Route } from './+types/ingredients';

export async function loader({ context, url }: Route.LoaderArgs) {
  const load = createLoad(context);
  const { language } = load.locale;
  const answer = await load(IngredientsDataDocument, { language });
  const page = answer.pages?.nodes[0];
  if (!page) throw notFound(url);
  // A-Z in the page's own alphabet (art direction 5).
  const collator = new Intl.Collator(language);
  const ingredients = [...(answer.ingredients?.nodes ?? [])].sort((one, other) =>
    collator.compare(one.name ?? '', other.name ?? ''),
  );
  return {
    head: await buildHead(context, {
      url,
      title: page.seo?.metaTitle || page.title,
      description: page.seo?.metaDescription,
    }),
    page,
    ingredients,
  };
}

export const headers = pageHeaders;

export const meta: Route.MetaFunction = ({ loaderData }) => pageMeta(loaderData?.head);

export default function Ingredients({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <ContentPage {...loaderData} />
      <ul className="wrap grid gap-8 pb-section sm:grid-cols-2 lg:grid-cols-3">
        {loaderData.ingredients.map((ingredient) => (
          <li key={ingredient.id} id={ingredient.slug ?? undefined}>
            <div className="grid aspect-square place-items-center bg-mist">
              <Image
                media={ingredient.ingredientFields?.image?.node}
                alt=""
                width={360}
                height={360}
                sizes="(min-width: 996px) 30vw, 100vw"
                className="size-3/4 object-contain"
              />
            </div>
            <h2 className="mt-4 text-h3">{ingredient.name}</h2>
            <RichText html={ingredient.description} className="mt-2 text-ink-2" />
          </li>
        ))}
      </ul>
    </>
  );
}
