import { type FocusEvent, type KeyboardEvent, useState } from 'react';
import type { TopItem } from '../../content/pages/menu.ts';
import { Image } from '../../ui/image.tsx';
import { ServerHtml } from '../../ui/server-html.tsx';
import { MenuAnchor } from './menu-anchor.tsx';

const TOP =
  'flex h-23 items-center border-y-4 border-transparent text-[clamp(0.8125rem,1.45vw,0.9375rem)] font-semibold whitespace-nowrap no-underline group-focus-within/top:border-b-orange group-hover/top:border-b-orange focus-visible:-outline-offset-2 xl:text-body';

/** A top item of the header; its panel opens on hover and on keyboard focus, without a script. */
export function MegaMenuItem({ item, index }: { item: TopItem; index: number }) {
  const [isDismissed, setDismissed] = useState(false);
  if (!item.hasPanel) {
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
    // After a click the focus moves to the new page while the pointer stays, which would open the panel again.
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
        <MegaPanel item={item} index={index} />
      </div>
    </li>
  );
}

function MegaPanel({ item, index }: { item: TopItem; index: number }) {
  const [shown, setShown] = useState(item.picture);
  const [room, setRoom] = useState(item.room);
  const [seen, setSeen] = useState<readonly string[]>(item.picture ? [item.picture] : []);
  function show(target: Element) {
    const child = target.closest<HTMLElement>('.panel-menu > li');
    const place = child ? [...(child.parentElement?.children ?? [])].indexOf(child) : -1;
    const picture = item.childPictures[place];
    if (!picture) return;
    setShown(picture);
    setRoom(child?.dataset.room ?? null);
    setSeen((before) => (before.includes(picture) ? before : [...before, picture]));
  }
  return (
    <div className="wrap grid min-h-136 grid-cols-[1fr_min(27rem,32vw)]">
      <ServerHtml id={`menu-panel-${index}`} className="py-12 pe-12" onReach={show} />
      {/* Only pictures already shown are fetched; each fades in over the last (spec §4, §9). */}
      <div
        data-room={room ?? ''}
        className="absolute inset-y-0 end-0 w-[calc(min(27rem,32vw)+max(0px,(100vw-1760px)/2)+var(--spacing-gutter))] overflow-hidden bg-room"
      >
        {seen.map((picture) => (
          <Image
            key={picture}
            media={{ mediaItemUrl: picture }}
            alt=""
            width={816}
            height={1088}
            // A still fills the height of the panel, and is half as wide again.
            sizes="51rem"
            className={picture === shown ? 'panel-picture shown' : 'panel-picture'}
          />
        ))}
      </div>
    </div>
  );
}
