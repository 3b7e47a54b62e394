import type { NatureGroupFragment } from '../content/generated/graphql.ts';
import { BODY_TYPES } from '../content/pages/body-type.ts';
import { useText } from '../locale/use-text.ts';
import { m } from '../messages/generated/messages.js';
import { FoldIcon } from '../ui/icon.tsx';
import { Image } from '../ui/image.tsx';
import { splitLead } from './split-lead.ts';

type Nature = NonNullable<NatureGroupFragment['nature']>;

const WALLS = { kapha: 'bg-kapha', pitta: 'bg-pitta', vatta: 'bg-vatta' } as const;

/** Kapha, pitta, vatta (spec §3) as a triptych; details open in place. */
export function NatureSection({ group }: { group: Nature }) {
  const t = useText();
  const types = BODY_TYPES.flatMap((type) => {
    const body = group[type];
    return body?.heading || body?.description || body?.characteristics ? [{ type, body }] : [];
  });
  if (types.length === 0) return null;
  return (
    <ul className="grid md:grid-cols-3">
      {types.map(({ type, body }) => {
        const { lead, rest } = splitLead(body.description ?? '');
        return (
          <li
            key={type}
            id={type}
            className={`flex flex-col px-gutter pt-10 pb-10 md:min-h-184 md:px-[clamp(1.5rem,2.6vw,2.75rem)] md:first:ps-wrap ${WALLS[type]}`}
          >
            <Image
              media={body.image?.node}
              alt=""
              width={440}
              height={352}
              sizes="(min-width: 769px) 30vw, 80vw"
              className="mx-auto mb-8 h-60 w-full object-contain md:mt-16 md:mb-24 md:h-88"
            />
            {body.heading && <h2 className="text-display leading-(--leading-display)">{body.heading}</h2>}
            <p className="mt-4 font-bold md:mt-7">{lead}</p>
            <p className="mt-2 max-w-[38ch]">{rest}</p>
            {body.characteristics && (
              <details className="mt-3">
                <summary className="flex min-h-11 w-fit items-center gap-2 font-bold">
                  <span className="border-b-2 border-current">
                    {t(m.nature_read_more)}
                    <span className="sr-only">: {body.heading}</span>
                  </span>
                  <FoldIcon />
                </summary>
                <p className="max-w-[42ch] pt-3">{body.characteristics}</p>
              </details>
            )}
          </li>
        );
      })}
    </ul>
  );
}
