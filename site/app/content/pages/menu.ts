import type { ImageMedia } from '../../ui/image-media.ts';

/** The fields of a menu item that the shell needs (spec §3). */
export type MenuLink = {
  label: string;
  /** A path of this site with its locale prefix, an absolute address, or null for a heading. */
  href: string | null;
  image: ImageMedia | null;
  /** Brand sections open outside, in a new tab (spec §3). */
  isBrandSection: boolean;
  children: MenuLink[];
} & Room;

/** The brand whose room a page is in, and what that brand is for. */
export type Room = { room: string | null; note: string | null };

/** The fields of a top item that the browser needs; its panel is drawn by the server only. */
export type TopItem = Pick<MenuLink, 'label' | 'href' | 'isBrandSection'> & {
  hasPanel: boolean;
  /** The room of its first child. */
  room: string | null;
  /** Media sources: the panel's first picture, and each child's. */
  picture: string | null;
  childPictures: (string | null)[];
};

/** Builds the top items of the menu. */
export function buildTopItems(menu: readonly MenuLink[]): TopItem[] {
  return menu.map(({ label, href, isBrandSection, children, image }) => {
    const childPictures = children.map((child) => child.image?.mediaItemUrl ?? null);
    const picture = childPictures.find(Boolean) ?? image?.mediaItemUrl ?? null;
    const room = children[0]?.room ?? null;
    return { label, href, isBrandSection, hasPanel: children.length > 0, room, picture, childPictures };
  });
}

type MenuNode = {
  label?: string | null;
  order?: number | null;
  path?: string | null;
  menuFields?: { isBrandSection?: boolean | null; mImage?: { node: ImageMedia } | null } | null;
  childItems?: { nodes: MenuNode[] } | null;
};

/** Builds the menu of an answer in menu order, without items that have no label or lead nowhere: to null. */
export function buildMenu(
  nodes: readonly MenuNode[] | null | undefined,
  resolve: (path: string) => string | null,
  roomOf: (path: string) => Room | undefined = () => undefined,
): MenuLink[] {
  return [...(nodes ?? [])]
    .sort((one, other) => (one.order ?? 0) - (other.order ?? 0))
    .map((node) => ({ ...node, path: resolve(node.path ?? '') }))
    .filter((node) => node.label && node.path !== null)
    .map((node) => ({
      label: node.label ?? '',
      href: !node.path || node.path === '#' ? null : node.path,
      image: node.menuFields?.mImage?.node ?? null,
      isBrandSection: node.menuFields?.isBrandSection ?? false,
      children: buildMenu(node.childItems?.nodes, resolve, roomOf),
      ...(roomOf(node.path ?? '') ?? { room: null, note: null }),
    }));
}
