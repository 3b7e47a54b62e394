import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter, type RouterContextProvider } from 'react-router';
import { optional } from '../content/client/optional.ts';
import { buildTopItems } from '../content/pages/menu.ts';
import { loadShell } from '../content/pages/shell.server.ts';
import { servicesContext, tagsContext } from '../content/services.ts';
import { FOOTER_CLASS } from '../layout/footer/footer.tsx';
import { Header } from '../layout/header/header.tsx';
import { type IslandKey, type IslandProps, parseIslandKey, parseIslandProps } from '../layout/islands.ts';
import { drawParts } from '../layout/server/draw-parts.server.tsx';
import { buildSwitches } from '../layout/switches.ts';
import { localeContext } from '../locale/context.ts';
import { allLocales } from '../locale/locales.ts';
import { homePath } from '../locale/path.ts';
import { LocaleProvider } from '../locale/use-locale.ts';
import { ProductGrid } from '../product/product-grid.tsx';
import theme from '../styles/theme.css?url';
import { ServerHtml, ServerPartsProvider } from '../ui/server-html.tsx';
import type { Route } from './+types/island';
import { dataHeadersReading, LIFETIMES } from './cache-control.ts';

export const headers = dataHeadersReading('props');

/** Part of a page as HTML: `/__nuxt_island/{key}.json?props={…}` returns `{id, html, head}` (rulings 6). */
export async function loader({ context, url }: Route.LoaderArgs) {
  const key = parseIslandKey(url.pathname);
  if (key === null) return refuse(404, 'There is no such island.');
  const text = url.searchParams.get('props') ?? '{}';
  const props = parseIslandProps(key, text);
  if (props === null) return refuse(400, 'The props are not those of the island.');
  // One spelling of each is kept: the others are endless (decision 0093).
  if (text !== '{}' && text !== JSON.stringify(JSON.parse(text))) context.get(tagsContext).markUnknown();
  context.set(localeContext, { country: props.country, language: props.language });
  const html = renderToStaticMarkup(await islands[key](context, props));
  const head = { link: [{ rel: 'stylesheet', href: theme }] };
  return Response.json({ id: key, html, head }, { headers: headers() });
}

type Context = Readonly<RouterContextProvider>;

/** What draws each island. */
const islands: Readonly<Record<IslandKey, (context: Context, props: IslandProps) => Promise<ReactNode>>> = {
  async header(context, props) {
    const shell = await loadShell(context);
    const { languages } = buildSwitches(homePath(props), props, allLocales);
    return (
      <Surroundings locale={props}>
        <ServerPartsProvider value={drawParts(shell, props)}>
          <Header menu={buildTopItems(shell.menu)} languageHrefs={languages} />
        </ServerPartsProvider>
      </Surroundings>
    );
  },
  async footer(context, props) {
    return (
      <Surroundings locale={props}>
        <ServerPartsProvider value={drawParts(await loadShell(context), props)}>
          <ServerHtml as="footer" id="site-footer" className={FOOTER_CLASS} />
        </ServerPartsProvider>
      </Surroundings>
    );
  },
  async 'product-cards'(context, props) {
    const tags = context.get(tagsContext);
    const { catalogue } = context.get(servicesContext);
    const products = await optional(catalogue.findProducts(props, props.slugs, tags), [], tags);
    if (products.length < props.slugs.length) tags.markUnknown();
    return (
      <Surroundings locale={props}>
        <ProductGrid products={products} />
      </Surroundings>
    );
  },
};

/** The context that parts of a page need. */
function Surroundings({ locale, children }: { locale: IslandProps; children: ReactNode }) {
  return (
    <MemoryRouter initialEntries={[homePath(locale)]}>
      <LocaleProvider value={locale}>{children}</LocaleProvider>
    </MemoryRouter>
  );
}

function refuse(status: number, error: string): Response {
  return Response.json({ error }, { status, headers: { 'Cache-Control': LIFETIMES.none } });
}
