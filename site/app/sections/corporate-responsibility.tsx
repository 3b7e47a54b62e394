import type { HomePageQuery } from '../content/generated/graphql.ts';
import { listBlocks } from '../content/pages/list-blocks.ts';
import { ContentLink, LocaleLink } from '../locale/locale-link.tsx';
import { useText } from '../locale/use-text.ts';
import { m } from '../messages/generated/messages.js';
import { BUTTON_VARIANTS } from '../ui/button.tsx';
import { Image } from '../ui/image.tsx';
import type { PageGroup } from './page-group.ts';

type CorporateResponsibility = PageGroup<HomePageQuery, 'corporateResponsibility'>;

// A mosaic of 5/4/3 columns: one tall, one wide, two small (art direction 5). Plants are at the end of their stills,
// and at the foot of a small cell, where the still fades into its wall, clear of the text.
const SMALL =
  'object-[80%_100%] rtl:object-[20%_100%] top-auto! bottom-0 h-[62%]! md:h-[70%]! [mask-image:linear-gradient(transparent,#000_45%)]';
const CELLS = [
  {
    cell: 'row-span-2 max-md:col-span-2 min-h-76 md:min-h-130 bg-grove',
    image:
      'object-[78%_100%] rtl:object-[22%_100%] md:object-[90%_100%] md:rtl:object-[10%_100%] max-md:[mask-image:linear-gradient(transparent_15%,#000_55%)]',
    words: 'max-w-96 md:ps-wrap',
    sizes: '(min-width: 769px) 75vw, 65vw',
  },
  {
    cell: 'col-span-2 min-h-[max(15rem,40vw)] md:min-h-60 bg-water',
    image: 'object-[100%_85%] rtl:object-[0%_85%]',
    words: 'max-w-[min(58%,17rem)] md:max-w-72',
    sizes: '(min-width: 769px) 58vw, 75vw',
  },
  { cell: 'min-h-66 md:min-h-68 bg-clay', image: SMALL, words: 'max-w-72', sizes: '(min-width: 769px) 38vw, 50vw' },
  { cell: 'min-h-66 md:min-h-68 bg-dusk', image: SMALL, words: 'max-w-72', sizes: '(min-width: 769px) 38vw, 50vw' },
] as const;

/** The four areas of responsibility (spec §3) as a mosaic of stills. */
export function CorporateResponsibilitySection({ group }: { group: CorporateResponsibility }) {
  const t = useText();
  const items = listBlocks(group.item1, group.item2, group.item3, group.item4);
  if (items.length === 0) return null;
  return (
    <section aria-labelledby={group.heading ? 'responsibility-title' : undefined}>
      <div className="wrap section-head">
        {group.heading && (
          <h2 id="responsibility-title" className="text-h2">
            {group.heading}
          </h2>
        )}
        <LocaleLink to="/our-responsibility" className={BUTTON_VARIANTS.underline}>
          <span>{t(m.home_responsibility)}</span>
        </LocaleLink>
      </div>
      <ul className="grid grid-cols-2 md:grid-cols-[5fr_4fr_3fr] md:grid-rows-[repeat(2,clamp(17rem,25vw,23rem))]">
        {items.map((item, index) => (
          <li key={item.heading ?? item.description} className={`group relative overflow-hidden ${CELLS[index]?.cell}`}>
            <Image
              media={item.image?.node}
              alt=""
              width={1000}
              height={667}
              sizes={CELLS[index]?.sizes ?? '100vw'}
              className={`absolute inset-0 size-full object-cover transition-transform duration-800 ease-house group-hover:scale-103 ${CELLS[index]?.image}`}
            />
            <div className={`relative p-[clamp(1.25rem,2vw,2rem)] ${CELLS[index]?.words}`}>
              {item.heading && (
                <h3 className={index === 0 ? 'text-h2s' : 'text-h3'}>
                  {item.link ? (
                    <ContentLink to={item.link} className="cover-link">
                      {item.heading}
                    </ContentLink>
                  ) : (
                    item.heading
                  )}
                </h3>
              )}
              <p className={`mt-2 leading-snug ${index === 0 ? 'max-w-[24ch] md:max-w-[28ch]' : 'text-small'}`}>
                {item.description}
              </p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
