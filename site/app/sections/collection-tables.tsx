import type { CollectionTable } from '../content/pages/collection-tables.server.ts';
import { ContentLink } from '../locale/locale-link.tsx';
import { Image } from '../ui/image.tsx';
import { PHONE_SIZES } from '../ui/scene.tsx';

/** Every collection as a laid table, uncut: the packs of a brand in its room, two in a row. */
export function CollectionTablesSection({ group: tables }: { group: CollectionTable[] }) {
  return (
    <ul className="wrap grid gap-x-[clamp(1rem,2vw,2rem)] gap-y-8 md:grid-cols-2">
      {tables.map((table) => (
        <li
          key={table.brand}
          data-room={table.brand}
          className="group relative flex flex-col overflow-hidden bg-room text-on-room"
        >
          <div className="overflow-hidden">
            <Image
              media={table.image}
              alt=""
              width={864}
              height={table.isLaid ? 486 : 384}
              sizes={`(min-width: 1760px) 864px, (min-width: 769px) 48vw, ${PHONE_SIZES}`}
              className={`${table.isLaid ? 'aspect-video' : 'aspect-9/4'} w-full object-cover transition-transform duration-600 ease-house group-hover:scale-102`}
            />
          </div>
          <div className="p-[clamp(1.25rem,2vw,2rem)]">
            <h2 className="text-h3">
              <ContentLink to={table.href} className="cover-link underline-offset-4 group-hover:underline">
                {table.title}
              </ContentLink>
            </h2>
            <p className="mt-1 max-w-[52ch] first-letter:uppercase">{table.text}</p>
          </div>
        </li>
      ))}
    </ul>
  );
}
