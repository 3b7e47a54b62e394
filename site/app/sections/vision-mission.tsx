import type { VisionMissionGroupFragment } from '../content/generated/graphql.ts';
import { useText } from '../locale/use-text.ts';
import { m } from '../messages/generated/messages.js';
import { Image } from '../ui/image.tsx';

type VisionMission = NonNullable<VisionMissionGroupFragment['visionMission']>;

/** Vision and mission (spec §3) side by side, each under its still: the dark wall looks ahead, the light one is today. */
export function VisionMissionSection({ group }: { group: VisionMission }) {
  const t = useText();
  const halves = [
    { block: group.vision, wall: 'bg-sidr text-white', text: 'text-sage' },
    { block: group.mission, wall: 'bg-sage text-ink', text: '' },
  ].filter(({ block }) => block?.heading || block?.description);
  if (halves.length === 0) return null;
  return (
    <section data-bleed aria-label={t(m.vision_title)} className="grid md:grid-cols-2">
      {halves.map(({ block, wall, text }, index) => (
        <div key={wall} className={`flex flex-col ${wall}`}>
          <Image
            media={block?.image?.node}
            alt=""
            width={960}
            height={600}
            sizes="(min-width: 769px) 50vw, 100vw"
            className="aspect-16/10 w-full object-cover object-bottom"
          />
          <div
            className={`px-gutter py-10 md:py-16 ${index === 0 ? 'md:ps-wrap md:pe-[5vw]' : 'md:ps-[5vw] md:pe-wrap'}`}
          >
            {block?.heading && <h2 className="text-h2s">{block.heading}</h2>}
            <p className={`mt-4 max-w-[44ch] text-lead ${text}`}>{block?.description}</p>
          </div>
        </div>
      ))}
    </section>
  );
}
