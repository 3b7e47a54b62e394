import type { CountryCode } from '../../contract/countries.ts';
import { createRandom } from '../../contract/random.ts';
import type { Content, ProductContent } from '../content/content.ts';

/** The content with a number of synthetic products in one country, the same ones every time. */
export function addSyntheticProducts(content: Content, amount: number, country: CountryCode): Content {
  const types = content.categories.flatMap((category) => category.types);
  const random = createRandom(7);
  const pick = <T>(items: readonly T[]): T | undefined => items[Math.floor(random() * items.length)];
  const made: ProductContent[] = [];
  for (let number = 1; number <= amount; number += 1) {
    const base = content.products[(number - 1) % Math.max(content.products.length, 1)];
    const type = pick(types);
    const ingredient = pick(content.ingredients);
    const regimen = pick(content.regimens);
    const tag = pick(content.productTags);
    if (base === undefined || type === undefined || ingredient === undefined || regimen === undefined) break;
    const slug = `${ingredient.slug}-${type.slug}-${number}`;
    made.push({
      ...base,
      slug,
      fullSlug: `${base.brand}-${slug}`,
      position: 1000 + Math.floor(number / Math.max(content.brands.length, 1)),
      name: {
        en: `${ingredient.name.en} ${type.name.en} ${number}`,
        ar: `${type.name.ar} ${ingredient.name.ar} ${number}`,
      },
      type: type.slug,
      ingredients: [ingredient.slug, ...base.ingredients.filter((slug) => slug !== ingredient.slug).slice(0, 2)],
      regimens: [regimen.slug],
      tags: tag === undefined ? [] : [tag.slug],
      published: new Date(Date.UTC(2020, 0, 1) + Math.floor(random() * 2000) * 86_400_000).toISOString().slice(0, 10),
      modified: undefined,
      countries: [country],
      notIn: undefined,
      picturedAs: base.fullSlug,
    });
  }
  return { ...content, products: [...content.products, ...made] };
}
