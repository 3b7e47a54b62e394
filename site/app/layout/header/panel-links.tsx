import { useText } from '../../locale/use-text.ts';
import { m } from '../../messages/generated/messages.js';
import { BUTTON_VARIANTS } from '../../ui/button.tsx';
import { useShell } from '../shell-context.ts';
import { MenuAnchor } from './menu-anchor.tsx';
import { MenuEntries } from './menu-entries.tsx';

/** spec §4, §9: a grid of columns above eight children. */
const GRID_ABOVE = 8;

/** The links of a mega-menu panel, rendered on the server only. */
export function PanelLinks({ index }: { index: number }) {
  const t = useText();
  const item = useShell()?.menu[index];
  if (!item) return null;
  return (
    <>
      <p className="mb-6 font-display text-h2s leading-tight font-bold max-xl:mb-4">{item.label}</p>
      <ul
        className={`panel-menu grid gap-x-10 ${item.children.length > GRID_ABOVE ? 'grid-cols-2 xl:grid-cols-3' : 'grid-cols-2'}`}
      >
        <MenuEntries entries={item.children} />
      </ul>
      {item.href && (
        <MenuAnchor item={item} className={`${BUTTON_VARIANTS.underline} mt-6`}>
          <span>{t(m.menu_all, { label: item.label })}</span>
        </MenuAnchor>
      )}
    </>
  );
}
