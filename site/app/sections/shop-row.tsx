import { Fragment } from 'react';
import type { WhereToBuy } from '../content/pages/shop.ts';
import { LocaleLink } from '../locale/locale-link.tsx';
import { useText } from '../locale/use-text.ts';
import { m } from '../messages/generated/messages.js';
import { buildPhoneLink } from '../ui/contact-links.ts';
import { Icon } from '../ui/icon.tsx';
import { RichText } from '../ui/rich-text.tsx';

const KINDS = { pharmacy: m.shops_pharmacy, supermarket: m.shops_supermarket, shop: m.shops_shop } as const;
const WAY = 'inline-flex min-h-11 items-center gap-2.5 font-semibold no-underline hover:text-ember';

/** A shop: what it is, where, its hours and stock; how to call it and how to get there. */
export function ShopRow({ shop }: { shop: WhereToBuy['shops'][number] }) {
  const t = useText();
  const comma = t(m.list_comma);
  return (
    <li className="grid gap-x-8 gap-y-2 border-t border-line py-5 md:grid-cols-[minmax(0,1fr)_11.5rem] print:block">
      <div>
        <p className="text-small text-ink-2">{t(KINDS[shop.kind])}</p>
        <h4 className="text-h3">{shop.name}</h4>
        <RichText html={shop.addressHtml} className="mt-1.5 text-ink-2" />
        {/* In print, its details are in a column beside its name and address. */}
        {shop.hours && <p className="text-ink-2 print:break-before-column">{shop.hours}</p>}
        <p className={`mt-1.5 text-small ${shop.hours ? '' : 'print:break-before-column'}`}>
          {shop.ranges.length === 0 ? (
            t(m.shops_keeps_all)
          ) : (
            <>
              {t(m.shops_keeps)}{' '}
              {shop.ranges.map(({ name, path }, index) => (
                <Fragment key={path}>
                  {/* The comma ends a line with its name, and never begins the next. */}
                  <span className="whitespace-nowrap">
                    <LocaleLink
                      to={path}
                      className="inline-block py-1 font-semibold whitespace-normal underline underline-offset-4 hover:text-ember"
                    >
                      {name}
                    </LocaleLink>
                    {index < shop.ranges.length - 1 && comma.trimEnd()}
                  </span>{' '}
                </Fragment>
              ))}
            </>
          )}
        </p>
      </div>
      <ul className="flex flex-wrap gap-x-6 md:grid md:content-start print:block">
        {shop.phone && (
          <li>
            <a href={buildPhoneLink(shop.phone)} className={WAY}>
              <Icon name="phone" />
              <span className="sr-only">{t(m.locations_phone)}</span>
              <bdi dir="ltr">{shop.phone}</bdi>
            </a>
          </li>
        )}
        <li className="print:hidden">
          <a href={shop.routeUrl} target="_blank" rel="noopener" className={WAY}>
            <Icon name="outward" flip />
            {t(m.shops_route)}
            <span className="sr-only">: {t(m.locations_map_of, { location: shop.name })}</span>
          </a>
        </li>
        {shop.website && (
          <li>
            <a href={shop.website} target="_blank" rel="noopener" className={WAY}>
              <Icon name="globe" />
              {t(m.shops_website)}
              <span className="sr-only">: {t(m.locations_map_of, { location: shop.name })}</span>
            </a>
          </li>
        )}
      </ul>
    </li>
  );
}
