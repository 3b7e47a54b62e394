import type { ReactNode } from 'react';
import { Form, useLocation } from 'react-router';
import type { WhereToBuy } from '../content/pages/shop.ts';
import { useText } from '../locale/use-text.ts';
import { m } from '../messages/generated/messages.js';
import { Button } from '../ui/button.tsx';

/** What to look for, and where: a plain form with its state in the address. */
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
          <Choice label={t(m.shops_product)} name="product" value={product?.slug ?? ''}>
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
          </Choice>
        )}
        {cities.length > 0 && (
          <Choice label={t(m.shops_city)} name="city" value={city ?? ''}>
            <option value="">{t(m.shops_any_city)}</option>
            {cities.map(({ name }) => (
              <option key={name} value={name}>
                {name}
              </option>
            ))}
          </Choice>
        )}
        <Button type="submit" variant="ink">
          {t(m.shops_show)}
        </Button>
      </div>
    </Form>
  );
}

function Choice({ label, name, value, children }: { label: string; name: string; value: string; children: ReactNode }) {
  return (
    <label className="grid gap-2 font-bold">
      {label}
      <select
        name={name}
        defaultValue={value}
        className="select min-h-15 w-full min-w-0 border-2 border-line-strong bg-white ps-4 pe-10 font-semibold"
      >
        {children}
      </select>
    </label>
  );
}
