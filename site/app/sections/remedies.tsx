import { listBlocks } from '../content/pages/list-blocks.ts';
import type { PageGroups } from '../content/pages/page-lists.ts';
import { Image } from '../ui/image.tsx';
import type { ImageMedia } from '../ui/image-media.ts';
import { Section } from '../ui/section.tsx';
import { useStyle } from '../ui/use-style.ts';

type HomeRemedies = NonNullable<PageGroups['homeRemedies']>;

/** Home remedies (spec §3) as numbered recipe cards. */
export function HomeRemediesSection({ group }: { group: HomeRemedies }) {
  const remedies = listBlocks(...(group.remedies ?? []));
  if (remedies.length === 0) return null;
  return (
    <Section title={group.heading} flush>
      <ol className="grid gap-x-12 border-t-3 border-ink lg:grid-cols-2">
        {remedies.map((remedy, index) => (
          <li
            key={remedy.heading ?? remedy.description}
            className="grid grid-cols-[6.5rem_1fr] gap-x-5 border-b border-line py-6 md:grid-cols-[11rem_1fr] md:gap-x-8"
          >
            <RemedyIngredient media={remedy.image?.node} papers={group.papers} />
            <div>
              {remedy.heading && (
                <h3 className="flex gap-3 text-h3">
                  <span aria-hidden="true" className="text-ink-2">
                    {index + 1}
                  </span>
                  {remedy.heading}
                </h3>
              )}
              <p className="mt-2 max-w-[46ch]">{remedy.description}</p>
            </div>
          </li>
        ))}
      </ol>
    </Section>
  );
}

/** The ingredient of a tradition on the paper that it has everywhere. */
function RemedyIngredient({ media, papers }: { media: ImageMedia | null | undefined; papers: HomeRemedies['papers'] }) {
  const paper = papers?.[media?.mediaItemUrl ?? ''];
  const style = useStyle(paper ? { '--paper': `#${paper}` } : undefined);
  return (
    <div {...style} className="relative aspect-square bg-(--paper,var(--color-mist))">
      <Image
        media={media}
        alt=""
        width={176}
        height={176}
        sizes="(min-width: 769px) 176px, 104px"
        background={paper}
        className="absolute inset-[8%] size-[84%] object-contain"
      />
    </div>
  );
}
