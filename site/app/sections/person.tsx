import type { LeadershipGroupFragment } from '../content/generated/graphql.ts';
import { useText } from '../locale/use-text.ts';
import { m } from '../messages/generated/messages.js';
import { FoldIcon } from '../ui/icon.tsx';
import { Image } from '../ui/image.tsx';
import { RichText } from '../ui/rich-text.tsx';

type Leadership = NonNullable<LeadershipGroupFragment['leadership']>;
export type Person = NonNullable<Leadership['ceo']>;
type Props = { person: Person };

/** A person on the wall of monograms; the biography opens as a row below (styles/opening-grid.css). */
export function PersonTile({ person, sizes }: Props & { sizes: string }) {
  const t = useText();
  const tile = (
    <>
      <Image
        media={person.image?.node}
        alt=""
        width={600}
        height={720}
        sizes={sizes}
        className="aspect-5/6 w-full object-cover max-md:in-[li:last-child:nth-child(odd)]:aspect-4/3 max-md:in-[li:last-child:nth-child(odd)]:object-[50%_75%]"
      />
      <div className="px-5 pt-5 pb-8 md:pe-gutter md:ps-6 md:in-[li:nth-child(3n+1)]:ps-wrap">
        <h3 className="text-h3">{person.name}</h3>
        <p className="text-ink-2">{person.designation}</p>
        {person.biography && (
          <p className="mt-1 flex min-h-11 w-fit items-center gap-2 font-bold group-hover:text-ember">
            <span aria-hidden="true" className="border-b-2 border-current">
              {t(m.people_profile)}
            </span>
            <span className="sr-only">{t(m.people_profile_of, { name: person.name ?? '' })}</span>
            <FoldIcon />
          </p>
        )}
      </div>
    </>
  );
  const wide = 'max-md:in-[li:last-child:nth-child(odd)]:col-span-2';
  return (
    <li>
      {person.biography ? (
        <details name="people" className="group [--paper:var(--color-mist)]">
          <summary className={`focus-visible:-outline-offset-6 ${wide}`}>{tile}</summary>
          <RichText html={person.biography} className="wrap py-8 text-lead *:max-w-[60ch] md:py-12" />
        </details>
      ) : (
        <div className={wide}>{tile}</div>
      )}
    </li>
  );
}

/** A person as a row that opens the biography. */
export function PersonRow({ person }: Props) {
  return (
    <li className="border-b border-line">
      <details className="group">
        <summary className="grid grid-cols-[4rem_1fr_auto] items-center gap-x-5 py-4 hover:text-ember md:grid-cols-[6rem_1fr_1fr_auto] md:gap-x-8">
          <Image
            media={person.image?.node}
            alt=""
            width={96}
            height={115}
            sizes="96px"
            className="col-start-1 row-span-2 row-start-1 aspect-5/6 w-full object-cover md:row-span-1"
          />
          <h3 className="col-start-2 row-start-1 self-end text-h3 md:self-center">{person.name}</h3>
          <p className="col-start-2 row-start-2 self-start text-ink-2 md:col-start-3 md:row-start-1 md:self-center">
            {person.designation}
          </p>
          <span className="col-start-3 row-span-2 row-start-1 md:col-start-4 md:row-span-1">
            <FoldIcon className="size-6" />
          </span>
        </summary>
        <RichText html={person.biography} className="max-w-[60ch] pb-7 text-lead md:ms-32" />
      </details>
    </li>
  );
}

/** A founder beside the monogram, with the full biography. */
export function PersonPortrait({ person }: Props) {
  return (
    <li className="grid grid-cols-[38%_1fr] gap-x-6 md:gap-x-8">
      <Image
        media={person.image?.node}
        alt=""
        width={320}
        height={384}
        sizes="(min-width: 769px) 18vw, 38vw"
        className="aspect-5/6 w-full object-cover"
      />
      <div className="self-end">
        <h3 className="text-h3">{person.name}</h3>
        <p className="text-ink-2">{person.designation}</p>
        <RichText html={person.biography} className="mt-3 max-w-[40ch]" />
      </div>
    </li>
  );
}
