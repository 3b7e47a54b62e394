const COLORS = [
  'bg-orange',
  'bg-orange-hover',
  'bg-ember',
  'bg-ink',
  'bg-ink-2',
  'bg-mist',
  'bg-line',
  'bg-line-strong',
  'bg-sidr',
  'bg-sidr-deep',
  'bg-sage',
  'bg-success',
  'bg-error',
  'bg-tint-leaf',
  'bg-tint-sage',
  'bg-tint-clay',
  'bg-tint-sky',
  'bg-tint-sand',
] as const;

const ROOMS = ['tarwa', 'nadiya', 'faris', 'mahd', 'naima', 'basma', 'arak', 'balsam', 'qiwam', 'qirmiz'] as const;

const SIZES = [
  'text-display font-display font-bold leading-(--leading-display)',
  'text-h2 font-display font-bold leading-(--leading-heading)',
  'text-h2s font-display font-bold leading-(--leading-heading)',
  'text-h3 font-display font-bold leading-(--leading-heading)',
  'text-lead',
  'text-body',
  'text-small',
  'text-micro',
] as const;

/** Colours, rooms and sizes of the art direction. */
export function Tokens({ heading }: { heading: string }) {
  return (
    <>
      <ul className="grid grid-cols-3 gap-2">
        {COLORS.map((color) => (
          <li key={color} className="text-micro">
            <span className={`block h-12 border border-line ${color}`} />
            {color.slice(3)}
          </li>
        ))}
      </ul>
      <ul className="grid grid-cols-5">
        {ROOMS.map((room) => (
          <li key={room} data-room={room} className="bg-room p-3 text-small font-semibold text-on-room">
            {room}
          </li>
        ))}
      </ul>
      {SIZES.map((size) => (
        <p key={size} className={`overflow-hidden ${size}`}>
          {heading}
        </p>
      ))}
    </>
  );
}
