import {
  createRequestHandler,
  Links,
  Meta,
  Outlet,
  RouterContextProvider,
  Scripts,
  ScrollRestoration,
  UNSAFE_withComponentProps as withComponentProps,
} from 'react-router';
import { buildServer } from './server-build.ts';

/** A text that needs escaping in HTML, scripts and string literals. */
export const awkward = 'زيت "quoted" </script><b> & \u2028';

/** Renders a small page with the installed React Router: structured data, a list, and all hydration scripts. */
export async function renderFrameworkPage(items: readonly string[] = ['Amla', 'Sidr']): Promise<string> {
  const build = buildServer({
    root: { id: 'root', path: '', module: { default: withComponentProps(Root) } },
    home: {
      id: 'home',
      parentId: 'root',
      index: true,
      module: { default: withComponentProps(Home), loader: () => ({ items, awkward }) },
    },
  });
  const handle = createRequestHandler(build, 'production');
  const response = await handle(new Request('https://site.test/'), new RouterContextProvider());
  return response.text();

  function Home() {
    return (
      <>
        <script type="application/ld+json">{'{"@type":"Organization"}'}</script>
        <ul>
          {items.map((item) => (
            <li key={item}>{item}</li>
          ))}
        </ul>
      </>
    );
  }
}

function Root() {
  return (
    <html lang="en">
      <head>
        <Meta />
        <Links />
      </head>
      <body>
        <main>
          <Outlet />
        </main>
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  );
}
