import { type FocusEvent, type KeyboardEvent, useState } from 'react';
import { useText } from '../../locale/use-text.ts';
import { m } from '../../messages/generated/messages.js';
import { buttonVariants } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Image } from '../../ui/image.tsx';
import type { MenuLink } from '../menu.ts';
import { MenuAnchor } from './menu-anchor.tsx';

/** spec §4, §9: with more than eight children the layout becomes a column grid. */
const GRID_ABOVE = 8;

const TOP =
  'flex h-23 items-center border-y-4 border-transparent text-[clamp(0.8125rem,1.45vw,0.9375rem)] font-semibold whitespace-nowrap no-underline group-focus-within/top:border-b-orange group-hover/top:border-b-orange focus-visible:-outline-offset-2 xl:text-body';

/** A top item of the header; one with children opens its panel on hover and on keyboard focus, without a script. */
export function MegaMenuItem({ item }: { item: MenuLink }) {
  const [isDismissed, setDismissed] = useState(false);
  if (item.children.length === 0) {
    return (
      <li className="group/top">
        <MenuAnchor item={item} className={TOP} />
      </li>
    );
  }
  function onKeyDown(event: KeyboardEvent<HTMLLIElement>) {
    if (event.key !== 'Escape') return;
    setDismissed(true);
    event.currentTarget.querySelector('a')?.focus();
  }
  function onBlur({ currentTarget, relatedTarget }: FocusEvent<HTMLLIElement>) {
    // After a click the focus goes to the new page while the pointer stays: the panel would open again.
    const isLeft = !currentTarget.contains(relatedTarget) && !currentTarget.matches(':hover');
    if (isLeft) setDismissed(false);
  }
  const open = isDismissed ? '' : 'group-focus-within/top:block group-hover/top:block';
  return (
    <li
      className="group/top"
      onKeyDown={onKeyDown}
      onMouseEnter={() => setDismissed(false)}
      onBlur={onBlur}
      onClick={(event) => event.target instanceof Element && event.target.closest('a') && setDismissed(true)}
    >
      <MenuAnchor item={item} className={TOP} />
      <div
        aria-hidden="true"
        className={`pointer-events-none absolute inset-x-0 top-full -z-1 hidden h-[calc(100dvh-5.75rem)] bg-sidr-deep/50 ${open}`}
      />
      <div
        className={`absolute inset-x-0 top-full hidden max-h-[calc(100dvh-5.75rem)] overflow-y-auto border-t border-b-3 border-t-line border-b-orange bg-white ${open}`}
      >
        <MegaPanel item={item} />
      </div>
    </li>
  );
}

function MegaPanel({ item }: { item: MenuLink }) {
  const t = useText();
  const first = item.children.findIndex((child) => child.image);
  const [shown, setShown] = useState(first);
  const [seen, setSeen] = useState<readonly number[]>([first]);
  function show(index: number) {
    if (!item.children[index]?.image) return;
    setShown(index);
    setSeen((before) => (before.includes(index) ? before : [...before, index]));
  }
  return (
    <div className="wrap grid min-h-136 grid-cols-[1fr_min(27rem,32vw)]">
      <div className="py-12 pe-12">
        <p className="mb-6 font-display text-h2s leading-tight font-bold">{item.label}</p>
        <ul
          className={`grid gap-x-10 ${item.children.length > GRID_ABOVE ? 'grid-cols-2 xl:grid-cols-3' : 'grid-cols-2'}`}
        >
          {item.children.map((child, index) => (
            <li
              key={child.label}
              className="group/child border-b border-line py-2 hover:border-ember"
              onMouseEnter={() => show(index)}
              onFocus={() => show(index)}
            >
              <MenuAnchor
                item={child}
                className="flex min-h-11 items-center justify-between gap-4 text-label leading-tight font-semibold no-underline hover:text-ember"
              >
                {child.label}
                <Icon
                  name={child.isBrandSection ? 'outward' : 'next'}
                  flip
                  className="opacity-0 group-focus-within/child:opacity-100 group-hover/child:opacity-100"
                />
              </MenuAnchor>
              {child.children.length > 0 && (
                <ul className="flex flex-wrap gap-x-4 pb-1">
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
          <MenuAnchor item={item} className={`${buttonVariants.underline} mt-6`}>
            <span>{t(m.menu_all, { label: item.label })}</span>
          </MenuAnchor>
        )}
      </div>
      {/* Only pictures that were asked for are fetched; each fades in over the one before (spec §4, §9). */}
      <div className="absolute inset-y-0 end-0 w-[calc(min(27rem,32vw)+max(0px,(100vw-1760px)/2)+var(--spacing-gutter))] overflow-hidden bg-mist">
        {seen.map((index) => (
          <Image
            key={index}
            media={item.children[index]?.image ?? item.image}
            alt=""
            width={496}
            height={544}
            sizes="31rem"
            className={`absolute inset-0 size-full object-cover ltr:object-[72%_50%] rtl:object-[28%_50%] transition-opacity ${index === shown ? 'z-1 opacity-100 duration-500 starting:opacity-0' : 'opacity-0 delay-500 duration-0'}`}
          />
        ))}
      </div>
    </div>
  );
}
