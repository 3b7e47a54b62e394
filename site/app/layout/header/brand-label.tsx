/** A brand in a menu: the colour of its room, its name, and what it is for. Within an element that has the room. */
export function BrandLabel({ label, note }: { label: string; note: string }) {
  return (
    <span className="flex flex-1 items-center gap-3">
      <span className="size-8 shrink-0 bg-room" />
      <span>
        {label} <span className="block text-small font-normal text-ink-2">{note}</span>
      </span>
    </span>
  );
}
