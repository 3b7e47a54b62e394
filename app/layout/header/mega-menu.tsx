import { type KeyboardEvent, useState } from 'react';
import { useLocale } from '../../locale/use-locale.ts';
import { Icon } from '../../ui/icon.tsx';
import { Image } from '../../ui/image.tsx';
import type { MenuLink } from '../menu.ts';
import { MenuAnchor } from './menu-anchor.tsx';

/** spec §4, §9: with more than eight children the layout becomes a column grid. */
const GRID_ABOVE = 8;

/** A top item of the header; one with children opens its panel on hover and on keyboard focus, without a script. */
export function MegaMenuItem({ item }: { item: MenuLink }) {
  const [isDismissed, setDismissed] = useState(false);
  const top =
    'flex h-23 items-center border-y-4 border-transparent text-[clamp(0.8125rem,1.45vw,1.0625rem)] font-semibold whitespace-nowrap no-underline group-hover/top:border-b-orange focus-visible:-outline-offset-2 group-focus-within/top:border-b-orange';
  if (item.children.length === 0) {
    return (
      <li className="group/top">
        <MenuAnchor item={item} className={top} />
      </li>
    );
  }
  function onKeyDown(event: KeyboardEvent<HTMLLIElement>) {
    if (event.key !== 'Escape') return;
    setDismissed(true);
    event.currentTarget.querySelector('a')?.focus();
  }
  return (
    <li
      className="group/top"
      onKeyDown={onKeyDown}
      onMouseLeave={() => setDismissed(false)}
      onBlur={(event) => !event.currentTarget.contains(event.relatedTarget) && setDismissed(false)}
    >
      <MenuAnchor item={item} className={top} />
      <div
        className={`absolute inset-x-0 top-full hidden border-t border-b-3 border-t-line border-b-orange bg-white ${isDismissed ? '' : 'group-focus-within/top:block group-hover/top:block'}`}
      >
        <MegaPanel item={item} />
      </div>
    </li>
  );
}

function MegaPanel({ item }: { item: MenuLink }) {
  const { language } = useLocale();
  const columns = item.children.length > GRID_ABOVE ? 'columns-3' : 'columns-2';
  const shown = item.children.find((child) => child.image)?.image;
  return (
    <div className="wrap grid min-h-136 grid-cols-[1fr_minmax(16rem,27rem)]">
      <div className="py-12 pe-12">
        <p className="mb-6 font-display text-h2s">{item.label}</p>
        <ul className={`gap-10 ${columns}`} key={language}>
          {item.children.map((child) => (
            <li key={child.label} className="group/child mb-1 break-inside-avoid">
              <MenuAnchor
                item={child}
                className="flex items-center justify-between gap-4 border-b border-line py-3 text-label leading-tight font-semibold no-underline hover:border-ember hover:text-ember"
              >
                {child.label}
                <Icon
                  name={child.isBrandSection ? 'outward' : 'next'}
                  flip
                  className="opacity-0 group-focus-within/child:opacity-100 group-hover/child:opacity-100"
                />
              </MenuAnchor>
              {child.children.length > 0 && (
                <ul className="py-2">
                  {child.children.map((grandchild) => (
                    <li key={grandchild.label}>
                      <MenuAnchor
                        item={grandchild}
                        className="block py-1 text-small text-ink-2 no-underline hover:text-ember hover:underline"
                      />
                    </li>
                  ))}
                </ul>
              )}
              {child.image && (
                <Image
                  media={child.image}
                  alt=""
                  width={432}
                  height={576}
                  sizes="27rem"
                  className="pointer-events-none absolute inset-y-0 end-0 z-1 h-full w-[min(27rem,34vw)] object-cover opacity-0 transition-opacity duration-500 group-focus-within/child:opacity-100 group-hover/child:opacity-100"
                />
              )}
            </li>
          ))}
        </ul>
      </div>
      {shown && (
        <Image
          media={shown}
          alt=""
          width={432}
          height={576}
          sizes="27rem"
          className="absolute inset-y-0 end-0 h-full w-[min(27rem,34vw)] object-cover"
        />
      )}
    </div>
  );
}
