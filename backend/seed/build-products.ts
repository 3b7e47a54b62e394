import { buildFullName } from '../../contract/full-name.ts';
import { inLanguage, type LanguageCode, languages } from '../../contract/languages.ts';
import type { BrandContent, Content } from '../content/content.ts';
import { describeProduct } from '../content/describe-product.ts';
import { buildPackRef, packsBySize } from '../content/pack-references.ts';
import type { SoldProduct } from '../content/sold-products.ts';
import { buildStepRef } from '../content/step-references.ts';
import type { Json } from '../db/json.ts';
import type { ProductRow } from '../db/schema/products.ts';
import { buildAttributes, sizeAttribute } from './build-attributes.ts';
import { buildLinks } from './build-links.ts';
import type { TermIds } from './build-terms.ts';
import { FACETS } from './facets.ts';
import type { Site } from './site.ts';
import { buildParagraph, buildTitle } from './typography.ts';

/** Adds a site's products, their variations and their positions under terms to its rows. */
export function buildProducts(
  site: Site,
  content: Content,
  sold: Record<LanguageCode, SoldProduct[]>,
  termIds: TermIds,
): void {
  const brands = new Map(content.brands.map((brand) => [brand.slug, brand]));
  const categoryOf = new Map(
    content.categories.flatMap((category) => category.types.map((type) => [type.slug, category.slug])),
  );
  const termOrder = new Map(site.rows.terms.map((term) => [term.id, term.position]));
  const ownPacks = new Set(content.products.flatMap((product) => packsBySize(product).map(({ ref }) => ref)));
  const inTermOrder = (ids: number[]) =>
    ids.sort((one, other) => (termOrder.get(one) ?? 0) - (termOrder.get(other) ?? 0));

  for (const { code: language } of languages) {
    const ids = new Map(sold[language].map((product) => [product.fullSlug, site.nextPostId()]));
    const known = (id: number | undefined) => (id === undefined ? [] : [id]);

    for (const product of sold[language]) {
      const brand = brands.get(product.brand);
      const id = ids.get(product.fullSlug);
      if (brand === undefined || id === undefined) continue;
      const category = (slug: string) => known(termIds('category', language, slug));
      const values = FACETS.flatMap((facet) => facet.of(product));
      const categories = [
        ...category(product.brand),
        ...category(categoryOf.get(product.type) ?? ''),
        ...category(product.type),
        ...values.flatMap((value) => category(`${product.brand}-${value}`)),
      ];
      const facets = FACETS.flatMap(({ key }) => category(`${product.brand}-${key}`));
      const tags = product.tags.flatMap((slug) => known(termIds('productTag', language, slug)));
      const ingredients = product.ingredients.flatMap((slug) => known(termIds('ingredient', language, slug)));
      const image = site.mediaId(`pack/${pictured(product)}`, language);
      const gallery = [
        `stage/${pictured(product)}`,
        `pack/${pictured(product)}`,
        `texture/${pictured(product)}`,
        ...product.ingredients.slice(0, 1).map((slug) => `plant/${slug}`),
      ].flatMap((ref) => site.mediaId(ref, language) ?? []);
      const [firstSize] = product.sizes;
      const row: ProductRow = {
        country: site.country,
        id,
        language,
        translation: site.translation(`product ${product.fullSlug}`),
        status: product.status ?? 'publish',
        kind: product.sizes.length > 1 ? 'VariableProduct' : 'SimpleProduct',
        slug: product.siteSlug,
        name: inLanguage(product.name, language),
        title: buildTitle(inLanguage(product.name, language)),
        shortDescription: buildParagraph(inLanguage(product.short, language)),
        description: buildParagraph(inLanguage(product.description, language)),
        gtin: product.sizes.length === 1 ? (firstSize?.barcode ?? null) : null,
        // One product of each range in turn, so that a list in menu order starts with all ranges.
        menuOrder: product.position * 20 + brand.order,
        published: `${product.published} 08:00:00`,
        modified: site.toGmt(`${product.modified ?? product.published} 08:00:00`),
        image,
        gallery,
        categories: inTermOrder([...new Set(categories)]),
        tags: inTermOrder(tags),
        ingredients: inTermOrder(ingredients),
        related: product.related.flatMap((slug) => known(ids.get(slug))),
        attributes: buildAttributes(content, product, language),
        meta: firstSize
          ? buildLinks(site, content, brand, product, firstSize, language, (name) => `ext_product_url_${name}`)
          : {},
        fields: fieldsOf(site, brand, product, language),
      };
      site.rows.products.push(row);
      // Only published products count towards terms.
      const under = row.status === 'publish' ? [...categories, ...facets, ...tags, ...ingredients] : [];
      for (const term of new Set(under)) {
        const { country, menuOrder, published } = row;
        site.rows.productTerms.push({ country, term, product: id, menuOrder, published });
      }
      if (row.kind === 'VariableProduct')
        for (const size of product.sizes) {
          const pack = buildPackRef(pictured(product), size);
          site.rows.variations.push({
            country: site.country,
            id: site.nextPostId(),
            product: id,
            slug: `${product.siteSlug}-${size.value}`,
            name: `${row.name} - ${inLanguage(size.label, language)}`,
            gtin: size.barcode ?? null,
            image: ownPacks.has(pack) ? site.mediaId(pack, language) : image,
            attributes: [{ ...sizeAttribute(language), value: inLanguage(size.label, language) }],
            meta: buildLinks(site, content, brand, product, size, language, (name) => `${name}_url`),
          });
        }
    }
  }
}

/** Synthetic products for load tests show the pack of the product they were copied from. */
function pictured(product: SoldProduct): string {
  return product.picturedAs ?? product.fullSlug;
}

function fieldsOf(site: Site, brand: BrandContent, product: SoldProduct, language: LanguageCode): Record<string, Json> {
  const steps = product.howToUse.map((step, index): [string, unknown] => [
    `step${index + 1}`,
    { number: String(index + 1), description: step.description, image: buildStepRef(pictured(product), step.icon) },
  ]);
  const [name, brandName] = [product.name, brand.name].map((text) => inLanguage(text, language));
  const described = describeProduct(product, buildFullName(name ?? '', brandName, language), language);
  const seo = product.seo && { metaTitle: product.seo.title, metaDescription: product.seo.description };
  return {
    seo: site.read(seo ?? described, language),
    productDetails: site.read({ howToUse: Object.fromEntries(steps), benefits: product.benefits }, language),
  };
}
