import type { ProductView } from '../content/pages/product-view.server.ts';
import { useText } from '../locale/use-text.ts';
import { m } from '../messages/generated/messages.js';
import { Image } from '../ui/image.tsx';
import { MIST } from '../ui/mist.ts';
import { RichText } from '../ui/rich-text.tsx';
import { Section } from '../ui/section.tsx';

/** A product's full description, beside the third picture of its gallery: the contents of the pack (decision 0252). */
export function ProductDescription({ product }: { product: Pick<ProductView, 'description' | 'gallery'> }) {
  const t = useText();
  const [, , substance] = product.gallery;
  if (!product.description.trim()) return null;
  return (
    <Section title={t(m.product_details)} className="bg-mist">
      <div className="grid gap-x-12 gap-y-6 md:grid-cols-[7fr_5fr] print:grid-cols-1">
        <RichText html={product.description} className="max-w-[66ch]" />
        {substance && (
          <div data-print="hide">
            <Image
              media={substance}
              alt=""
              width={560}
              height={392}
              sizes="(min-width: 769px) 38vw, 16rem"
              background={MIST}
              className="h-44 w-auto object-contain md:-mt-24 md:-mb-10 md:ms-auto md:h-auto md:w-full"
            />
          </div>
        )}
      </div>
    </Section>
  );
}
