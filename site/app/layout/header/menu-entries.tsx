import type { MenuLink } from '../../content/pages/menu.ts';
import { BrandLabel } from './brand-label.tsx';
import { MenuAnchor } from './menu-anchor.tsx';

/**
 * The second and third level of a menu, rendered on the server only. The same HTML in a panel of the header and in the
 * drawer, drawn by the classes of their list, so that it is compressed once (decision 0302).
 */
export function MenuEntries({ entries }: { entries: readonly MenuLink[] }) {
  return entries.map((entry) => (
    <li key={entry.label} data-room={entry.room ?? undefined}>
      <MenuAnchor item={entry}>
        {entry.note === null ? undefined : <BrandLabel label={entry.label} note={entry.note} />}
      </MenuAnchor>
      {entry.children.length > 0 && (
        <ul>
          {entry.children.map((child) => (
            <li key={child.label}>
              <MenuAnchor item={child} />
            </li>
          ))}
        </ul>
      )}
    </li>
  ));
}
