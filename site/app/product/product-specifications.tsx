import type { ProductView } from '../content/pages/product-view.server.ts';
import { useText } from '../locale/use-text.ts';
import { m } from '../messages/generated/messages.js';
import { Section } from '../ui/section.tsx';

/** The sizes' own buttons say enough; a table of them alone says nothing new. */
const MIN = 2;

/**
 * Further texts of the pack, name by name. Ingredient lists are Latin on Arabic pages too: each value has its own
 * direction.
 */
export function ProductSpecifications({ product: { specifications, options } }: { product: ProductView }) {
  const t = useText();
  const sizes = options.map(({ label }) => label).join();
  if (specifications.length < MIN) return null;
  return (
    <Section title={t(m.product_specifications)}>
      <dl className="gap-x-16 text-small lg:columns-2">
        {specifications.map(({ label, values }) => (
          <div
            key={label}
            // The panel has printed them.
            data-print={values.join() === sizes ? 'hide' : undefined}
            className="grid break-inside-avoid gap-x-8 gap-y-1 border-t border-line py-4 md:grid-cols-[11rem_1fr]"
          >
            <dt className="font-bold">{label}</dt>
            {values.map((value) => (
              <dd key={value} className="md:col-start-2">
                <bdi>{value}</bdi>
              </dd>
            ))}
          </div>
        ))}
      </dl>
    </Section>
  );
}
