import type { Content, MenuItemContent, ProductContent, Text } from '../content/content.ts';

const text = (en: string, ar: string): Text => ({ en, ar });
const seo = { title: text('Title', 'عنوان'), description: text('Description', 'وصف') };

/** A placeholder for tests that do not read it. */
const some = text('Some text', 'نص ما');

/** Builds a product of brand `alpha` with every required field. */
function product(slug: string, position: number, changes: Partial<ProductContent>): ProductContent {
  return {
    slug,
    fullSlug: `alpha-${slug}`,
    brand: 'alpha',
    file: 'ranges/alpha.yaml',
    position,
    name: text(`Product ${slug}`, `منتج ${position}`),
    type: 'hair-oil',
    ingredients: ['amla'],
    regimens: ['pre-wash'],
    tags: [],
    short: some,
    description: text('<p>Long text</p>', '<p>نص طويل</p>'),
    pack: { form: 'oil', descriptor: { en: ['x'], ar: ['س'] } },
    sizes: [{ label: text('100 ml', '100 مل'), value: '100-ml' }],
    marketplaces: ['noon', 'amazon'],
    benefits: [
      { heading: some, description: some },
      { heading: some, description: some },
    ],
    howToUse: [{ icon: 'pour', description: some }],
    related: [],
    published: `2024-01-${String(10 + position)}`,
    ...changes,
  };
}

const type = (slug: string, name: Text) => ({
  slug,
  name,
  description: text('Oils & more', 'زيوت وأكثر'),
  seo,
  benefits: Array.from({ length: 4 }, () => ({ heading: some, description: some })),
  faqs: [{ question: some, answer: some }],
});

const menuChildren: MenuItemContent[] = Array.from({ length: 12 }, (_, index) => ({
  label: text(`Child ${index + 1}`, `ابن ${index + 1}`),
  path: `/brands/alpha?item=${index + 1}`,
}));

/** The minimal content that shows every behaviour of the service, independent of the editors' texts. */
export const smallContent: Content = {
  brands: [
    {
      slug: 'alpha',
      file: 'ranges/alpha.yaml',
      order: 1,
      name: text('Alpha & Co', 'ألفا'),
      tagline: some,
      heading: text('Alpha heading', 'عنوان ألفا'),
      description: text('<p>Oil & leaf</p>', '<p>زيت</p>'),
      seo,
      collections: {},
      legacySlugs: ['alfa'],
    },
  ],
  products: [
    product('amla-oil', 0, {
      name: text(`Dad's "best" amla & co`, 'زيت الأملا'),
      short: text('Short & sweet', 'قصير'),
      ingredients: ['amla', 'sidr'],
      tags: ['new'],
      related: ['alpha-soap', 'alpha-arabic', 'alpha-away'],
      sizes: [
        { label: text('100 ml', '100 مل'), value: '100-ml' },
        { label: text('200 ml', '200 مل'), value: '200-ml' },
        { label: text('300 ml', '300 مل'), value: '300-ml', notIn: ['egy'] },
      ],
    }),
    product('soap', 1, {
      name: text('Sidr soap', 'صابون السدر'),
      type: 'soap',
      ingredients: ['sidr'],
      regimens: ['in-wash'],
    }),
    product('arabic', 2, { name: text('Unused', 'عطر الورد') }),
    product('away', 3, { notIn: ['uae'] }),
  ],
  categories: [
    {
      ...type('hair-care', text('Hair care', 'العناية بالشعر')),
      types: [type('hair-oil', text('Hair oil', 'زيت الشعر')), type('soap', text('Soap', 'صابون'))],
    },
  ],
  ingredients: [
    {
      slug: 'amla',
      name: text('Amla', 'الأملا'),
      botanical: 'Phyllanthus emblica',
      description: text('<p>Sour & good</p>', '<p>حامض</p>'),
      tint: '#aabbcc',
    },
    {
      slug: 'sidr',
      name: text('Sidr', 'السدر'),
      botanical: 'Ziziphus spina-christi',
      description: text('<p>Leaf</p>', '<p>ورق</p>'),
      tint: '#aabbcc',
    },
  ],
  facets: {
    productType: text('Product type', 'النوع'),
    ingredient: text('Ingredient', 'المكوّن'),
    regimen: text('Regimen', 'الروتين'),
  },
  regimens: [
    { slug: 'pre-wash', name: text('Pre-wash', 'قبل الغسل') },
    { slug: 'in-wash', name: text('In-wash', 'أثناء الغسل') },
  ],
  productTags: [{ slug: 'new', name: text('New', 'جديد') }],
  marketplaces: {
    noon: {
      uae: 'https://noon.example/uae?q={query}',
      ksa: { en: 'https://noon.example/ksa-en?q={query}', ar: 'https://noon.example/ksa-ar?q={query}' },
    },
    amazon: { ksa: 'https://amazon.example/s?k={query}' },
  },
  menus: {
    primary: [
      { label: text(`Dad's & "co"`, 'القائمة'), path: '/brands', image: 'room/alpha', children: menuChildren },
      { label: text('Shop', 'تسوّق'), path: 'https://shop.example/x', isBrandSection: true },
    ],
    footer: [{ label: text('Company', 'الشركة'), path: '#' }],
    quickLinks: [{ label: text('Search', 'بحث'), path: '/search' }],
  },
  pages: [
    {
      slug: 'home',
      uri: '/',
      file: 'pages/home.yaml',
      title: text('Home', 'الرئيسية'),
      seo,
      groups: {
        homeSlider: {
          slides: [
            {
              active: true,
              startDate: '2024-01-01T00:00:00Z',
              heading: some,
              description: some,
              link: '/brands',
              textPosition: 'start',
              textColor: '#ffffff',
              desktopMedia: 'hero/alpha',
              mobileMedia: 'hero-mobile/alpha',
            },
          ],
        },
      },
    },
    {
      slug: 'our-story',
      file: 'pages/home.yaml',
      title: text(`Our "story"`, 'قصتنا'),
      content: text(`<p>Who's who & why</p>`, '<p>من نحن</p>'),
      seo,
    },
  ],
  posts: Array.from({ length: 25 }, (_, index) => ({
    slug: `news-${index + 1}`,
    file: 'posts/blog.yaml',
    category: index % 2 === 0 ? ('blog' as const) : ('press-releases' as const),
    date: `2024-03-${String(index + 1).padStart(2, '0')}T09:00:00`,
    title: text(`News ${index + 1}`, `خبر ${index + 1}`),
    excerpt: some,
    content: text('<p>Body</p>', '<p>نص</p>'),
    modified: index === 1 ? '2024-07-01T09:00:00' : undefined,
    tags: index === 0 ? ['alpha'] : [],
  })),
  campaigns: [
    {
      slug: 'film',
      date: '2024-05-01T09:00:00',
      title: some,
      content: some,
      image: 'banner/alpha',
      tags: ['alpha'],
      video: { type: 'embed', link: 'https://video.example/embed/1' },
    },
  ],
  locations: [
    { slug: 'dubai', title: text('Dubai', 'دبي'), content: some, email: 'hello@example.com', phone: '+971 4 000 0000' },
  ],
  shops: [
    {
      slug: 'leaf-pharmacy',
      kind: 'pharmacy',
      title: text('Leaf Pharmacy', 'صيدلية الورقة'),
      city: text('Dubai', 'دبي'),
      at: { latitude: 25.2, longitude: 55.3 },
      stock: ['alpha'],
      countries: ['uae'],
    },
  ],
  awards: [],
  postTags: [],
  specifications: null,
  oneLanguage: [{ product: 'alpha-arabic', language: 'ar', slug: 'عطر-الورد' }],
  searchWords: {},
};
