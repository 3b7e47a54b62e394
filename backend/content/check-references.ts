import { everyTranslation } from '../../contract/languages.ts';
import type { Content } from './content.ts';
import { findOtherPictures, findPictures } from './html-pictures.ts';
import type { Html } from './placement.ts';
import { namesOf } from './reference-names.ts';

type Names = { kind: string; known: Set<string> };

/**
 * Checks loaded content: one line with file and field for every broken reference and every duplicate name.
 */
export function checkReferences(content: Content): string[] {
  const mistakes: string[] = [];
  const names = namesOf(content);

  function follow(file: string, field: string, slugs: readonly string[], { kind, known }: Names) {
    if (known.size === 0) return;
    for (const slug of slugs) if (!known.has(slug)) mistakes.push(`${file}: ${field}: no ${kind} is called ${slug}`);
  }
  function followProducts(file: string, field: string, slugs: readonly string[]) {
    // A product of a range whose file does not exist yet cannot be checked.
    const checkable = slugs.filter((slug) => names.brands.known.has(slug.split('-')[0] ?? ''));
    follow(file, field, checkable, names.products);
  }
  function followMedia(file: string, value: unknown, field: string) {
    if (typeof value === 'string') {
      const [kind = '', name = ''] = value.split('/');
      if (kind === 'pack' || kind === 'stage') followProducts(file, field, [name]);
      if (kind === 'plant') follow(file, field, [name], names.ingredients);
      if (kind === 'room' || kind === 'hero' || kind === 'hero-mobile') follow(file, field, [name], names.brands);
      if (kind === 'banner') follow(file, field, [name], names.banners);
    } else if (Array.isArray(value)) {
      value.forEach((item, index) => {
        followMedia(file, item, `${field}.${index}`);
      });
    } else if (typeof value === 'object' && value !== null) {
      for (const [key, item] of Object.entries(value))
        if (MEDIA_KEYS.has(key)) followMedia(file, item, `${field}.${key}`);
      for (const [key, item] of Object.entries(value))
        if (typeof item === 'object') followMedia(file, item, field === '' ? key : `${field}.${key}`);
    }
  }
  function followPictures(file: string, field: string, html: Html | Html[] | undefined) {
    for (const text of [html ?? []].flat().flatMap(everyTranslation)) {
      for (const ref of findPictures(text)) {
        const [kind = '', name = ''] = ref.split('/');
        const known = { plant: names.ingredients, table: names.brands }[kind];
        follow(file, field, [name], known ?? names.stills);
      }
      for (const other of findOtherPictures(text)) mistakes.push(`${file}: ${field}: not a picture: ${other}`);
    }
  }
  function findDoubles(list: string, items: readonly { name: string; file: string }[]) {
    const seen = new Set<string>();
    for (const { name, file } of items) {
      if (seen.has(name)) mistakes.push(`${file}: ${list}: ${name} stands twice`);
      seen.add(name);
    }
  }

  for (const product of content.products) {
    const field = `products.${product.position} (${product.slug})`;
    follow(product.file, `${field}.type`, [product.type], names.types);
    follow(product.file, `${field}.ingredients`, product.ingredients, names.ingredients);
    follow(product.file, `${field}.pack.ingredient`, [product.pack.ingredient ?? []].flat(), names.ingredients);
    follow(product.file, `${field}.regimens`, product.regimens, names.regimens);
    follow(product.file, `${field}.tags`, product.tags, names.productTags);
    followProducts(product.file, `${field}.related`, product.related);
  }
  for (const { slug, faqs } of content.categories.flatMap((category) => category.types))
    for (const [index, { notOn }] of faqs.entries())
      follow('product-types.yaml', `types (${slug}).faqs.${index}.notOn`, notOn ?? [], names.productsOf(slug));
  for (const brand of content.brands) {
    const types = Object.keys(brand.collections).filter((type) => type !== 'all');
    follow(brand.file, 'brand.collections', types, names.typesOf(brand.slug));
  }
  for (const post of content.posts) follow(post.file, `posts (${post.slug}).tags`, post.tags, names.postTags);
  for (const campaign of content.campaigns)
    follow(CAMPAIGNS, `campaigns (${campaign.slug}).tags`, campaign.tags, names.postTags);
  for (const shop of content.shops)
    follow('shops.yaml', `locations (${shop.slug}).stock`, shop.stock ?? [], names.stock);
  for (const { product } of content.oneLanguage) followProducts('one-language.yaml', 'products', [product]);

  for (const [type, { storage, warnings }] of Object.entries(content.specifications?.types ?? {})) {
    const field = `types.${type}`;
    follow(SPECIFICATIONS, field, [type], names.types);
    follow(SPECIFICATIONS, `${field}.storage`, [storage], names.storage);
    follow(SPECIFICATIONS, `${field}.warnings`, warnings, names.warnings);
  }
  follow(SPECIFICATIONS, 'listed', Object.keys(content.specifications?.listed ?? {}), names.warnings);
  follow(SPECIFICATIONS, 'origins', Object.keys(content.specifications?.origins ?? {}), names.brands);
  for (const [source, { products }] of Object.entries(content.specifications?.sources ?? {}))
    followProducts(SPECIFICATIONS, `sources.${source}.products`, Object.keys(products));
  followProducts(SPECIFICATIONS, 'products', Object.keys(content.specifications?.products ?? {}));

  for (const page of content.pages) followMedia(page.file, page, `pages (${page.slug})`);
  for (const post of content.posts) followMedia(post.file, post, `posts (${post.slug})`);
  followMedia(CAMPAIGNS, content.campaigns, 'campaigns');
  for (const page of content.pages) followPictures(page.file, `pages (${page.slug}).content`, page.content);
  for (const post of content.posts) followPictures(post.file, `posts (${post.slug}).content`, post.content);
  for (const campaign of content.campaigns)
    followPictures(CAMPAIGNS, `campaigns (${campaign.slug}).content`, campaign.content);
  followMedia('awards.yaml', content.awards, 'awards');
  followMedia('product-types.yaml', content.categories, 'categories');
  followMedia('menus/primary.yaml', content.menus.primary, 'items');
  followMedia('menus/footer.yaml', content.menus.footer, 'items');
  followMedia('menus/quick-links.yaml', content.menus.quickLinks, 'items');

  const named = (items: readonly { slug: string; file?: string }[], file: string) =>
    items.map((item) => ({ name: item.slug, file: item.file ?? file }));
  findDoubles(
    'products',
    content.products.map(({ fullSlug, file }) => ({ name: fullSlug, file })),
  );
  findDoubles('brand', named(content.brands, ''));
  findDoubles('pages', named(content.pages, ''));
  findDoubles('posts', named(content.posts, ''));
  findDoubles('campaigns', named(content.campaigns, CAMPAIGNS));
  findDoubles('locations', named([...content.locations, ...content.shops], 'shops.yaml'));
  findDoubles('ingredients', named(content.ingredients, 'ingredients.yaml'));
  findDoubles(
    'categories',
    named(
      content.categories.flatMap((category) => [category, ...category.types]),
      'product-types.yaml',
    ),
  );
  return mistakes;
}

const CAMPAIGNS = 'posts/campaigns.yaml';
const SPECIFICATIONS = 'specifications.yaml';
const MEDIA_KEYS = new Set(['image', 'desktopMedia', 'mobileMedia', 'cover', 'document', 'file']);
