/**
 * The shape of a content folder: YAML, all languages side by side.
 * Every file is validated with these schemas on load; an error names the file and the field.
 *
 * Two conventions hold everywhere:
 * - a text is `{ en, ar }`, a key for each language;
 * - an object may carry `countries: [uae, …]` (only there) or `notIn: [egy, …]` (everywhere else);
 *   it is dropped, wherever it stands in a list, for the other countries.
 */
import { z } from 'zod';
import { type CountryCode, countryCodes } from '../../contract/countries.ts';
import { type LanguageCode, languageCodes, languages, type WrittenLanguage } from '../../contract/languages.ts';
import { marketplaces } from '../../contract/marketplaces.ts';

const country = z.enum(countryCodes);
const slug = z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'lower-case words joined by hyphens');

/** A value for each language; only where a language is still being written may it be left out (decision 0073). */
export function translated<Value extends z.ZodType>(value: Value) {
  const fields = languages.map(({ code, fallback }) => [code, fallback === null ? value : value.exactOptional()]);
  return z.strictObject(Object.fromEntries(fields) as TranslatedFields<Value>);
}
type TranslatedFields<Value extends z.ZodType> = Record<WrittenLanguage, Value> &
  Record<Exclude<LanguageCode, WrittenLanguage>, z.ZodExactOptional<Value>>;

export const text = translated(z.string().min(1));
/** A list of lines, equally long in every language or not. */
const lines = translated(z.array(z.string()).min(1));

/**
 * A reference to a picture or file the set-up makes, `{kind}/{name}`:
 * pack/{product}, stage/{product}, plant/{ingredient}, hero/{brand}, hero-mobile/{brand}, room/{brand},
 * banner/{brand or product type}, still/{any name}, portrait/{person}, cover/{catalog},
 * document/{name} (PDF), video/{name} (MP4).
 */
export const mediaRef = z
  .string()
  .regex(
    /^(pack|stage|plant|hero|hero-mobile|room|banner|still|portrait|cover|document|video)\/[a-z0-9]+(-[a-z0-9]+)*$/,
    'a media reference such as plant/amla',
  );

/** The site's own time, without an offset: `2026-03-14T09:00:00`. */
const siteTime = z.string().regex(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}$/);
/** When a text was last changed; without it, when it was published. */
const modified = siteTime.optional();

const placed = { countries: z.array(country).optional(), notIn: z.array(country).optional() };
/** HTML; a picture in it is `<img src="still/…">` or `<img src="plant/…">` and nothing else. */
const html = translated(z.string());
const seo = z.strictObject({ title: text, description: text });
const block = z.strictObject({ heading: text, description: text, image: mediaRef.optional(), ...placed });
const linkedBlock = z.strictObject({ heading: text, description: text, image: mediaRef.optional(), link: z.string() });
const keyFigure = z.strictObject({ figure: text, label: text });
const person = z.strictObject({
  slug,
  name: text,
  designation: text,
  biography: text,
  /** The letters of the monogram portrait and the range whose room it hangs in. */
  initials: translated(z.string()),
  room: slug,
});

const marketplace = z.enum(marketplaces);

export const PACK_FORMS = [
  'oil', // glass bottle of oil with a screw cap
  'dropper', // small glass bottle with pipette
  'shampoo', // flip-top bottle
  'pump', // bottle with pump head
  'lotion', // slim flip-top lotion bottle
  'spray', // trigger or mist bottle
  'jar', // wide glossy jar
  'tin', // flat tin
  'tube', // standing tube on its cap
  'carton-tube', // carton with a toothpaste tube beside it
  'lying-carton', // toothpaste carton lying down
  'soap', // soap bar with its box
  'sachet', // flat sachet
  'spatula-set', // hair-removal cream with spatula
  'wax-strips', // flat box of strips
  'roll-on', // roll-on / stick
  'stick', // bundle or box of miswak sticks
  'bottle', // mouthwash bottle, clear coloured liquid
  'syrup', // amber syrup bottle
  'capsules', // short wide bottle with capsules
] as const;

export const STEP_ICONS = [
  'pour', 'warm', 'massage', 'comb', 'wait', 'rinse', 'dry', 'squeeze', 'brush', 'spit', 'lather', 'spread',
  'wipe', 'patch-test', 'stir', 'drink', 'dissolve', 'repeat', 'style', 'apply', 'shake', 'spray', 'scrape', 'peel',
] as const; // biome-ignore format: a list of words reads better in rows

const product = z.strictObject({
  /** Without the brand: `amla-hair-oil` becomes `tarwa-amla-hair-oil`. */
  slug,
  /** The name as printed after the range name, without the brand: "Amla Hair Oil". */
  name: text,
  /** Slug of a product type in product-types.yaml. */
  type: slug,
  /** Slugs of ingredients.yaml, the leading one first. */
  ingredients: z.array(slug).min(1).max(5),
  /** Slugs of regimens in facets.yaml. */
  regimens: z.array(slug).min(1),
  /** Slugs of tags in facets.yaml (new, best-seller, concerns). */
  tags: z.array(slug),
  /** One or two sentences, plain text. */
  short: text,
  /** Two short paragraphs as HTML (<p>, optional <ul>). */
  description: text,
  pack: z.strictObject({
    form: z.enum(PACK_FORMS),
    /** One or two short label lines (at most ~22 letters each), as printed on the pack. */
    descriptor: lines,
    /** The plant drawn on the label; default the first ingredient. */
    plant: slug.optional(),
    /** What is seen through glass (oil, bottle, syrup, dropper), `#rrggbb`. */
    liquid: z
      .string()
      .regex(/^#[0-9a-f]{6}$/)
      .optional(),
    /** When the product differs from its range's body and cap colours, `#rrggbb`. */
    body: z
      .string()
      .regex(/^#[0-9a-f]{6}$/)
      .optional(),
    cap: z
      .string()
      .regex(/^#[0-9a-f]{6}$/)
      .optional(),
  }),
  /** Sizes or counts, smallest first; more than one makes a variable product. */
  sizes: z
    .array(z.strictObject({ label: text, value: slug, notIn: z.array(country).optional() }))
    .min(1)
    .max(4),
  /** Where it is bought; further cut by what trades in each country (marketplaces.yaml). */
  marketplaces: z.array(marketplace).min(1),
  benefits: z
    .array(z.strictObject({ heading: text, description: text }))
    .min(2)
    .max(4),
  howToUse: z
    .array(z.strictObject({ icon: z.enum(STEP_ICONS), description: text }))
    .min(3)
    .max(5),
  /** Full slugs of other products, any range. */
  related: z.array(slug).min(1).max(6),
  published: z.iso.date(),
  /** When it was last changed; without it, when it was published. */
  modified: z.iso.date().optional(),
  /** Words people search for that stand nowhere in the text (synonyms, transliterations), optional. */
  keywords: translated(z.array(z.string())).optional(),
  seo: seo.optional(),
  ...placed,
});

/** ranges/{brand}.yaml */
export const rangeFile = z.strictObject({
  brand: z.strictObject({
    slug,
    order: z.number().int(),
    name: text,
    /** What the range is for, in one or two words: "Hair care". */
    slot: text,
    /** The line over the brand's hero. */
    heading: text,
    /** One or two paragraphs as HTML. */
    description: text,
    seo,
    /** Old spellings of this brand in legacy addresses, without the slug itself. */
    legacySlugs: z.array(slug).default([]),
  }),
  products: z.array(product).min(1),
});

/** product-types.yaml: groups (hair-care …) with their types (hair-oil …), both of them pages. */
const productType = z.strictObject({
  slug,
  name: text,
  description: text,
  seo,
  benefits: z.array(block).length(4),
  faqs: z
    .array(z.strictObject({ question: text, answer: text }))
    .min(2)
    .max(6),
});
export const productTypesFile = z.strictObject({
  groups: z.array(productType.extend({ types: z.array(productType) })),
});

/** ingredients.yaml */
export const ingredientsFile = z.strictObject({
  ingredients: z.array(
    z.strictObject({
      slug,
      name: text,
      /** Botanical or common second name, plain: "Phyllanthus emblica". */
      botanical: z.string(),
      /** 60 to 120 words as HTML paragraphs: what it is, where it grows, how it is used. No medical claims. */
      description: text,
      /** The tint of its square in the herbarium, `#rrggbb`. */
      tint: z.string().regex(/^#[0-9a-f]{6}$/),
    }),
  ),
});

/** facets.yaml: names of the facets, the regimens and the tags. */
export const facetsFile = z.strictObject({
  facets: z.strictObject({ productType: text, ingredient: text, regimen: text }),
  regimens: z.array(z.strictObject({ slug, name: text })),
  tags: z.array(z.strictObject({ slug, name: text })),
});

const address = z.string().startsWith('https://');

/**
 * marketplaces.yaml: who trades where, and the address of a product there (`{query}` is the encoded name); one for each
 * language, or one for both.
 */
export const marketplacesFile = z.strictObject({
  marketplaces: z.record(marketplace, z.partialRecord(country, z.union([address, translated(address)]))),
});

/** menus/{primary,footer,quick-links}.yaml */
export type MenuItemContent = {
  label: z.output<typeof text>;
  /** `/brands` on this site (country prefix added on seeding), or an absolute address. */
  path: string;
  image?: string;
  isBrandSection?: boolean;
  countries?: CountryCode[];
  notIn?: CountryCode[];
  children?: MenuItemContent[];
};
const menuItem: z.ZodType<MenuItemContent> = z.lazy(() =>
  z.strictObject({
    label: text,
    path: z.string(),
    image: mediaRef.optional(),
    isBrandSection: z.boolean().optional(),
    ...placed,
    children: z.array(menuItem).optional(),
  }),
);
export const menuFile = z.strictObject({ items: z.array(menuItem) });

/** The content groups of a page (spec §3), field names as in the contract. All optional. */
const groups = z.strictObject({
  homeSlider: z
    .strictObject({
      slides: z.array(
        z.strictObject({
          active: z.boolean(),
          startDate: z.iso.datetime({ offset: true }).optional(),
          endDate: z.iso.datetime({ offset: true }).optional(),
          heading: text,
          description: text,
          link: z.string(),
          textPosition: z.enum(['start', 'center', 'end']),
          textColor: z.string().regex(/^#[0-9a-f]{6}$/),
          desktopMedia: mediaRef,
          mobileMedia: mediaRef,
          ...placed,
        }),
      ),
    })
    .optional(),
  storyBlocks: z
    .strictObject({
      blocks: z.array(block),
      keyData1: keyFigure.optional(),
      keyData2: keyFigure.optional(),
      keyData3: keyFigure.optional(),
      keyData4: keyFigure.optional(),
    })
    .optional(),
  brandSlider: z
    .strictObject({
      heading: text,
      brands: z.array(z.strictObject({ name: text, link: z.string(), image: mediaRef, ...placed })),
    })
    .optional(),
  corporateResponsibility: z
    .strictObject({ heading: text, item1: linkedBlock, item2: linkedBlock, item3: linkedBlock, item4: linkedBlock })
    .optional(),
  globalPresence: z
    .strictObject({
      heading: text,
      description: text,
      highlight1: keyFigure,
      highlight2: keyFigure,
      highlight3: keyFigure,
      regions: z.array(z.strictObject({ name: text, description: text, ...placed })),
    })
    .optional(),
  visionMission: z.strictObject({ vision: block, mission: block }).optional(),
  principles: z
    .strictObject({
      principle1: block,
      principle2: block,
      principle3: block,
      principle4: block,
      principle5: block,
      principle6: block,
      principle7: block,
    })
    .optional(),
  journey: z
    .strictObject({ heading: text, milestones: z.array(z.strictObject({ year: z.string(), achievement: text })) })
    .optional(),
  leadership: z
    .strictObject({ founders: z.array(person), ceo: person, board: z.array(person), team: z.array(person) })
    .optional(),
  careers: z
    .strictObject({
      heading: text,
      description: text,
      jobs: z
        .array(
          z.strictObject({
            jobId: slug,
            title: text,
            location: text,
            department: text,
            /** HTML: what you will do, what you bring. */
            description: text,
            applyLink: z.string(),
            ...placed,
          }),
        )
        .default([]),
    })
    .optional(),
  hiringProcess: z.strictObject({ step1: block, step2: block, step3: block, step4: block, step5: block }).optional(),
  investorResults: z
    .strictObject({ results: z.array(z.strictObject({ year: z.string(), title: text, document: mediaRef })) })
    .optional(),
  nature: z
    .strictObject({
      kapha: block.extend({ characteristics: text }),
      pitta: block.extend({ characteristics: text }),
      vatta: block.extend({ characteristics: text }),
    })
    .optional(),
  homeRemedies: z.strictObject({ heading: text, remedies: z.array(block) }).optional(),
  motherEarth: block.optional(),
  catalogs: z
    .strictObject({ items: z.array(z.strictObject({ title: text, cover: mediaRef, document: mediaRef, ...placed })) })
    .optional(),
  enquiry: z.strictObject({ heading: text, description: text, formId: z.string() }).optional(),
});

/** pages/*.yaml: one or several pages a file. */
export const pagesFile = z.strictObject({
  pages: z.array(
    z.strictObject({
      /** The operation's page name (`home`, `our-story`, `life-at-company` …) and its uri. */
      slug,
      /** Where it stands when that is not `/{slug}`, without country: `/` for home, `/careers/join-us`. */
      uri: z.string().startsWith('/').optional(),
      modified,
      title: text,
      /** HTML, may be empty in both languages; in parts where it differs by country. */
      content: z.union([html, z.array(html.extend(placed))]).optional(),
      seo,
      banner: z.strictObject({ active: z.boolean(), heading: text, description: text, image: mediaRef }).optional(),
      subNavigation: z
        .strictObject({ active: z.boolean(), items: z.array(z.strictObject({ name: text, link: z.string() })) })
        .optional(),
      groups: groups.optional(),
      ...placed,
    }),
  ),
});

/** posts/{health-hub,blog,press-releases}.yaml: `category` is the backend category of every post of the file. */
export const postsFile = z.strictObject({
  category: z.enum(['health-hub', 'blog', 'press-releases']),
  posts: z.array(
    z.strictObject({
      slug,
      date: siteTime,
      modified,
      title: text,
      excerpt: text,
      /** HTML. */
      content: text,
      image: mediaRef.optional(),
      tags: z.array(slug),
      seo: seo.optional(),
      ...placed,
    }),
  ),
});

/** posts/campaigns.yaml; tags may name brands (campaignsByBrand). */
export const campaignsFile = z.strictObject({
  campaigns: z.array(
    z.strictObject({
      slug,
      date: siteTime,
      modified,
      title: text,
      content: text,
      image: mediaRef,
      tags: z.array(slug),
      video: z
        .discriminatedUnion('type', [
          z.strictObject({ type: z.literal('upload'), file: mediaRef }),
          z.strictObject({ type: z.literal('embed'), link: z.url() }),
        ])
        .optional(),
      seo: seo.optional(),
      ...placed,
    }),
  ),
});

/** locations.yaml: offices; `content` is the address as HTML. */
export const locationsFile = z.strictObject({
  locations: z.array(
    z.strictObject({ slug, title: text, content: text, email: z.email(), phone: z.string(), ...placed }),
  ),
});

/** awards.yaml */
export const awardsFile = z.strictObject({
  awards: z.array(
    z.strictObject({
      slug,
      date: siteTime,
      title: text,
      /** One sentence as HTML: for what. */
      content: text,
      image: mediaRef.optional(),
      ...placed,
    }),
  ),
});

/** tags.yaml: names of the tags of posts and campaigns. */
export const tagsFile = z.strictObject({ tags: z.array(z.strictObject({ slug, name: text })) });

/**
 * one-language.yaml: products that are shown in one language alone, under a slug of its own (`زيت-…`); their texts in
 * other languages are not used.
 */
export const oneLanguageFile = z.strictObject({
  language: z.enum(languageCodes),
  products: z.array(
    z.strictObject({
      /** The full slug of the product in its range file. */
      product: slug,
      slug: z.string().regex(/^[\p{L}0-9]+(-[\p{L}0-9]+)*$/u, 'words joined by hyphens'),
    }),
  ),
});

/**
 * search-words.yaml: what people also call a brand, product type, ingredient, moment or tag, by its slug:
 * synonyms, dialect words, transliterations, in either script.
 */
export const searchWordsFile = z.strictObject({ words: z.record(slug, z.array(z.string().min(1))) });
