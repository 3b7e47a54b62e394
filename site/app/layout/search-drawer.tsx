import { useText } from '../locale/use-text.ts';
import { m } from '../messages/generated/messages.js';
import { SearchForm } from '../search/search-form.tsx';
import { Drawer } from '../ui/drawer.tsx';
import { ServerHtml } from '../ui/server-html.tsx';

/** The search field over the page (spec §4); closes after a search. */
export function SearchDrawer() {
  const t = useText();
  return (
    <Drawer id="search-drawer" place="top" title={t(m.search_title)} titleHidden>
      <div className="wrap pb-8 md:pb-12">
        <SearchForm hasFocus suggestIn="place" />
        <ServerHtml id="search-start" className="search-start mt-6" />
      </div>
    </Drawer>
  );
}
