import type { HomePageQuery } from '../content/generated/graphql.ts';
import { listBlocks } from '../content/pages/list-blocks.ts';
import { ContentLink, LocaleLink } from '../locale/locale-link.tsx';
import { useText } from '../locale/use-text.ts';
import { m } from '../messages/generated/messages.js';
import { BUTTON_VARIANTS } from '../ui/button.tsx';
import { Image } from '../ui/image.tsx';
import type { PageGroup } from './page-group.ts';

type CorporateResponsibility = PageGroup<HomePageQuery, 'corporateResponsibility'>;

// A mosaic of 5/4/3 columns: one tall, one wide, two small (art direction 5). Plants are at the end of their stills, below
// the text (styles/company.css).
const CELLS = [
  {
    cell: 'mosaic-tall bg-grove',
    words: 'max-w-96 md:max-w-[80%] md:ps-wrap',
    sizes: '(min-width: 769px) 75vw, 100vw',
  },
  {
    cell: 'mosaic-wide bg-water',
    words: 'max-w-[min(58%,17rem)] md:max-w-72',
    sizes: '(min-width: 769px) 58vw, 75vw',
  },
  { cell: 'mosaic-small bg-clay', words: 'max-w-72', sizes: '(min-width: 769px) 38vw, 63vw' },
  { cell: 'mosaic-small bg-dusk', words: 'max-w-72', sizes: '(min-width: 769px) 38vw, 63vw' },
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
      <ul className="mosaic">
        {items.map((item, index) => (
          <li key={item.heading ?? item.description} className={`relative overflow-hidden ${CELLS[index]?.cell}`}>
            <Image
              media={item.image?.node}
              alt=""
              width={1000}
              height={667}
              sizes={CELLS[index]?.sizes ?? '100vw'}
              className="mosaic-picture"
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
              <p className={`leading-snug ${index === 0 ? 'mt-4 md:max-w-[28ch]' : 'mt-2 text-small'}`}>
                {item.description}
              </p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
