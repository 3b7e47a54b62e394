import type { MotherEarthGroupFragment } from '../content/generated/graphql.ts';
import { SplitRoom } from './split-room.tsx';

/** Mother earth (spec §3): a full-width room. */
export function MotherEarthSection({ group }: { group: NonNullable<MotherEarthGroupFragment['motherEarth']> }) {
  if (!group.heading && !group.description) return null;
  return (
    <section data-bleed>
      <SplitRoom image={group.image?.node} wall="bg-grove">
        <h2 className="max-w-[12em] text-h2">{group.heading}</h2>
        <p className="mt-5 max-w-[46ch] text-lead">{group.description}</p>
      </SplitRoom>
    </section>
  );
}
