import { useText } from '../../locale/use-text.ts';
import { m } from '../../messages/generated/messages.js';
import { BUTTON_VARIANTS } from '../../ui/button.tsx';
import { useShell } from '../shell-context.ts';
import { BrandLabel } from './brand-label.tsx';
import { MenuAnchor } from './menu-anchor.tsx';

/** spec §4, §9: a grid of columns above eight children. */
const GRID_ABOVE = 8;

/** The links of a mega-menu panel, rendered on the server only; each `data-child` shows its picture. */
export function PanelLinks({ index }: { index: number }) {
  const t = useText();
  const item = useShell()?.menu[index];
  if (!item) return null;
  return (
    <>
      <p className="mb-6 font-display text-h2s leading-tight font-bold max-xl:mb-4">{item.label}</p>
      <ul
        className={`grid gap-x-10 ${item.children.length > GRID_ABOVE ? 'grid-cols-2 xl:grid-cols-3' : 'grid-cols-2'}`}
      >
        {item.children.map((child) => (
          <li
            key={child.label}
            data-child=""
            data-room={child.room ?? undefined}
            className="border-b border-line py-2 hover:border-ember"
          >
            <MenuAnchor item={child} className={`panel-link ${child.isBrandSection ? 'panel-link-outward' : ''}`}>
              {child.note === null ? undefined : <BrandLabel label={child.label} note={child.note} />}
            </MenuAnchor>
            {child.children.length > 0 && (
              <ul className="flex flex-wrap gap-x-4 pb-1 max-xl:leading-tight">
                {child.children.map((grandchild) => (
                  <li key={grandchild.label}>
                    <MenuAnchor
                      item={grandchild}
                      className="inline-flex min-h-7 items-center text-small text-ink-2 no-underline hover:text-ember hover:underline"
                    />
                  </li>
                ))}
              </ul>
            )}
          </li>
        ))}
      </ul>
      {item.href && (
        <MenuAnchor item={item} className={`${BUTTON_VARIANTS.underline} mt-6`}>
          <span>{t(m.menu_all, { label: item.label })}</span>
        </MenuAnchor>
      )}
    </>
  );
}
