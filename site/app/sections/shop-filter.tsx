import { Form, useLocation } from 'react-router';
import type { WhereToBuy } from '../content/pages/shop.ts';
import { useText } from '../locale/use-text.ts';
import { m } from '../messages/generated/messages.js';
import { Button } from '../ui/button.tsx';
import { LabelledSelect } from '../ui/select.tsx';

/** Filters shops by product and place: a plain form with its state in the address. */
export function ShopFilter({ group: { product, city, cities, products } }: { group: WhereToBuy }) {
  const t = useText();
  const { pathname } = useLocation();
  if (cities.length === 0 && products.length === 0) return null;
  return (
    // Remounts the form when the address has another choice.
    <Form
      key={`${product?.slug} ${city}`}
      method="get"
      action={`${pathname}#shops`}
      aria-label={t(m.shops_filter)}
      className="bg-mist py-7 print:hidden"
    >
      <div className="wrap grid items-end gap-4 md:grid-cols-[7fr_4fr_auto]">
        {products.length > 0 && (
          <LabelledSelect label={t(m.shops_product)} name="product" defaultValue={product?.slug ?? ''}>
            <option value="">{t(m.shops_any_product)}</option>
            {products.map(({ brand, items }) => (
              <optgroup key={brand} label={brand}>
                {items.map(({ slug, name }) => (
                  <option key={slug} value={slug}>
                    {name}
                  </option>
                ))}
              </optgroup>
            ))}
          </LabelledSelect>
        )}
        {cities.length > 0 && (
          <LabelledSelect label={t(m.shops_city)} name="city" defaultValue={city ?? ''}>
            <option value="">{t(m.shops_any_city)}</option>
            {cities.map(({ name }) => (
              <option key={name} value={name}>
                {name}
              </option>
            ))}
          </LabelledSelect>
        )}
        <Button type="submit" variant="ink">
          {t(m.shops_show)}
        </Button>
      </div>
    </Form>
  );
}
