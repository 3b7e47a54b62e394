import type { ComponentProps } from 'react';
import { buildPath } from '../locale/path.ts';
import { useLocale } from '../locale/use-locale.ts';
import { CompareBox } from './compare-box.tsx';
import { CompareTray } from './compare-tray.tsx';
import { ProductListing } from './product-listing.tsx';

type ListingProps = Omit<ComponentProps<typeof ProductListing>, 'box'>;

/** The products of a list, with boxes to compare them by where they are of one type and many. */
export function ComparableListing({ isComparable, ...props }: ListingProps & { isComparable: boolean }) {
  const locale = useLocale();
  return (
    <>
      <ProductListing {...props} box={isComparable ? CompareBox : undefined} />
      {isComparable && (
        <CompareTray
          action={buildPath({ ...locale, pagePath: '/compare' })}
          path={props.path}
          page={props.listing.items}
        />
      )}
    </>
  );
}
