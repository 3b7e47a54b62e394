import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import type { ShellData } from '../../content/pages/shell.server.ts';
import { homePath, type Locale } from '../../locale/path.ts';
import { LocaleProvider } from '../../locale/use-locale.ts';
import type { ServerParts } from '../../ui/server-html.tsx';
import { CookieBar } from '../cookie-bar.tsx';
import { Footer } from '../footer/footer.tsx';
import { DrawerLinks } from '../header/drawer-links.tsx';
import { PanelLinks } from '../header/panel-links.tsx';
import { SearchStart } from '../header/search-start.tsx';
import { ShellProvider } from '../shell-context.ts';

/**
 * Draws the parts that are the same on every page of a locale, once for each shell: they are more than half of a page's
 * links (decision 0009).
 */
export const drawParts = createDrawParts();

function createDrawParts() {
  const drawn = new WeakMap<ShellData, ServerParts>();
  return (shell: ShellData | null, locale: Locale): ServerParts => {
    const kept = shell && drawn.get(shell);
    if (kept) return kept;
    const parts = drawAll(shell, locale);
    if (shell) drawn.set(shell, parts);
    return parts;
  };
}

function drawAll(shell: ShellData | null, locale: Locale): ServerParts {
  const draw = (part: ReactNode) =>
    renderToStaticMarkup(
      <MemoryRouter initialEntries={[homePath(locale)]}>
        <LocaleProvider value={locale}>
          <ShellProvider value={shell}>{part}</ShellProvider>
        </LocaleProvider>
      </MemoryRouter>,
    );
  const panels = (shell?.menu ?? []).map((_, index) => [`menu-panel-${index}`, draw(<PanelLinks index={index} />)]);
  return {
    ...Object.fromEntries(panels),
    'menu-drawer-links': draw(<DrawerLinks />),
    'site-footer': draw(<Footer />),
    'search-start': draw(<SearchStart />),
    'cookie-bar': draw(<CookieBar />),
  };
}
