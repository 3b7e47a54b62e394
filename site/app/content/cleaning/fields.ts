/**
 * How to read each field of the contract, by name. `fields.test.ts` compares these tables with the contract: a field
 * that is missing here, or has two meanings, fails there.
 */

/** Lists without null and absent entries. */
// biome-ignore format: a list of words reads better in rows
export const LIST_FIELDS: ReadonlySet<string> = new Set([
  'languages', 'translations', 'metaData', 'slides', 'blocks', 'brands', 'regions', 'milestones', 'founders', 'board',
  'team', 'jobs', 'results', 'remedies', 'items', 'faqs', 'benefits',
]);

/** Connections: never null. */
// biome-ignore format: a list of words reads better in rows
export const CONNECTION_FIELDS: ReadonlySet<string> = new Set([
  'menuItems', 'pages', 'posts', 'products', 'productCategories', 'campaigns', 'locations', 'awards', 'ingredients',
  'childItems', 'tags', 'galleryImages', 'productTags', 'related', 'variations', 'attributes', 'children',
]);

/**
 * Pictures and files in an edge: `{ node }`. Field groups of 0.x have them bare (contract notes, section 1). An `image`
 * is an edge in field groups only: products, variations and categories have it bare in every version.
 */
// biome-ignore format: a list of words reads better in rows
export const EDGE_FIELDS: ReadonlySet<string> = new Set([
  'image', 'featuredImage', 'desktopMedia', 'mobileMedia', 'uploadVideo', 'document', 'cover', 'mImage',
]);

/** Lists of words: ACF select fields, of which one value counts (contract notes 26), and an attribute's options. */
export const SELECT_FIELDS: ReadonlySet<string> = new Set(['options', 'textPosition', 'videoType', 'kind']);

/** Always HTML; a `description` is HTML on a node or a job and text in a field group (contract notes 19). */
export const HTML_FIELDS: ReadonlySet<string> = new Set([
  'content',
  'excerpt',
  'shortDescription',
  'biography',
  'answer',
]);

/** Addresses, of this site or others; also the `value` of meta data whose key names one. */
export const LINK_FIELDS: ReadonlySet<string> = new Set([
  'link',
  'uri',
  'url',
  'path',
  'href',
  'applyLink',
  'videoLink',
  'externalUrl',
  'website',
]);

/** Addresses of files. */
export const MEDIA_FIELDS: ReadonlySet<string> = new Set(['mediaItemUrl', 'srcSet']);

/** Neither text nor address: codes, dates, identifiers, cursors. */
// biome-ignore format: a list of words reads better in rows
export const VERBATIM_FIELDS: ReadonlySet<string> = new Set([
  '__typename', 'id', 'parentId', 'jobId', 'formId', 'code', 'default_locale', 'locale', 'languageCode', 'key', 'date',
  'modified', 'modifiedGmt',
  'startDate', 'endDate', 'startCursor', 'endCursor', 'mediaType', 'mimeType', 'target', 'textColor', 'officeEmail',
  'language', 'catalogVisibility', 'gtin', 'datePosted', 'notOn', 'latitude', 'longitude',
]);

/** Plain text. */
// biome-ignore format: a list of words reads better in rows
export const TEXT_FIELDS: ReadonlySet<string> = new Set([
  'achievement', 'altText', 'characteristics', 'city', 'department', 'description', 'designation', 'figure', 'heading', 'label',
  'location', 'metaDescription', 'metaTitle', 'name', 'native_name', 'number', 'officePhoneNumber', 'openingHours', 'post_title',
  'question', 'slug', 'stock', 'title', 'translated_name', 'value', 'year',
]);

// biome-ignore format: a list of words reads better in rows
export const NUMBER_FIELDS: ReadonlySet<string> = new Set([
  'databaseId', 'postId', 'campaignId', 'parentDatabaseId', 'order', 'menuOrder', 'count',
]);

// biome-ignore format: a list of words reads better in rows
export const FLAG_FIELDS: ReadonlySet<string> = new Set([
  'active', 'isBrandSection', 'is_hidden', 'variation', 'hasNextPage', 'hasPreviousPage',
]);

/**
 * Single nodes and field groups. `locale` is one on a node, and text within itself; `location` is one at the root,
 * queried under another name, and on a job.
 */
// biome-ignore format: a list of words reads better in rows
export const GROUP_FIELDS: ReadonlySet<string> = new Set([
  'generalSettings', 'page', 'post', 'campaign', 'award', 'product', 'mediaItem', 'node', 'pageInfo', 'menuFields', 'seo', 'pageBanner', 'subNavigation', 'homeSlider',
  'storyBlocks', 'brandSlider', 'corporateResponsibility', 'globalPresence', 'visionMission', 'principles', 'journey',
  'leadership', 'careers', 'hiringProcess', 'investorResults', 'nature', 'homeRemedies', 'motherEarth', 'catalogs',
  'enquiry', 'keyData1', 'keyData2', 'keyData3', 'keyData4', 'item1', 'item2', 'item3', 'item4', 'highlight1',
  'highlight2', 'highlight3', 'vision', 'mission', 'principle1', 'principle2', 'principle3', 'principle4', 'principle5',
  'principle6', 'principle7', 'ceo', 'step1', 'step2', 'step3', 'step4', 'step5', 'kapha', 'pitta', 'vatta',
  'videoGroup', 'locationDetails', 'ingredientFields', 'brandBanner', 'categoryPage', 'benefit1', 'benefit2',
  'benefit3', 'benefit4', 'productDetails', 'howToUse',
]);

const TEXTS = [TEXT_FIELDS, HTML_FIELDS, LINK_FIELDS, MEDIA_FIELDS, VERBATIM_FIELDS];

/** Whether a field holds text of any kind. */
export function isText(name: string): boolean {
  return TEXTS.some((table) => table.has(name));
}
