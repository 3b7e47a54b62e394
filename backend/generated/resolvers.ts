import type { GraphQLResolveInfo } from 'graphql';
import type { FieldGroup, MediaEdge } from '../graphql/field-groups.ts';
import type { MediaRow } from '../db/schema/media.ts';
import type { MenuItemRow } from '../db/schema/menus.ts';
import type { EntryRow } from '../db/schema/entries.ts';
import type { TermRow } from '../db/schema/terms.ts';
import type { ProductRow, VariationRow } from '../db/schema/products.ts';
import type { Context } from '../graphql/context.ts';
export type Maybe<T> = T | null;
export type InputMaybe<T> = Maybe<T>;
export type Omit<T, K extends keyof T> = Pick<T, Exclude<keyof T, K>>;
export type RequireFields<T, K extends keyof T> = Omit<T, K> & { [P in K]-?: NonNullable<T[P]> };
/** All built-in and custom scalars, mapped to their actual values */
export type Scalars = {
  ID: { input: string; output: string; }
  String: { input: string; output: string; }
  Boolean: { input: boolean; output: boolean; }
  Int: { input: number; output: number; }
  Float: { input: number; output: number; }
};

export type Award = Node & {
  __typename?: 'Award';
  content?: Maybe<Scalars['String']['output']>;
  databaseId: Scalars['Int']['output'];
  date?: Maybe<Scalars['String']['output']>;
  featuredImage?: Maybe<MediaItemConnectionEdge>;
  id: Scalars['ID']['output'];
  modifiedGmt?: Maybe<Scalars['String']['output']>;
  title?: Maybe<Scalars['String']['output']>;
};

export type AwardConnection = {
  __typename?: 'AwardConnection';
  nodes: Array<Award>;
  pageInfo: WpPageInfo;
};

export type AwardIdType =
  | 'DATABASE_ID'
  | 'ID'
  | 'SLUG'
  | 'URI';

export type Benefit = {
  __typename?: 'Benefit';
  description?: Maybe<Scalars['String']['output']>;
  heading?: Maybe<Scalars['String']['output']>;
};

export type BodyType = {
  __typename?: 'BodyType';
  characteristics?: Maybe<Scalars['String']['output']>;
  description?: Maybe<Scalars['String']['output']>;
  heading?: Maybe<Scalars['String']['output']>;
  image?: Maybe<MediaItemConnectionEdge>;
};

export type BrandBanner = {
  __typename?: 'BrandBanner';
  heading?: Maybe<Scalars['String']['output']>;
  image?: Maybe<MediaItemConnectionEdge>;
};

export type BrandSlide = {
  __typename?: 'BrandSlide';
  image?: Maybe<MediaItemConnectionEdge>;
  link?: Maybe<Scalars['String']['output']>;
  name?: Maybe<Scalars['String']['output']>;
};

export type BrandSlider = {
  __typename?: 'BrandSlider';
  brands?: Maybe<Array<Maybe<BrandSlide>>>;
  heading?: Maybe<Scalars['String']['output']>;
};

export type Campaign = Node & {
  __typename?: 'Campaign';
  campaignId: Scalars['Int']['output'];
  content?: Maybe<Scalars['String']['output']>;
  databaseId: Scalars['Int']['output'];
  date?: Maybe<Scalars['String']['output']>;
  featuredImage?: Maybe<MediaItemConnectionEdge>;
  id: Scalars['ID']['output'];
  locale?: Maybe<Locale>;
  modifiedGmt?: Maybe<Scalars['String']['output']>;
  seo?: Maybe<Seo>;
  slug?: Maybe<Scalars['String']['output']>;
  tags?: Maybe<TagConnection>;
  title?: Maybe<Scalars['String']['output']>;
  translations?: Maybe<Array<Maybe<Translation>>>;
  uri?: Maybe<Scalars['String']['output']>;
  videoGroup?: Maybe<VideoGroup>;
};


export type CampaignTagsArgs = {
  first?: InputMaybe<Scalars['Int']['input']>;
};

export type CampaignConnection = {
  __typename?: 'CampaignConnection';
  nodes: Array<Campaign>;
  pageInfo: WpPageInfo;
};

export type CampaignIdType =
  | 'DATABASE_ID'
  | 'ID'
  | 'SLUG'
  | 'URI';

export type Careers = {
  __typename?: 'Careers';
  description?: Maybe<Scalars['String']['output']>;
  heading?: Maybe<Scalars['String']['output']>;
  jobs?: Maybe<Array<Maybe<Job>>>;
};

export type CatalogItem = {
  __typename?: 'CatalogItem';
  cover?: Maybe<MediaItemConnectionEdge>;
  document?: Maybe<MediaItemConnectionEdge>;
  title?: Maybe<Scalars['String']['output']>;
};

export type CatalogVisibilityEnum =
  | 'CATALOG'
  | 'HIDDEN'
  | 'SEARCH'
  | 'VISIBLE';

export type Catalogs = {
  __typename?: 'Catalogs';
  items?: Maybe<Array<Maybe<CatalogItem>>>;
};

export type CategoryPage = {
  __typename?: 'CategoryPage';
  benefit1?: Maybe<ContentBlock>;
  benefit2?: Maybe<ContentBlock>;
  benefit3?: Maybe<ContentBlock>;
  benefit4?: Maybe<ContentBlock>;
  faqs?: Maybe<Array<Maybe<Faq>>>;
};

export type ContentBlock = {
  __typename?: 'ContentBlock';
  description?: Maybe<Scalars['String']['output']>;
  heading?: Maybe<Scalars['String']['output']>;
  image?: Maybe<MediaItemConnectionEdge>;
};

export type CorporateResponsibility = {
  __typename?: 'CorporateResponsibility';
  heading?: Maybe<Scalars['String']['output']>;
  item1?: Maybe<LinkedBlock>;
  item2?: Maybe<LinkedBlock>;
  item3?: Maybe<LinkedBlock>;
  item4?: Maybe<LinkedBlock>;
};

export type Enquiry = {
  __typename?: 'Enquiry';
  description?: Maybe<Scalars['String']['output']>;
  formId?: Maybe<Scalars['String']['output']>;
  heading?: Maybe<Scalars['String']['output']>;
};

export type ExternalProduct = Node & Product & ProductUnion & {
  __typename?: 'ExternalProduct';
  attributes?: Maybe<ProductAttributeConnection>;
  catalogVisibility?: Maybe<CatalogVisibilityEnum>;
  databaseId: Scalars['Int']['output'];
  description?: Maybe<Scalars['String']['output']>;
  externalUrl?: Maybe<Scalars['String']['output']>;
  featuredImage?: Maybe<MediaItemConnectionEdge>;
  galleryImages?: Maybe<MediaItemConnection>;
  gtin?: Maybe<Scalars['String']['output']>;
  id: Scalars['ID']['output'];
  image?: Maybe<MediaItem>;
  ingredients?: Maybe<IngredientConnection>;
  link?: Maybe<Scalars['String']['output']>;
  menuOrder?: Maybe<Scalars['Int']['output']>;
  metaData?: Maybe<Array<Maybe<MetaData>>>;
  modified?: Maybe<Scalars['String']['output']>;
  name?: Maybe<Scalars['String']['output']>;
  productCategories?: Maybe<ProductCategoryConnection>;
  productDetails?: Maybe<ProductDetails>;
  productTags?: Maybe<ProductTagConnection>;
  related?: Maybe<ProductUnionConnection>;
  seo?: Maybe<Seo>;
  shortDescription?: Maybe<Scalars['String']['output']>;
  slug?: Maybe<Scalars['String']['output']>;
  title?: Maybe<Scalars['String']['output']>;
  translations?: Maybe<Array<Maybe<Translation>>>;
  uri?: Maybe<Scalars['String']['output']>;
};


export type ExternalProductAttributesArgs = {
  first?: InputMaybe<Scalars['Int']['input']>;
};


export type ExternalProductGalleryImagesArgs = {
  first?: InputMaybe<Scalars['Int']['input']>;
};


export type ExternalProductIngredientsArgs = {
  first?: InputMaybe<Scalars['Int']['input']>;
};


export type ExternalProductMetaDataArgs = {
  keysIn?: InputMaybe<Array<InputMaybe<Scalars['String']['input']>>>;
};


export type ExternalProductProductCategoriesArgs = {
  first?: InputMaybe<Scalars['Int']['input']>;
};


export type ExternalProductProductTagsArgs = {
  first?: InputMaybe<Scalars['Int']['input']>;
};


export type ExternalProductRelatedArgs = {
  first?: InputMaybe<Scalars['Int']['input']>;
};

export type Faq = {
  __typename?: 'Faq';
  answer?: Maybe<Scalars['String']['output']>;
  notOn?: Maybe<Scalars['String']['output']>;
  question?: Maybe<Scalars['String']['output']>;
};

export type GeneralSettings = {
  __typename?: 'GeneralSettings';
  language?: Maybe<Scalars['String']['output']>;
  url?: Maybe<Scalars['String']['output']>;
};

export type GlobalPresence = {
  __typename?: 'GlobalPresence';
  description?: Maybe<Scalars['String']['output']>;
  heading?: Maybe<Scalars['String']['output']>;
  highlight1?: Maybe<KeyFigure>;
  highlight2?: Maybe<KeyFigure>;
  highlight3?: Maybe<KeyFigure>;
  regions?: Maybe<Array<Maybe<Region>>>;
};

export type GroupProduct = Node & Product & ProductUnion & {
  __typename?: 'GroupProduct';
  attributes?: Maybe<ProductAttributeConnection>;
  catalogVisibility?: Maybe<CatalogVisibilityEnum>;
  databaseId: Scalars['Int']['output'];
  description?: Maybe<Scalars['String']['output']>;
  featuredImage?: Maybe<MediaItemConnectionEdge>;
  galleryImages?: Maybe<MediaItemConnection>;
  gtin?: Maybe<Scalars['String']['output']>;
  id: Scalars['ID']['output'];
  image?: Maybe<MediaItem>;
  ingredients?: Maybe<IngredientConnection>;
  link?: Maybe<Scalars['String']['output']>;
  menuOrder?: Maybe<Scalars['Int']['output']>;
  metaData?: Maybe<Array<Maybe<MetaData>>>;
  modified?: Maybe<Scalars['String']['output']>;
  name?: Maybe<Scalars['String']['output']>;
  productCategories?: Maybe<ProductCategoryConnection>;
  productDetails?: Maybe<ProductDetails>;
  productTags?: Maybe<ProductTagConnection>;
  related?: Maybe<ProductUnionConnection>;
  seo?: Maybe<Seo>;
  shortDescription?: Maybe<Scalars['String']['output']>;
  slug?: Maybe<Scalars['String']['output']>;
  title?: Maybe<Scalars['String']['output']>;
  translations?: Maybe<Array<Maybe<Translation>>>;
  uri?: Maybe<Scalars['String']['output']>;
};


export type GroupProductAttributesArgs = {
  first?: InputMaybe<Scalars['Int']['input']>;
};


export type GroupProductGalleryImagesArgs = {
  first?: InputMaybe<Scalars['Int']['input']>;
};


export type GroupProductIngredientsArgs = {
  first?: InputMaybe<Scalars['Int']['input']>;
};


export type GroupProductMetaDataArgs = {
  keysIn?: InputMaybe<Array<InputMaybe<Scalars['String']['input']>>>;
};


export type GroupProductProductCategoriesArgs = {
  first?: InputMaybe<Scalars['Int']['input']>;
};


export type GroupProductProductTagsArgs = {
  first?: InputMaybe<Scalars['Int']['input']>;
};


export type GroupProductRelatedArgs = {
  first?: InputMaybe<Scalars['Int']['input']>;
};

export type HiringProcess = {
  __typename?: 'HiringProcess';
  step1?: Maybe<ContentBlock>;
  step2?: Maybe<ContentBlock>;
  step3?: Maybe<ContentBlock>;
  step4?: Maybe<ContentBlock>;
  step5?: Maybe<ContentBlock>;
};

export type HomeRemedies = {
  __typename?: 'HomeRemedies';
  heading?: Maybe<Scalars['String']['output']>;
  remedies?: Maybe<Array<Maybe<ContentBlock>>>;
};

export type HomeSlide = {
  __typename?: 'HomeSlide';
  active?: Maybe<Scalars['Boolean']['output']>;
  description?: Maybe<Scalars['String']['output']>;
  desktopMedia?: Maybe<MediaItemConnectionEdge>;
  endDate?: Maybe<Scalars['String']['output']>;
  heading?: Maybe<Scalars['String']['output']>;
  link?: Maybe<Scalars['String']['output']>;
  mobileMedia?: Maybe<MediaItemConnectionEdge>;
  startDate?: Maybe<Scalars['String']['output']>;
  textColor?: Maybe<Scalars['String']['output']>;
  textPosition?: Maybe<Array<Maybe<Scalars['String']['output']>>>;
};

export type HomeSlider = {
  __typename?: 'HomeSlider';
  slides?: Maybe<Array<Maybe<HomeSlide>>>;
};

export type HowToUse = {
  __typename?: 'HowToUse';
  step1?: Maybe<UseStep>;
  step2?: Maybe<UseStep>;
  step3?: Maybe<UseStep>;
  step4?: Maybe<UseStep>;
  step5?: Maybe<UseStep>;
};

export type Ingredient = Node & {
  __typename?: 'Ingredient';
  databaseId: Scalars['Int']['output'];
  description?: Maybe<Scalars['String']['output']>;
  id: Scalars['ID']['output'];
  ingredientFields?: Maybe<IngredientFields>;
  languageCode?: Maybe<Scalars['String']['output']>;
  name?: Maybe<Scalars['String']['output']>;
  slug?: Maybe<Scalars['String']['output']>;
  translations?: Maybe<Array<Maybe<Ingredient>>>;
};

export type IngredientConnection = {
  __typename?: 'IngredientConnection';
  nodes: Array<Ingredient>;
  pageInfo: WpPageInfo;
};

export type IngredientFields = {
  __typename?: 'IngredientFields';
  image?: Maybe<MediaItemConnectionEdge>;
};

export type InvestorResult = {
  __typename?: 'InvestorResult';
  document?: Maybe<MediaItemConnectionEdge>;
  title?: Maybe<Scalars['String']['output']>;
  year?: Maybe<Scalars['String']['output']>;
};

export type InvestorResults = {
  __typename?: 'InvestorResults';
  results?: Maybe<Array<Maybe<InvestorResult>>>;
};

export type Job = {
  __typename?: 'Job';
  applyLink?: Maybe<Scalars['String']['output']>;
  datePosted?: Maybe<Scalars['String']['output']>;
  department?: Maybe<Scalars['String']['output']>;
  description?: Maybe<Scalars['String']['output']>;
  jobId?: Maybe<Scalars['String']['output']>;
  location?: Maybe<Scalars['String']['output']>;
  title?: Maybe<Scalars['String']['output']>;
};

export type Journey = {
  __typename?: 'Journey';
  heading?: Maybe<Scalars['String']['output']>;
  milestones?: Maybe<Array<Maybe<Milestone>>>;
};

export type KeyFigure = {
  __typename?: 'KeyFigure';
  figure?: Maybe<Scalars['String']['output']>;
  label?: Maybe<Scalars['String']['output']>;
};

export type LanguageInfo = {
  __typename?: 'LanguageInfo';
  code?: Maybe<Scalars['String']['output']>;
  default_locale?: Maybe<Scalars['String']['output']>;
  id: Scalars['ID']['output'];
  is_hidden?: Maybe<Scalars['Boolean']['output']>;
  native_name?: Maybe<Scalars['String']['output']>;
  translated_name?: Maybe<Scalars['String']['output']>;
};

export type Leadership = {
  __typename?: 'Leadership';
  board?: Maybe<Array<Maybe<Person>>>;
  ceo?: Maybe<Person>;
  founders?: Maybe<Array<Maybe<Person>>>;
  team?: Maybe<Array<Maybe<Person>>>;
};

export type LinkedBlock = {
  __typename?: 'LinkedBlock';
  description?: Maybe<Scalars['String']['output']>;
  heading?: Maybe<Scalars['String']['output']>;
  image?: Maybe<MediaItemConnectionEdge>;
  link?: Maybe<Scalars['String']['output']>;
};

export type LocalProductAttribute = Node & ProductAttribute & {
  __typename?: 'LocalProductAttribute';
  id: Scalars['ID']['output'];
  label?: Maybe<Scalars['String']['output']>;
  name?: Maybe<Scalars['String']['output']>;
  options?: Maybe<Array<Maybe<Scalars['String']['output']>>>;
  variation?: Maybe<Scalars['Boolean']['output']>;
};

export type Locale = {
  __typename?: 'Locale';
  id: Scalars['ID']['output'];
  locale?: Maybe<Scalars['String']['output']>;
};

export type Location = Node & {
  __typename?: 'Location';
  content?: Maybe<Scalars['String']['output']>;
  databaseId: Scalars['Int']['output'];
  id: Scalars['ID']['output'];
  locationDetails?: Maybe<LocationDetails>;
  modifiedGmt?: Maybe<Scalars['String']['output']>;
  title?: Maybe<Scalars['String']['output']>;
};

export type LocationConnection = {
  __typename?: 'LocationConnection';
  nodes: Array<Location>;
  pageInfo: WpPageInfo;
};

export type LocationDetails = {
  __typename?: 'LocationDetails';
  city?: Maybe<Scalars['String']['output']>;
  kind?: Maybe<Array<Maybe<Scalars['String']['output']>>>;
  latitude?: Maybe<Scalars['String']['output']>;
  longitude?: Maybe<Scalars['String']['output']>;
  officeEmail?: Maybe<Scalars['String']['output']>;
  officePhoneNumber?: Maybe<Scalars['String']['output']>;
  openingHours?: Maybe<Scalars['String']['output']>;
  stock?: Maybe<Scalars['String']['output']>;
  website?: Maybe<Scalars['String']['output']>;
};

export type LocationIdType =
  | 'DATABASE_ID'
  | 'ID'
  | 'SLUG'
  | 'URI';

export type MediaItem = Node & {
  __typename?: 'MediaItem';
  altText?: Maybe<Scalars['String']['output']>;
  databaseId: Scalars['Int']['output'];
  id: Scalars['ID']['output'];
  mediaItemUrl?: Maybe<Scalars['String']['output']>;
  mediaType?: Maybe<Scalars['String']['output']>;
  mimeType?: Maybe<Scalars['String']['output']>;
  slug?: Maybe<Scalars['String']['output']>;
  srcSet?: Maybe<Scalars['String']['output']>;
  title?: Maybe<Scalars['String']['output']>;
};

export type MediaItemConnection = {
  __typename?: 'MediaItemConnection';
  nodes: Array<MediaItem>;
  pageInfo: WpPageInfo;
};

export type MediaItemConnectionEdge = {
  __typename?: 'MediaItemConnectionEdge';
  node: MediaItem;
};

export type MediaItemIdType =
  | 'DATABASE_ID'
  | 'ID'
  | 'SLUG'
  | 'SOURCE_URL'
  | 'URI';

export type MenuFields = {
  __typename?: 'MenuFields';
  isBrandSection?: Maybe<Scalars['Boolean']['output']>;
  mImage?: Maybe<MediaItemConnectionEdge>;
};

export type MenuItem = Node & {
  __typename?: 'MenuItem';
  childItems?: Maybe<MenuItemConnection>;
  databaseId: Scalars['Int']['output'];
  id: Scalars['ID']['output'];
  label?: Maybe<Scalars['String']['output']>;
  menuFields?: Maybe<MenuFields>;
  order?: Maybe<Scalars['Int']['output']>;
  parentDatabaseId?: Maybe<Scalars['Int']['output']>;
  parentId?: Maybe<Scalars['ID']['output']>;
  path?: Maybe<Scalars['String']['output']>;
  target?: Maybe<Scalars['String']['output']>;
  title?: Maybe<Scalars['String']['output']>;
  uri?: Maybe<Scalars['String']['output']>;
  url?: Maybe<Scalars['String']['output']>;
};


export type MenuItemChildItemsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
};

export type MenuItemConnection = {
  __typename?: 'MenuItemConnection';
  nodes: Array<MenuItem>;
  pageInfo: WpPageInfo;
};

export type MenuLocationEnum =
  | 'FOOTER'
  | 'PRIMARY'
  | 'QUICK_LINKS';

export type MetaData = {
  __typename?: 'MetaData';
  id?: Maybe<Scalars['ID']['output']>;
  key: Scalars['String']['output'];
  value?: Maybe<Scalars['String']['output']>;
};

export type Milestone = {
  __typename?: 'Milestone';
  achievement?: Maybe<Scalars['String']['output']>;
  year?: Maybe<Scalars['String']['output']>;
};

export type NamedLink = {
  __typename?: 'NamedLink';
  link?: Maybe<Scalars['String']['output']>;
  name?: Maybe<Scalars['String']['output']>;
};

export type Nature = {
  __typename?: 'Nature';
  kapha?: Maybe<BodyType>;
  pitta?: Maybe<BodyType>;
  vatta?: Maybe<BodyType>;
};

export type Node = {
  id: Scalars['ID']['output'];
};

export type OrderEnum =
  | 'ASC'
  | 'DESC';

export type Page = Node & {
  __typename?: 'Page';
  brandSlider?: Maybe<BrandSlider>;
  careers?: Maybe<Careers>;
  catalogs?: Maybe<Catalogs>;
  content?: Maybe<Scalars['String']['output']>;
  corporateResponsibility?: Maybe<CorporateResponsibility>;
  databaseId: Scalars['Int']['output'];
  enquiry?: Maybe<Enquiry>;
  globalPresence?: Maybe<GlobalPresence>;
  hiringProcess?: Maybe<HiringProcess>;
  homeRemedies?: Maybe<HomeRemedies>;
  homeSlider?: Maybe<HomeSlider>;
  id: Scalars['ID']['output'];
  investorResults?: Maybe<InvestorResults>;
  journey?: Maybe<Journey>;
  leadership?: Maybe<Leadership>;
  link?: Maybe<Scalars['String']['output']>;
  locale?: Maybe<Locale>;
  modifiedGmt?: Maybe<Scalars['String']['output']>;
  motherEarth?: Maybe<ContentBlock>;
  nature?: Maybe<Nature>;
  pageBanner?: Maybe<PageBanner>;
  principles?: Maybe<Principles>;
  seo?: Maybe<Seo>;
  slug?: Maybe<Scalars['String']['output']>;
  storyBlocks?: Maybe<StoryBlocks>;
  subNavigation?: Maybe<SubNavigation>;
  title?: Maybe<Scalars['String']['output']>;
  translations?: Maybe<Array<Maybe<Translation>>>;
  uri?: Maybe<Scalars['String']['output']>;
  visionMission?: Maybe<VisionMission>;
};

export type PageBanner = {
  __typename?: 'PageBanner';
  active?: Maybe<Scalars['Boolean']['output']>;
  description?: Maybe<Scalars['String']['output']>;
  heading?: Maybe<Scalars['String']['output']>;
  image?: Maybe<MediaItemConnectionEdge>;
};

export type PageConnection = {
  __typename?: 'PageConnection';
  nodes: Array<Page>;
  pageInfo: WpPageInfo;
};

export type PageIdType =
  | 'DATABASE_ID'
  | 'ID'
  | 'URI';

export type Person = {
  __typename?: 'Person';
  biography?: Maybe<Scalars['String']['output']>;
  designation?: Maybe<Scalars['String']['output']>;
  image?: Maybe<MediaItemConnectionEdge>;
  name?: Maybe<Scalars['String']['output']>;
};

export type Post = Node & {
  __typename?: 'Post';
  content?: Maybe<Scalars['String']['output']>;
  databaseId: Scalars['Int']['output'];
  date?: Maybe<Scalars['String']['output']>;
  excerpt?: Maybe<Scalars['String']['output']>;
  featuredImage?: Maybe<MediaItemConnectionEdge>;
  id: Scalars['ID']['output'];
  locale?: Maybe<Locale>;
  modifiedGmt?: Maybe<Scalars['String']['output']>;
  postId: Scalars['Int']['output'];
  seo?: Maybe<Seo>;
  slug?: Maybe<Scalars['String']['output']>;
  tags?: Maybe<TagConnection>;
  title?: Maybe<Scalars['String']['output']>;
  translations?: Maybe<Array<Maybe<Translation>>>;
  uri?: Maybe<Scalars['String']['output']>;
};


export type PostTagsArgs = {
  first?: InputMaybe<Scalars['Int']['input']>;
};

export type PostConnection = {
  __typename?: 'PostConnection';
  nodes: Array<Post>;
  pageInfo: WpPageInfo;
};

export type PostIdType =
  | 'DATABASE_ID'
  | 'ID'
  | 'SLUG'
  | 'URI';

export type PostObjectsConnectionOrderbyEnum =
  | 'DATE'
  | 'MODIFIED';

export type PostObjectsConnectionOrderbyInput = {
  field: PostObjectsConnectionOrderbyEnum;
  order: OrderEnum;
};

export type Principles = {
  __typename?: 'Principles';
  principle1?: Maybe<ContentBlock>;
  principle2?: Maybe<ContentBlock>;
  principle3?: Maybe<ContentBlock>;
  principle4?: Maybe<ContentBlock>;
  principle5?: Maybe<ContentBlock>;
  principle6?: Maybe<ContentBlock>;
  principle7?: Maybe<ContentBlock>;
};

export type Product = {
  catalogVisibility?: Maybe<CatalogVisibilityEnum>;
  databaseId: Scalars['Int']['output'];
  description?: Maybe<Scalars['String']['output']>;
  featuredImage?: Maybe<MediaItemConnectionEdge>;
  galleryImages?: Maybe<MediaItemConnection>;
  gtin?: Maybe<Scalars['String']['output']>;
  id: Scalars['ID']['output'];
  image?: Maybe<MediaItem>;
  ingredients?: Maybe<IngredientConnection>;
  link?: Maybe<Scalars['String']['output']>;
  menuOrder?: Maybe<Scalars['Int']['output']>;
  metaData?: Maybe<Array<Maybe<MetaData>>>;
  modified?: Maybe<Scalars['String']['output']>;
  name?: Maybe<Scalars['String']['output']>;
  productCategories?: Maybe<ProductCategoryConnection>;
  productDetails?: Maybe<ProductDetails>;
  productTags?: Maybe<ProductTagConnection>;
  related?: Maybe<ProductUnionConnection>;
  seo?: Maybe<Seo>;
  shortDescription?: Maybe<Scalars['String']['output']>;
  slug?: Maybe<Scalars['String']['output']>;
  title?: Maybe<Scalars['String']['output']>;
  translations?: Maybe<Array<Maybe<Translation>>>;
  uri?: Maybe<Scalars['String']['output']>;
};


export type ProductGalleryImagesArgs = {
  first?: InputMaybe<Scalars['Int']['input']>;
};


export type ProductIngredientsArgs = {
  first?: InputMaybe<Scalars['Int']['input']>;
};


export type ProductMetaDataArgs = {
  keysIn?: InputMaybe<Array<InputMaybe<Scalars['String']['input']>>>;
};


export type ProductProductCategoriesArgs = {
  first?: InputMaybe<Scalars['Int']['input']>;
};


export type ProductProductTagsArgs = {
  first?: InputMaybe<Scalars['Int']['input']>;
};


export type ProductRelatedArgs = {
  first?: InputMaybe<Scalars['Int']['input']>;
};

export type ProductAttribute = {
  id: Scalars['ID']['output'];
  label?: Maybe<Scalars['String']['output']>;
  name?: Maybe<Scalars['String']['output']>;
  options?: Maybe<Array<Maybe<Scalars['String']['output']>>>;
  variation?: Maybe<Scalars['Boolean']['output']>;
};

export type ProductAttributeConnection = {
  __typename?: 'ProductAttributeConnection';
  nodes: Array<ProductAttribute>;
  pageInfo: WpPageInfo;
};

export type ProductCategory = Node & {
  __typename?: 'ProductCategory';
  brandBanner?: Maybe<BrandBanner>;
  categoryPage?: Maybe<CategoryPage>;
  children?: Maybe<ProductCategoryConnection>;
  count?: Maybe<Scalars['Int']['output']>;
  databaseId: Scalars['Int']['output'];
  description?: Maybe<Scalars['String']['output']>;
  id: Scalars['ID']['output'];
  image?: Maybe<MediaItem>;
  languageCode?: Maybe<Scalars['String']['output']>;
  name?: Maybe<Scalars['String']['output']>;
  seo?: Maybe<Seo>;
  slug?: Maybe<Scalars['String']['output']>;
  translations?: Maybe<Array<Maybe<ProductCategory>>>;
  uri?: Maybe<Scalars['String']['output']>;
};


export type ProductCategoryChildrenArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
};

export type ProductCategoryConnection = {
  __typename?: 'ProductCategoryConnection';
  nodes: Array<ProductCategory>;
  pageInfo: WpPageInfo;
};

export type ProductConnection = {
  __typename?: 'ProductConnection';
  nodes: Array<Product>;
  pageInfo: WpPageInfo;
};

export type ProductDetails = {
  __typename?: 'ProductDetails';
  benefits?: Maybe<Array<Maybe<Benefit>>>;
  howToUse?: Maybe<HowToUse>;
};

export type ProductIdTypeEnum =
  | 'DATABASE_ID'
  | 'ID'
  | 'SLUG';

export type ProductTag = Node & {
  __typename?: 'ProductTag';
  id: Scalars['ID']['output'];
  name?: Maybe<Scalars['String']['output']>;
  slug?: Maybe<Scalars['String']['output']>;
};

export type ProductTagConnection = {
  __typename?: 'ProductTagConnection';
  nodes: Array<ProductTag>;
  pageInfo: WpPageInfo;
};

export type ProductUnion = {
  databaseId: Scalars['Int']['output'];
  id: Scalars['ID']['output'];
  image?: Maybe<MediaItem>;
  name?: Maybe<Scalars['String']['output']>;
  slug?: Maybe<Scalars['String']['output']>;
};

export type ProductUnionConnection = {
  __typename?: 'ProductUnionConnection';
  nodes: Array<ProductUnion>;
  pageInfo: WpPageInfo;
};

export type ProductVariation = {
  attributes?: Maybe<VariationAttributeConnection>;
  databaseId: Scalars['Int']['output'];
  gtin?: Maybe<Scalars['String']['output']>;
  id: Scalars['ID']['output'];
  image?: Maybe<MediaItem>;
  metaData?: Maybe<Array<Maybe<MetaData>>>;
  name?: Maybe<Scalars['String']['output']>;
  slug?: Maybe<Scalars['String']['output']>;
};


export type ProductVariationAttributesArgs = {
  first?: InputMaybe<Scalars['Int']['input']>;
};


export type ProductVariationMetaDataArgs = {
  keysIn?: InputMaybe<Array<InputMaybe<Scalars['String']['input']>>>;
};

export type ProductVariationConnection = {
  __typename?: 'ProductVariationConnection';
  nodes: Array<ProductVariation>;
  pageInfo: WpPageInfo;
};

export type ProductsOrderByEnum =
  | 'DATE'
  | 'MENU_ORDER'
  | 'MODIFIED'
  | 'NAME'
  | 'SLUG';

export type ProductsOrderbyInput = {
  field: ProductsOrderByEnum;
  order?: InputMaybe<OrderEnum>;
};

export type Region = {
  __typename?: 'Region';
  description?: Maybe<Scalars['String']['output']>;
  name?: Maybe<Scalars['String']['output']>;
};

export type RootQuery = {
  __typename?: 'RootQuery';
  award?: Maybe<Award>;
  awards?: Maybe<AwardConnection>;
  campaign?: Maybe<Campaign>;
  campaigns?: Maybe<CampaignConnection>;
  generalSettings?: Maybe<GeneralSettings>;
  ingredients?: Maybe<IngredientConnection>;
  languages?: Maybe<Array<Maybe<LanguageInfo>>>;
  location?: Maybe<Location>;
  locations?: Maybe<LocationConnection>;
  mediaItem?: Maybe<MediaItem>;
  menuItems?: Maybe<MenuItemConnection>;
  page?: Maybe<Page>;
  pages?: Maybe<PageConnection>;
  post?: Maybe<Post>;
  posts?: Maybe<PostConnection>;
  product?: Maybe<Product>;
  productCategories?: Maybe<ProductCategoryConnection>;
  products?: Maybe<ProductConnection>;
};


export type RootQueryAwardArgs = {
  asPreview?: InputMaybe<Scalars['Boolean']['input']>;
  id: Scalars['ID']['input'];
  idType?: InputMaybe<AwardIdType>;
};


export type RootQueryAwardsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  where?: InputMaybe<RootQueryToAwardConnectionWhereArgs>;
};


export type RootQueryCampaignArgs = {
  asPreview?: InputMaybe<Scalars['Boolean']['input']>;
  id: Scalars['ID']['input'];
  idType?: InputMaybe<CampaignIdType>;
};


export type RootQueryCampaignsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  where?: InputMaybe<RootQueryToCampaignConnectionWhereArgs>;
};


export type RootQueryIngredientsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  where?: InputMaybe<RootQueryToIngredientConnectionWhereArgs>;
};


export type RootQueryLocationArgs = {
  asPreview?: InputMaybe<Scalars['Boolean']['input']>;
  id: Scalars['ID']['input'];
  idType?: InputMaybe<LocationIdType>;
};


export type RootQueryLocationsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  where?: InputMaybe<RootQueryToLocationConnectionWhereArgs>;
};


export type RootQueryMediaItemArgs = {
  id: Scalars['ID']['input'];
  idType?: InputMaybe<MediaItemIdType>;
};


export type RootQueryMenuItemsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  where?: InputMaybe<RootQueryToMenuItemConnectionWhereArgs>;
};


export type RootQueryPageArgs = {
  asPreview?: InputMaybe<Scalars['Boolean']['input']>;
  id: Scalars['ID']['input'];
  idType?: InputMaybe<PageIdType>;
};


export type RootQueryPagesArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  where?: InputMaybe<RootQueryToPageConnectionWhereArgs>;
};


export type RootQueryPostArgs = {
  asPreview?: InputMaybe<Scalars['Boolean']['input']>;
  id: Scalars['ID']['input'];
  idType?: InputMaybe<PostIdType>;
};


export type RootQueryPostsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  where?: InputMaybe<RootQueryToPostConnectionWhereArgs>;
};


export type RootQueryProductArgs = {
  id: Scalars['ID']['input'];
  idType?: InputMaybe<ProductIdTypeEnum>;
};


export type RootQueryProductCategoriesArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  where?: InputMaybe<RootQueryToProductCategoryConnectionWhereArgs>;
};


export type RootQueryProductsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  where?: InputMaybe<RootQueryToProductConnectionWhereArgs>;
};

export type RootQueryToAwardConnectionWhereArgs = {
  language?: InputMaybe<Scalars['String']['input']>;
  orderby?: InputMaybe<Array<InputMaybe<PostObjectsConnectionOrderbyInput>>>;
  search?: InputMaybe<Scalars['String']['input']>;
};

export type RootQueryToCampaignConnectionWhereArgs = {
  language?: InputMaybe<Scalars['String']['input']>;
  name?: InputMaybe<Scalars['String']['input']>;
  nameIn?: InputMaybe<Array<InputMaybe<Scalars['String']['input']>>>;
  orderby?: InputMaybe<Array<InputMaybe<PostObjectsConnectionOrderbyInput>>>;
  search?: InputMaybe<Scalars['String']['input']>;
  tag?: InputMaybe<Scalars['String']['input']>;
  tagSlugIn?: InputMaybe<Array<InputMaybe<Scalars['String']['input']>>>;
};

export type RootQueryToIngredientConnectionWhereArgs = {
  hideEmpty?: InputMaybe<Scalars['Boolean']['input']>;
  include?: InputMaybe<Array<InputMaybe<Scalars['ID']['input']>>>;
  language?: InputMaybe<Scalars['String']['input']>;
  search?: InputMaybe<Scalars['String']['input']>;
  slug?: InputMaybe<Array<InputMaybe<Scalars['String']['input']>>>;
};

export type RootQueryToLocationConnectionWhereArgs = {
  language?: InputMaybe<Scalars['String']['input']>;
  orderby?: InputMaybe<Array<InputMaybe<PostObjectsConnectionOrderbyInput>>>;
  search?: InputMaybe<Scalars['String']['input']>;
};

export type RootQueryToMenuItemConnectionWhereArgs = {
  language?: InputMaybe<Scalars['String']['input']>;
  location?: InputMaybe<MenuLocationEnum>;
  parentDatabaseId?: InputMaybe<Scalars['Int']['input']>;
  parentId?: InputMaybe<Scalars['ID']['input']>;
};

export type RootQueryToPageConnectionWhereArgs = {
  in?: InputMaybe<Array<InputMaybe<Scalars['ID']['input']>>>;
  language?: InputMaybe<Scalars['String']['input']>;
  name?: InputMaybe<Scalars['String']['input']>;
  nameIn?: InputMaybe<Array<InputMaybe<Scalars['String']['input']>>>;
  orderby?: InputMaybe<Array<InputMaybe<PostObjectsConnectionOrderbyInput>>>;
  search?: InputMaybe<Scalars['String']['input']>;
};

export type RootQueryToPostConnectionWhereArgs = {
  categoryName?: InputMaybe<Scalars['String']['input']>;
  in?: InputMaybe<Array<InputMaybe<Scalars['ID']['input']>>>;
  language?: InputMaybe<Scalars['String']['input']>;
  name?: InputMaybe<Scalars['String']['input']>;
  nameIn?: InputMaybe<Array<InputMaybe<Scalars['String']['input']>>>;
  orderby?: InputMaybe<Array<InputMaybe<PostObjectsConnectionOrderbyInput>>>;
  search?: InputMaybe<Scalars['String']['input']>;
  tag?: InputMaybe<Scalars['String']['input']>;
  tagSlugIn?: InputMaybe<Array<InputMaybe<Scalars['String']['input']>>>;
};

export type RootQueryToProductCategoryConnectionWhereArgs = {
  exclude?: InputMaybe<Array<InputMaybe<Scalars['ID']['input']>>>;
  hideEmpty?: InputMaybe<Scalars['Boolean']['input']>;
  include?: InputMaybe<Array<InputMaybe<Scalars['ID']['input']>>>;
  language?: InputMaybe<Scalars['String']['input']>;
  name?: InputMaybe<Array<InputMaybe<Scalars['String']['input']>>>;
  parent?: InputMaybe<Scalars['Int']['input']>;
  search?: InputMaybe<Scalars['String']['input']>;
  slug?: InputMaybe<Array<InputMaybe<Scalars['String']['input']>>>;
};

export type RootQueryToProductConnectionWhereArgs = {
  category?: InputMaybe<Scalars['String']['input']>;
  categoryIdIn?: InputMaybe<Array<InputMaybe<Scalars['Int']['input']>>>;
  categoryIn?: InputMaybe<Array<InputMaybe<Scalars['String']['input']>>>;
  include?: InputMaybe<Array<InputMaybe<Scalars['Int']['input']>>>;
  language?: InputMaybe<Scalars['String']['input']>;
  orderby?: InputMaybe<Array<InputMaybe<ProductsOrderbyInput>>>;
  search?: InputMaybe<Scalars['String']['input']>;
  slugIn?: InputMaybe<Array<InputMaybe<Scalars['String']['input']>>>;
  tag?: InputMaybe<Scalars['String']['input']>;
  tagIn?: InputMaybe<Array<InputMaybe<Scalars['String']['input']>>>;
};

export type Seo = {
  __typename?: 'Seo';
  metaDescription?: Maybe<Scalars['String']['output']>;
  metaTitle?: Maybe<Scalars['String']['output']>;
};

export type SimpleProduct = Node & Product & ProductUnion & {
  __typename?: 'SimpleProduct';
  attributes?: Maybe<ProductAttributeConnection>;
  catalogVisibility?: Maybe<CatalogVisibilityEnum>;
  databaseId: Scalars['Int']['output'];
  description?: Maybe<Scalars['String']['output']>;
  featuredImage?: Maybe<MediaItemConnectionEdge>;
  galleryImages?: Maybe<MediaItemConnection>;
  gtin?: Maybe<Scalars['String']['output']>;
  id: Scalars['ID']['output'];
  image?: Maybe<MediaItem>;
  ingredients?: Maybe<IngredientConnection>;
  link?: Maybe<Scalars['String']['output']>;
  menuOrder?: Maybe<Scalars['Int']['output']>;
  metaData?: Maybe<Array<Maybe<MetaData>>>;
  modified?: Maybe<Scalars['String']['output']>;
  name?: Maybe<Scalars['String']['output']>;
  productCategories?: Maybe<ProductCategoryConnection>;
  productDetails?: Maybe<ProductDetails>;
  productTags?: Maybe<ProductTagConnection>;
  related?: Maybe<ProductUnionConnection>;
  seo?: Maybe<Seo>;
  shortDescription?: Maybe<Scalars['String']['output']>;
  slug?: Maybe<Scalars['String']['output']>;
  title?: Maybe<Scalars['String']['output']>;
  translations?: Maybe<Array<Maybe<Translation>>>;
  uri?: Maybe<Scalars['String']['output']>;
};


export type SimpleProductAttributesArgs = {
  first?: InputMaybe<Scalars['Int']['input']>;
};


export type SimpleProductGalleryImagesArgs = {
  first?: InputMaybe<Scalars['Int']['input']>;
};


export type SimpleProductIngredientsArgs = {
  first?: InputMaybe<Scalars['Int']['input']>;
};


export type SimpleProductMetaDataArgs = {
  keysIn?: InputMaybe<Array<InputMaybe<Scalars['String']['input']>>>;
};


export type SimpleProductProductCategoriesArgs = {
  first?: InputMaybe<Scalars['Int']['input']>;
};


export type SimpleProductProductTagsArgs = {
  first?: InputMaybe<Scalars['Int']['input']>;
};


export type SimpleProductRelatedArgs = {
  first?: InputMaybe<Scalars['Int']['input']>;
};

export type SimpleProductVariation = Node & ProductUnion & ProductVariation & {
  __typename?: 'SimpleProductVariation';
  attributes?: Maybe<VariationAttributeConnection>;
  databaseId: Scalars['Int']['output'];
  gtin?: Maybe<Scalars['String']['output']>;
  id: Scalars['ID']['output'];
  image?: Maybe<MediaItem>;
  metaData?: Maybe<Array<Maybe<MetaData>>>;
  name?: Maybe<Scalars['String']['output']>;
  slug?: Maybe<Scalars['String']['output']>;
};


export type SimpleProductVariationAttributesArgs = {
  first?: InputMaybe<Scalars['Int']['input']>;
};


export type SimpleProductVariationMetaDataArgs = {
  keysIn?: InputMaybe<Array<InputMaybe<Scalars['String']['input']>>>;
};

export type StoryBlocks = {
  __typename?: 'StoryBlocks';
  blocks?: Maybe<Array<Maybe<ContentBlock>>>;
  keyData1?: Maybe<KeyFigure>;
  keyData2?: Maybe<KeyFigure>;
  keyData3?: Maybe<KeyFigure>;
  keyData4?: Maybe<KeyFigure>;
};

export type SubNavigation = {
  __typename?: 'SubNavigation';
  active?: Maybe<Scalars['Boolean']['output']>;
  items?: Maybe<Array<Maybe<NamedLink>>>;
};

export type Tag = Node & {
  __typename?: 'Tag';
  id: Scalars['ID']['output'];
  name?: Maybe<Scalars['String']['output']>;
  slug?: Maybe<Scalars['String']['output']>;
};

export type TagConnection = {
  __typename?: 'TagConnection';
  nodes: Array<Tag>;
  pageInfo: WpPageInfo;
};

export type Translation = {
  __typename?: 'Translation';
  href?: Maybe<Scalars['String']['output']>;
  id: Scalars['ID']['output'];
  locale?: Maybe<Scalars['String']['output']>;
  post_title?: Maybe<Scalars['String']['output']>;
};

export type UseStep = {
  __typename?: 'UseStep';
  description?: Maybe<Scalars['String']['output']>;
  image?: Maybe<MediaItemConnectionEdge>;
  number?: Maybe<Scalars['String']['output']>;
};

export type VariableProduct = Node & Product & ProductUnion & {
  __typename?: 'VariableProduct';
  attributes?: Maybe<ProductAttributeConnection>;
  catalogVisibility?: Maybe<CatalogVisibilityEnum>;
  databaseId: Scalars['Int']['output'];
  description?: Maybe<Scalars['String']['output']>;
  featuredImage?: Maybe<MediaItemConnectionEdge>;
  galleryImages?: Maybe<MediaItemConnection>;
  gtin?: Maybe<Scalars['String']['output']>;
  id: Scalars['ID']['output'];
  image?: Maybe<MediaItem>;
  ingredients?: Maybe<IngredientConnection>;
  link?: Maybe<Scalars['String']['output']>;
  menuOrder?: Maybe<Scalars['Int']['output']>;
  metaData?: Maybe<Array<Maybe<MetaData>>>;
  modified?: Maybe<Scalars['String']['output']>;
  name?: Maybe<Scalars['String']['output']>;
  productCategories?: Maybe<ProductCategoryConnection>;
  productDetails?: Maybe<ProductDetails>;
  productTags?: Maybe<ProductTagConnection>;
  related?: Maybe<ProductUnionConnection>;
  seo?: Maybe<Seo>;
  shortDescription?: Maybe<Scalars['String']['output']>;
  slug?: Maybe<Scalars['String']['output']>;
  title?: Maybe<Scalars['String']['output']>;
  translations?: Maybe<Array<Maybe<Translation>>>;
  uri?: Maybe<Scalars['String']['output']>;
  variations?: Maybe<ProductVariationConnection>;
};


export type VariableProductAttributesArgs = {
  first?: InputMaybe<Scalars['Int']['input']>;
};


export type VariableProductGalleryImagesArgs = {
  first?: InputMaybe<Scalars['Int']['input']>;
};


export type VariableProductIngredientsArgs = {
  first?: InputMaybe<Scalars['Int']['input']>;
};


export type VariableProductMetaDataArgs = {
  keysIn?: InputMaybe<Array<InputMaybe<Scalars['String']['input']>>>;
};


export type VariableProductProductCategoriesArgs = {
  first?: InputMaybe<Scalars['Int']['input']>;
};


export type VariableProductProductTagsArgs = {
  first?: InputMaybe<Scalars['Int']['input']>;
};


export type VariableProductRelatedArgs = {
  first?: InputMaybe<Scalars['Int']['input']>;
};


export type VariableProductVariationsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
};

export type VariationAttribute = Node & {
  __typename?: 'VariationAttribute';
  id: Scalars['ID']['output'];
  label?: Maybe<Scalars['String']['output']>;
  name?: Maybe<Scalars['String']['output']>;
  value?: Maybe<Scalars['String']['output']>;
};

export type VariationAttributeConnection = {
  __typename?: 'VariationAttributeConnection';
  nodes: Array<VariationAttribute>;
  pageInfo: WpPageInfo;
};

export type VideoGroup = {
  __typename?: 'VideoGroup';
  uploadVideo?: Maybe<MediaItemConnectionEdge>;
  videoLink?: Maybe<Scalars['String']['output']>;
  videoType?: Maybe<Array<Maybe<Scalars['String']['output']>>>;
};

export type VisionMission = {
  __typename?: 'VisionMission';
  mission?: Maybe<ContentBlock>;
  vision?: Maybe<ContentBlock>;
};

export type WpPageInfo = {
  __typename?: 'WPPageInfo';
  endCursor?: Maybe<Scalars['String']['output']>;
  hasNextPage: Scalars['Boolean']['output'];
  hasPreviousPage: Scalars['Boolean']['output'];
  startCursor?: Maybe<Scalars['String']['output']>;
};



export type ResolverTypeWrapper<T> = Promise<T> | T;


export type ResolverWithResolve<TResult, TParent, TContext, TArgs> = {
  resolve: ResolverFn<TResult, TParent, TContext, TArgs>;
};
export type Resolver<TResult, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>, TArgs = Record<PropertyKey, never>> = ResolverFn<TResult, TParent, TContext, TArgs> | ResolverWithResolve<TResult, TParent, TContext, TArgs>;

export type ResolverFn<TResult, TParent, TContext, TArgs> = (
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => Promise<TResult> | TResult;

export type SubscriptionSubscribeFn<TResult, TParent, TContext, TArgs> = (
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => AsyncIterable<TResult> | Promise<AsyncIterable<TResult>>;

export type SubscriptionResolveFn<TResult, TParent, TContext, TArgs> = (
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => TResult | Promise<TResult>;

export interface SubscriptionSubscriberObject<TResult, TKey extends string, TParent, TContext, TArgs> {
  subscribe: SubscriptionSubscribeFn<{ [key in TKey]: TResult }, TParent, TContext, TArgs>;
  resolve?: SubscriptionResolveFn<TResult, { [key in TKey]: TResult }, TContext, TArgs>;
}

export interface SubscriptionResolverObject<TResult, TParent, TContext, TArgs> {
  subscribe: SubscriptionSubscribeFn<any, TParent, TContext, TArgs>;
  resolve: SubscriptionResolveFn<TResult, any, TContext, TArgs>;
}

export type SubscriptionObject<TResult, TKey extends string, TParent, TContext, TArgs> =
  | SubscriptionSubscriberObject<TResult, TKey, TParent, TContext, TArgs>
  | SubscriptionResolverObject<TResult, TParent, TContext, TArgs>;

export type SubscriptionResolver<TResult, TKey extends string, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>, TArgs = Record<PropertyKey, never>> =
  | ((...args: any[]) => SubscriptionObject<TResult, TKey, TParent, TContext, TArgs>)
  | SubscriptionObject<TResult, TKey, TParent, TContext, TArgs>;

export type TypeResolveFn<TTypes, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>> = (
  parent: TParent,
  context: TContext,
  info: GraphQLResolveInfo
) => Maybe<TTypes> | Promise<Maybe<TTypes>>;

export type IsTypeOfResolverFn<T = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>> = (obj: T, context: TContext, info: GraphQLResolveInfo) => boolean | Promise<boolean>;

export type NextResolverFn<T> = () => Promise<T>;

export type DirectiveResolverFn<TResult = Record<PropertyKey, never>, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>, TArgs = Record<PropertyKey, never>> = (
  next: NextResolverFn<TResult>,
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => TResult | Promise<TResult>;




/** Mapping of interface types */
export type ResolversInterfaceTypes<_RefType extends Record<string, unknown>> = {
  Node:
    | ( EntryRow )
    | ( EntryRow )
    | ( ProductRow )
    | ( ProductRow )
    | ( TermRow )
    | ( LocalProductAttribute )
    | ( EntryRow )
    | ( MediaRow )
    | ( MenuItemRow )
    | ( EntryRow )
    | ( EntryRow )
    | ( TermRow )
    | ( TermRow )
    | ( ProductRow )
    | ( VariationRow )
    | ( TermRow )
    | ( ProductRow )
    | ( VariationAttribute )
  ;
  Product:
    | ( ProductRow )
    | ( ProductRow )
    | ( ProductRow )
    | ( ProductRow )
  ;
  ProductAttribute: ( LocalProductAttribute );
  ProductUnion:
    | ( ProductRow )
    | ( ProductRow )
    | ( ProductRow )
    | ( VariationRow )
    | ( ProductRow )
  ;
  ProductVariation: ( VariationRow );
};

/** Mapping between all available schema types and the resolvers types */
export type ResolversTypes = {
  Award: ResolverTypeWrapper<EntryRow>;
  AwardConnection: ResolverTypeWrapper<Omit<AwardConnection, 'nodes'> & { nodes: Array<ResolversTypes['Award']> }>;
  AwardIdType: AwardIdType;
  Benefit: ResolverTypeWrapper<FieldGroup>;
  BodyType: ResolverTypeWrapper<FieldGroup>;
  Boolean: ResolverTypeWrapper<Scalars['Boolean']['output']>;
  BrandBanner: ResolverTypeWrapper<FieldGroup>;
  BrandSlide: ResolverTypeWrapper<FieldGroup>;
  BrandSlider: ResolverTypeWrapper<FieldGroup>;
  Campaign: ResolverTypeWrapper<EntryRow>;
  CampaignConnection: ResolverTypeWrapper<Omit<CampaignConnection, 'nodes'> & { nodes: Array<ResolversTypes['Campaign']> }>;
  CampaignIdType: CampaignIdType;
  Careers: ResolverTypeWrapper<FieldGroup>;
  CatalogItem: ResolverTypeWrapper<FieldGroup>;
  CatalogVisibilityEnum: CatalogVisibilityEnum;
  Catalogs: ResolverTypeWrapper<FieldGroup>;
  CategoryPage: ResolverTypeWrapper<FieldGroup>;
  ContentBlock: ResolverTypeWrapper<FieldGroup>;
  CorporateResponsibility: ResolverTypeWrapper<FieldGroup>;
  Enquiry: ResolverTypeWrapper<FieldGroup>;
  ExternalProduct: ResolverTypeWrapper<ProductRow>;
  Faq: ResolverTypeWrapper<FieldGroup>;
  GeneralSettings: ResolverTypeWrapper<GeneralSettings>;
  GlobalPresence: ResolverTypeWrapper<FieldGroup>;
  GroupProduct: ResolverTypeWrapper<ProductRow>;
  HiringProcess: ResolverTypeWrapper<FieldGroup>;
  HomeRemedies: ResolverTypeWrapper<FieldGroup>;
  HomeSlide: ResolverTypeWrapper<FieldGroup>;
  HomeSlider: ResolverTypeWrapper<FieldGroup>;
  HowToUse: ResolverTypeWrapper<FieldGroup>;
  ID: ResolverTypeWrapper<Scalars['ID']['output']>;
  Ingredient: ResolverTypeWrapper<TermRow>;
  IngredientConnection: ResolverTypeWrapper<Omit<IngredientConnection, 'nodes'> & { nodes: Array<ResolversTypes['Ingredient']> }>;
  IngredientFields: ResolverTypeWrapper<FieldGroup>;
  Int: ResolverTypeWrapper<Scalars['Int']['output']>;
  InvestorResult: ResolverTypeWrapper<FieldGroup>;
  InvestorResults: ResolverTypeWrapper<FieldGroup>;
  Job: ResolverTypeWrapper<FieldGroup>;
  Journey: ResolverTypeWrapper<FieldGroup>;
  KeyFigure: ResolverTypeWrapper<FieldGroup>;
  LanguageInfo: ResolverTypeWrapper<LanguageInfo>;
  Leadership: ResolverTypeWrapper<FieldGroup>;
  LinkedBlock: ResolverTypeWrapper<FieldGroup>;
  LocalProductAttribute: ResolverTypeWrapper<LocalProductAttribute>;
  Locale: ResolverTypeWrapper<Locale>;
  Location: ResolverTypeWrapper<EntryRow>;
  LocationConnection: ResolverTypeWrapper<Omit<LocationConnection, 'nodes'> & { nodes: Array<ResolversTypes['Location']> }>;
  LocationDetails: ResolverTypeWrapper<FieldGroup>;
  LocationIdType: LocationIdType;
  MediaItem: ResolverTypeWrapper<MediaRow>;
  MediaItemConnection: ResolverTypeWrapper<Omit<MediaItemConnection, 'nodes'> & { nodes: Array<ResolversTypes['MediaItem']> }>;
  MediaItemConnectionEdge: ResolverTypeWrapper<MediaEdge>;
  MediaItemIdType: MediaItemIdType;
  MenuFields: ResolverTypeWrapper<FieldGroup>;
  MenuItem: ResolverTypeWrapper<MenuItemRow>;
  MenuItemConnection: ResolverTypeWrapper<Omit<MenuItemConnection, 'nodes'> & { nodes: Array<ResolversTypes['MenuItem']> }>;
  MenuLocationEnum: MenuLocationEnum;
  MetaData: ResolverTypeWrapper<MetaData>;
  Milestone: ResolverTypeWrapper<FieldGroup>;
  NamedLink: ResolverTypeWrapper<FieldGroup>;
  Nature: ResolverTypeWrapper<FieldGroup>;
  Node: ResolverTypeWrapper<ResolversInterfaceTypes<ResolversTypes>['Node']>;
  OrderEnum: OrderEnum;
  Page: ResolverTypeWrapper<EntryRow>;
  PageBanner: ResolverTypeWrapper<FieldGroup>;
  PageConnection: ResolverTypeWrapper<Omit<PageConnection, 'nodes'> & { nodes: Array<ResolversTypes['Page']> }>;
  PageIdType: PageIdType;
  Person: ResolverTypeWrapper<FieldGroup>;
  Post: ResolverTypeWrapper<EntryRow>;
  PostConnection: ResolverTypeWrapper<Omit<PostConnection, 'nodes'> & { nodes: Array<ResolversTypes['Post']> }>;
  PostIdType: PostIdType;
  PostObjectsConnectionOrderbyEnum: PostObjectsConnectionOrderbyEnum;
  PostObjectsConnectionOrderbyInput: PostObjectsConnectionOrderbyInput;
  Principles: ResolverTypeWrapper<FieldGroup>;
  Product: ResolverTypeWrapper<ResolversInterfaceTypes<ResolversTypes>['Product']>;
  ProductAttribute: ResolverTypeWrapper<ResolversInterfaceTypes<ResolversTypes>['ProductAttribute']>;
  ProductAttributeConnection: ResolverTypeWrapper<Omit<ProductAttributeConnection, 'nodes'> & { nodes: Array<ResolversTypes['ProductAttribute']> }>;
  ProductCategory: ResolverTypeWrapper<TermRow>;
  ProductCategoryConnection: ResolverTypeWrapper<Omit<ProductCategoryConnection, 'nodes'> & { nodes: Array<ResolversTypes['ProductCategory']> }>;
  ProductConnection: ResolverTypeWrapper<Omit<ProductConnection, 'nodes'> & { nodes: Array<ResolversTypes['Product']> }>;
  ProductDetails: ResolverTypeWrapper<FieldGroup>;
  ProductIdTypeEnum: ProductIdTypeEnum;
  ProductTag: ResolverTypeWrapper<TermRow>;
  ProductTagConnection: ResolverTypeWrapper<Omit<ProductTagConnection, 'nodes'> & { nodes: Array<ResolversTypes['ProductTag']> }>;
  ProductUnion: ResolverTypeWrapper<ResolversInterfaceTypes<ResolversTypes>['ProductUnion']>;
  ProductUnionConnection: ResolverTypeWrapper<Omit<ProductUnionConnection, 'nodes'> & { nodes: Array<ResolversTypes['ProductUnion']> }>;
  ProductVariation: ResolverTypeWrapper<ResolversInterfaceTypes<ResolversTypes>['ProductVariation']>;
  ProductVariationConnection: ResolverTypeWrapper<Omit<ProductVariationConnection, 'nodes'> & { nodes: Array<ResolversTypes['ProductVariation']> }>;
  ProductsOrderByEnum: ProductsOrderByEnum;
  ProductsOrderbyInput: ProductsOrderbyInput;
  Region: ResolverTypeWrapper<FieldGroup>;
  RootQuery: ResolverTypeWrapper<Record<PropertyKey, never>>;
  RootQueryToAwardConnectionWhereArgs: RootQueryToAwardConnectionWhereArgs;
  RootQueryToCampaignConnectionWhereArgs: RootQueryToCampaignConnectionWhereArgs;
  RootQueryToIngredientConnectionWhereArgs: RootQueryToIngredientConnectionWhereArgs;
  RootQueryToLocationConnectionWhereArgs: RootQueryToLocationConnectionWhereArgs;
  RootQueryToMenuItemConnectionWhereArgs: RootQueryToMenuItemConnectionWhereArgs;
  RootQueryToPageConnectionWhereArgs: RootQueryToPageConnectionWhereArgs;
  RootQueryToPostConnectionWhereArgs: RootQueryToPostConnectionWhereArgs;
  RootQueryToProductCategoryConnectionWhereArgs: RootQueryToProductCategoryConnectionWhereArgs;
  RootQueryToProductConnectionWhereArgs: RootQueryToProductConnectionWhereArgs;
  Seo: ResolverTypeWrapper<FieldGroup>;
  SimpleProduct: ResolverTypeWrapper<ProductRow>;
  SimpleProductVariation: ResolverTypeWrapper<VariationRow>;
  StoryBlocks: ResolverTypeWrapper<FieldGroup>;
  String: ResolverTypeWrapper<Scalars['String']['output']>;
  SubNavigation: ResolverTypeWrapper<FieldGroup>;
  Tag: ResolverTypeWrapper<TermRow>;
  TagConnection: ResolverTypeWrapper<Omit<TagConnection, 'nodes'> & { nodes: Array<ResolversTypes['Tag']> }>;
  Translation: ResolverTypeWrapper<Translation>;
  UseStep: ResolverTypeWrapper<FieldGroup>;
  VariableProduct: ResolverTypeWrapper<ProductRow>;
  VariationAttribute: ResolverTypeWrapper<VariationAttribute>;
  VariationAttributeConnection: ResolverTypeWrapper<VariationAttributeConnection>;
  VideoGroup: ResolverTypeWrapper<FieldGroup>;
  VisionMission: ResolverTypeWrapper<FieldGroup>;
  WPPageInfo: ResolverTypeWrapper<WpPageInfo>;
};

/** Mapping between all available schema types and the resolvers parents */
export type ResolversParentTypes = {
  Award: EntryRow;
  AwardConnection: Omit<AwardConnection, 'nodes'> & { nodes: Array<ResolversParentTypes['Award']> };
  Benefit: FieldGroup;
  BodyType: FieldGroup;
  Boolean: Scalars['Boolean']['output'];
  BrandBanner: FieldGroup;
  BrandSlide: FieldGroup;
  BrandSlider: FieldGroup;
  Campaign: EntryRow;
  CampaignConnection: Omit<CampaignConnection, 'nodes'> & { nodes: Array<ResolversParentTypes['Campaign']> };
  Careers: FieldGroup;
  CatalogItem: FieldGroup;
  Catalogs: FieldGroup;
  CategoryPage: FieldGroup;
  ContentBlock: FieldGroup;
  CorporateResponsibility: FieldGroup;
  Enquiry: FieldGroup;
  ExternalProduct: ProductRow;
  Faq: FieldGroup;
  GeneralSettings: GeneralSettings;
  GlobalPresence: FieldGroup;
  GroupProduct: ProductRow;
  HiringProcess: FieldGroup;
  HomeRemedies: FieldGroup;
  HomeSlide: FieldGroup;
  HomeSlider: FieldGroup;
  HowToUse: FieldGroup;
  ID: Scalars['ID']['output'];
  Ingredient: TermRow;
  IngredientConnection: Omit<IngredientConnection, 'nodes'> & { nodes: Array<ResolversParentTypes['Ingredient']> };
  IngredientFields: FieldGroup;
  Int: Scalars['Int']['output'];
  InvestorResult: FieldGroup;
  InvestorResults: FieldGroup;
  Job: FieldGroup;
  Journey: FieldGroup;
  KeyFigure: FieldGroup;
  LanguageInfo: LanguageInfo;
  Leadership: FieldGroup;
  LinkedBlock: FieldGroup;
  LocalProductAttribute: LocalProductAttribute;
  Locale: Locale;
  Location: EntryRow;
  LocationConnection: Omit<LocationConnection, 'nodes'> & { nodes: Array<ResolversParentTypes['Location']> };
  LocationDetails: FieldGroup;
  MediaItem: MediaRow;
  MediaItemConnection: Omit<MediaItemConnection, 'nodes'> & { nodes: Array<ResolversParentTypes['MediaItem']> };
  MediaItemConnectionEdge: MediaEdge;
  MenuFields: FieldGroup;
  MenuItem: MenuItemRow;
  MenuItemConnection: Omit<MenuItemConnection, 'nodes'> & { nodes: Array<ResolversParentTypes['MenuItem']> };
  MetaData: MetaData;
  Milestone: FieldGroup;
  NamedLink: FieldGroup;
  Nature: FieldGroup;
  Node: ResolversInterfaceTypes<ResolversParentTypes>['Node'];
  Page: EntryRow;
  PageBanner: FieldGroup;
  PageConnection: Omit<PageConnection, 'nodes'> & { nodes: Array<ResolversParentTypes['Page']> };
  Person: FieldGroup;
  Post: EntryRow;
  PostConnection: Omit<PostConnection, 'nodes'> & { nodes: Array<ResolversParentTypes['Post']> };
  PostObjectsConnectionOrderbyInput: PostObjectsConnectionOrderbyInput;
  Principles: FieldGroup;
  Product: ResolversInterfaceTypes<ResolversParentTypes>['Product'];
  ProductAttribute: ResolversInterfaceTypes<ResolversParentTypes>['ProductAttribute'];
  ProductAttributeConnection: Omit<ProductAttributeConnection, 'nodes'> & { nodes: Array<ResolversParentTypes['ProductAttribute']> };
  ProductCategory: TermRow;
  ProductCategoryConnection: Omit<ProductCategoryConnection, 'nodes'> & { nodes: Array<ResolversParentTypes['ProductCategory']> };
  ProductConnection: Omit<ProductConnection, 'nodes'> & { nodes: Array<ResolversParentTypes['Product']> };
  ProductDetails: FieldGroup;
  ProductTag: TermRow;
  ProductTagConnection: Omit<ProductTagConnection, 'nodes'> & { nodes: Array<ResolversParentTypes['ProductTag']> };
  ProductUnion: ResolversInterfaceTypes<ResolversParentTypes>['ProductUnion'];
  ProductUnionConnection: Omit<ProductUnionConnection, 'nodes'> & { nodes: Array<ResolversParentTypes['ProductUnion']> };
  ProductVariation: ResolversInterfaceTypes<ResolversParentTypes>['ProductVariation'];
  ProductVariationConnection: Omit<ProductVariationConnection, 'nodes'> & { nodes: Array<ResolversParentTypes['ProductVariation']> };
  ProductsOrderbyInput: ProductsOrderbyInput;
  Region: FieldGroup;
  RootQuery: Record<PropertyKey, never>;
  RootQueryToAwardConnectionWhereArgs: RootQueryToAwardConnectionWhereArgs;
  RootQueryToCampaignConnectionWhereArgs: RootQueryToCampaignConnectionWhereArgs;
  RootQueryToIngredientConnectionWhereArgs: RootQueryToIngredientConnectionWhereArgs;
  RootQueryToLocationConnectionWhereArgs: RootQueryToLocationConnectionWhereArgs;
  RootQueryToMenuItemConnectionWhereArgs: RootQueryToMenuItemConnectionWhereArgs;
  RootQueryToPageConnectionWhereArgs: RootQueryToPageConnectionWhereArgs;
  RootQueryToPostConnectionWhereArgs: RootQueryToPostConnectionWhereArgs;
  RootQueryToProductCategoryConnectionWhereArgs: RootQueryToProductCategoryConnectionWhereArgs;
  RootQueryToProductConnectionWhereArgs: RootQueryToProductConnectionWhereArgs;
  Seo: FieldGroup;
  SimpleProduct: ProductRow;
  SimpleProductVariation: VariationRow;
  StoryBlocks: FieldGroup;
  String: Scalars['String']['output'];
  SubNavigation: FieldGroup;
  Tag: TermRow;
  TagConnection: Omit<TagConnection, 'nodes'> & { nodes: Array<ResolversParentTypes['Tag']> };
  Translation: Translation;
  UseStep: FieldGroup;
  VariableProduct: ProductRow;
  VariationAttribute: VariationAttribute;
  VariationAttributeConnection: VariationAttributeConnection;
  VideoGroup: FieldGroup;
  VisionMission: FieldGroup;
  WPPageInfo: WpPageInfo;
};

export type AwardResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Award'] = ResolversParentTypes['Award']> = {
  content: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  databaseId: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  date: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  featuredImage: Resolver<Maybe<ResolversTypes['MediaItemConnectionEdge']>, ParentType, ContextType>;
  id: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  modifiedGmt: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  title: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type AwardConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AwardConnection'] = ResolversParentTypes['AwardConnection']> = {
  nodes: Resolver<Array<ResolversTypes['Award']>, ParentType, ContextType>;
  pageInfo: Resolver<ResolversTypes['WPPageInfo'], ParentType, ContextType>;
};

export type BenefitResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Benefit'] = ResolversParentTypes['Benefit']> = {
  description: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  heading: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type BodyTypeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['BodyType'] = ResolversParentTypes['BodyType']> = {
  characteristics: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  description: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  heading: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  image: Resolver<Maybe<ResolversTypes['MediaItemConnectionEdge']>, ParentType, ContextType>;
};

export type BrandBannerResolvers<ContextType = Context, ParentType extends ResolversParentTypes['BrandBanner'] = ResolversParentTypes['BrandBanner']> = {
  heading: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  image: Resolver<Maybe<ResolversTypes['MediaItemConnectionEdge']>, ParentType, ContextType>;
};

export type BrandSlideResolvers<ContextType = Context, ParentType extends ResolversParentTypes['BrandSlide'] = ResolversParentTypes['BrandSlide']> = {
  image: Resolver<Maybe<ResolversTypes['MediaItemConnectionEdge']>, ParentType, ContextType>;
  link: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  name: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type BrandSliderResolvers<ContextType = Context, ParentType extends ResolversParentTypes['BrandSlider'] = ResolversParentTypes['BrandSlider']> = {
  brands: Resolver<Maybe<Array<Maybe<ResolversTypes['BrandSlide']>>>, ParentType, ContextType>;
  heading: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type CampaignResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Campaign'] = ResolversParentTypes['Campaign']> = {
  campaignId: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  content: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  databaseId: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  date: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  featuredImage: Resolver<Maybe<ResolversTypes['MediaItemConnectionEdge']>, ParentType, ContextType>;
  id: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  locale: Resolver<Maybe<ResolversTypes['Locale']>, ParentType, ContextType>;
  modifiedGmt: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  seo: Resolver<Maybe<ResolversTypes['Seo']>, ParentType, ContextType>;
  slug: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  tags: Resolver<Maybe<ResolversTypes['TagConnection']>, ParentType, ContextType, Partial<CampaignTagsArgs>>;
  title: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  translations: Resolver<Maybe<Array<Maybe<ResolversTypes['Translation']>>>, ParentType, ContextType>;
  uri: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  videoGroup: Resolver<Maybe<ResolversTypes['VideoGroup']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type CampaignConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CampaignConnection'] = ResolversParentTypes['CampaignConnection']> = {
  nodes: Resolver<Array<ResolversTypes['Campaign']>, ParentType, ContextType>;
  pageInfo: Resolver<ResolversTypes['WPPageInfo'], ParentType, ContextType>;
};

export type CareersResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Careers'] = ResolversParentTypes['Careers']> = {
  description: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  heading: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  jobs: Resolver<Maybe<Array<Maybe<ResolversTypes['Job']>>>, ParentType, ContextType>;
};

export type CatalogItemResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CatalogItem'] = ResolversParentTypes['CatalogItem']> = {
  cover: Resolver<Maybe<ResolversTypes['MediaItemConnectionEdge']>, ParentType, ContextType>;
  document: Resolver<Maybe<ResolversTypes['MediaItemConnectionEdge']>, ParentType, ContextType>;
  title: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type CatalogsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Catalogs'] = ResolversParentTypes['Catalogs']> = {
  items: Resolver<Maybe<Array<Maybe<ResolversTypes['CatalogItem']>>>, ParentType, ContextType>;
};

export type CategoryPageResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CategoryPage'] = ResolversParentTypes['CategoryPage']> = {
  benefit1: Resolver<Maybe<ResolversTypes['ContentBlock']>, ParentType, ContextType>;
  benefit2: Resolver<Maybe<ResolversTypes['ContentBlock']>, ParentType, ContextType>;
  benefit3: Resolver<Maybe<ResolversTypes['ContentBlock']>, ParentType, ContextType>;
  benefit4: Resolver<Maybe<ResolversTypes['ContentBlock']>, ParentType, ContextType>;
  faqs: Resolver<Maybe<Array<Maybe<ResolversTypes['Faq']>>>, ParentType, ContextType>;
};

export type ContentBlockResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ContentBlock'] = ResolversParentTypes['ContentBlock']> = {
  description: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  heading: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  image: Resolver<Maybe<ResolversTypes['MediaItemConnectionEdge']>, ParentType, ContextType>;
};

export type CorporateResponsibilityResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CorporateResponsibility'] = ResolversParentTypes['CorporateResponsibility']> = {
  heading: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  item1: Resolver<Maybe<ResolversTypes['LinkedBlock']>, ParentType, ContextType>;
  item2: Resolver<Maybe<ResolversTypes['LinkedBlock']>, ParentType, ContextType>;
  item3: Resolver<Maybe<ResolversTypes['LinkedBlock']>, ParentType, ContextType>;
  item4: Resolver<Maybe<ResolversTypes['LinkedBlock']>, ParentType, ContextType>;
};

export type EnquiryResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Enquiry'] = ResolversParentTypes['Enquiry']> = {
  description: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  formId: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  heading: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type ExternalProductResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ExternalProduct'] = ResolversParentTypes['ExternalProduct']> = {
  attributes: Resolver<Maybe<ResolversTypes['ProductAttributeConnection']>, ParentType, ContextType, Partial<ExternalProductAttributesArgs>>;
  catalogVisibility: Resolver<Maybe<ResolversTypes['CatalogVisibilityEnum']>, ParentType, ContextType>;
  databaseId: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  description: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  externalUrl: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  featuredImage: Resolver<Maybe<ResolversTypes['MediaItemConnectionEdge']>, ParentType, ContextType>;
  galleryImages: Resolver<Maybe<ResolversTypes['MediaItemConnection']>, ParentType, ContextType, Partial<ExternalProductGalleryImagesArgs>>;
  gtin: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  image: Resolver<Maybe<ResolversTypes['MediaItem']>, ParentType, ContextType>;
  ingredients: Resolver<Maybe<ResolversTypes['IngredientConnection']>, ParentType, ContextType, Partial<ExternalProductIngredientsArgs>>;
  link: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  menuOrder: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  metaData: Resolver<Maybe<Array<Maybe<ResolversTypes['MetaData']>>>, ParentType, ContextType, Partial<ExternalProductMetaDataArgs>>;
  modified: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  name: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  productCategories: Resolver<Maybe<ResolversTypes['ProductCategoryConnection']>, ParentType, ContextType, Partial<ExternalProductProductCategoriesArgs>>;
  productDetails: Resolver<Maybe<ResolversTypes['ProductDetails']>, ParentType, ContextType>;
  productTags: Resolver<Maybe<ResolversTypes['ProductTagConnection']>, ParentType, ContextType, Partial<ExternalProductProductTagsArgs>>;
  related: Resolver<Maybe<ResolversTypes['ProductUnionConnection']>, ParentType, ContextType, Partial<ExternalProductRelatedArgs>>;
  seo: Resolver<Maybe<ResolversTypes['Seo']>, ParentType, ContextType>;
  shortDescription: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  slug: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  title: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  translations: Resolver<Maybe<Array<Maybe<ResolversTypes['Translation']>>>, ParentType, ContextType>;
  uri: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type FaqResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Faq'] = ResolversParentTypes['Faq']> = {
  answer: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  notOn: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  question: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type GeneralSettingsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['GeneralSettings'] = ResolversParentTypes['GeneralSettings']> = {
  language: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  url: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type GlobalPresenceResolvers<ContextType = Context, ParentType extends ResolversParentTypes['GlobalPresence'] = ResolversParentTypes['GlobalPresence']> = {
  description: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  heading: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  highlight1: Resolver<Maybe<ResolversTypes['KeyFigure']>, ParentType, ContextType>;
  highlight2: Resolver<Maybe<ResolversTypes['KeyFigure']>, ParentType, ContextType>;
  highlight3: Resolver<Maybe<ResolversTypes['KeyFigure']>, ParentType, ContextType>;
  regions: Resolver<Maybe<Array<Maybe<ResolversTypes['Region']>>>, ParentType, ContextType>;
};

export type GroupProductResolvers<ContextType = Context, ParentType extends ResolversParentTypes['GroupProduct'] = ResolversParentTypes['GroupProduct']> = {
  attributes: Resolver<Maybe<ResolversTypes['ProductAttributeConnection']>, ParentType, ContextType, Partial<GroupProductAttributesArgs>>;
  catalogVisibility: Resolver<Maybe<ResolversTypes['CatalogVisibilityEnum']>, ParentType, ContextType>;
  databaseId: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  description: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  featuredImage: Resolver<Maybe<ResolversTypes['MediaItemConnectionEdge']>, ParentType, ContextType>;
  galleryImages: Resolver<Maybe<ResolversTypes['MediaItemConnection']>, ParentType, ContextType, Partial<GroupProductGalleryImagesArgs>>;
  gtin: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  image: Resolver<Maybe<ResolversTypes['MediaItem']>, ParentType, ContextType>;
  ingredients: Resolver<Maybe<ResolversTypes['IngredientConnection']>, ParentType, ContextType, Partial<GroupProductIngredientsArgs>>;
  link: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  menuOrder: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  metaData: Resolver<Maybe<Array<Maybe<ResolversTypes['MetaData']>>>, ParentType, ContextType, Partial<GroupProductMetaDataArgs>>;
  modified: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  name: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  productCategories: Resolver<Maybe<ResolversTypes['ProductCategoryConnection']>, ParentType, ContextType, Partial<GroupProductProductCategoriesArgs>>;
  productDetails: Resolver<Maybe<ResolversTypes['ProductDetails']>, ParentType, ContextType>;
  productTags: Resolver<Maybe<ResolversTypes['ProductTagConnection']>, ParentType, ContextType, Partial<GroupProductProductTagsArgs>>;
  related: Resolver<Maybe<ResolversTypes['ProductUnionConnection']>, ParentType, ContextType, Partial<GroupProductRelatedArgs>>;
  seo: Resolver<Maybe<ResolversTypes['Seo']>, ParentType, ContextType>;
  shortDescription: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  slug: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  title: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  translations: Resolver<Maybe<Array<Maybe<ResolversTypes['Translation']>>>, ParentType, ContextType>;
  uri: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type HiringProcessResolvers<ContextType = Context, ParentType extends ResolversParentTypes['HiringProcess'] = ResolversParentTypes['HiringProcess']> = {
  step1: Resolver<Maybe<ResolversTypes['ContentBlock']>, ParentType, ContextType>;
  step2: Resolver<Maybe<ResolversTypes['ContentBlock']>, ParentType, ContextType>;
  step3: Resolver<Maybe<ResolversTypes['ContentBlock']>, ParentType, ContextType>;
  step4: Resolver<Maybe<ResolversTypes['ContentBlock']>, ParentType, ContextType>;
  step5: Resolver<Maybe<ResolversTypes['ContentBlock']>, ParentType, ContextType>;
};

export type HomeRemediesResolvers<ContextType = Context, ParentType extends ResolversParentTypes['HomeRemedies'] = ResolversParentTypes['HomeRemedies']> = {
  heading: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  remedies: Resolver<Maybe<Array<Maybe<ResolversTypes['ContentBlock']>>>, ParentType, ContextType>;
};

export type HomeSlideResolvers<ContextType = Context, ParentType extends ResolversParentTypes['HomeSlide'] = ResolversParentTypes['HomeSlide']> = {
  active: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  description: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  desktopMedia: Resolver<Maybe<ResolversTypes['MediaItemConnectionEdge']>, ParentType, ContextType>;
  endDate: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  heading: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  link: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  mobileMedia: Resolver<Maybe<ResolversTypes['MediaItemConnectionEdge']>, ParentType, ContextType>;
  startDate: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  textColor: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  textPosition: Resolver<Maybe<Array<Maybe<ResolversTypes['String']>>>, ParentType, ContextType>;
};

export type HomeSliderResolvers<ContextType = Context, ParentType extends ResolversParentTypes['HomeSlider'] = ResolversParentTypes['HomeSlider']> = {
  slides: Resolver<Maybe<Array<Maybe<ResolversTypes['HomeSlide']>>>, ParentType, ContextType>;
};

export type HowToUseResolvers<ContextType = Context, ParentType extends ResolversParentTypes['HowToUse'] = ResolversParentTypes['HowToUse']> = {
  step1: Resolver<Maybe<ResolversTypes['UseStep']>, ParentType, ContextType>;
  step2: Resolver<Maybe<ResolversTypes['UseStep']>, ParentType, ContextType>;
  step3: Resolver<Maybe<ResolversTypes['UseStep']>, ParentType, ContextType>;
  step4: Resolver<Maybe<ResolversTypes['UseStep']>, ParentType, ContextType>;
  step5: Resolver<Maybe<ResolversTypes['UseStep']>, ParentType, ContextType>;
};

export type IngredientResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Ingredient'] = ResolversParentTypes['Ingredient']> = {
  databaseId: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  description: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  ingredientFields: Resolver<Maybe<ResolversTypes['IngredientFields']>, ParentType, ContextType>;
  languageCode: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  name: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  slug: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  translations: Resolver<Maybe<Array<Maybe<ResolversTypes['Ingredient']>>>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type IngredientConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['IngredientConnection'] = ResolversParentTypes['IngredientConnection']> = {
  nodes: Resolver<Array<ResolversTypes['Ingredient']>, ParentType, ContextType>;
  pageInfo: Resolver<ResolversTypes['WPPageInfo'], ParentType, ContextType>;
};

export type IngredientFieldsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['IngredientFields'] = ResolversParentTypes['IngredientFields']> = {
  image: Resolver<Maybe<ResolversTypes['MediaItemConnectionEdge']>, ParentType, ContextType>;
};

export type InvestorResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['InvestorResult'] = ResolversParentTypes['InvestorResult']> = {
  document: Resolver<Maybe<ResolversTypes['MediaItemConnectionEdge']>, ParentType, ContextType>;
  title: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  year: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type InvestorResultsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['InvestorResults'] = ResolversParentTypes['InvestorResults']> = {
  results: Resolver<Maybe<Array<Maybe<ResolversTypes['InvestorResult']>>>, ParentType, ContextType>;
};

export type JobResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Job'] = ResolversParentTypes['Job']> = {
  applyLink: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  datePosted: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  department: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  description: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  jobId: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  location: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  title: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type JourneyResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Journey'] = ResolversParentTypes['Journey']> = {
  heading: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  milestones: Resolver<Maybe<Array<Maybe<ResolversTypes['Milestone']>>>, ParentType, ContextType>;
};

export type KeyFigureResolvers<ContextType = Context, ParentType extends ResolversParentTypes['KeyFigure'] = ResolversParentTypes['KeyFigure']> = {
  figure: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  label: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type LanguageInfoResolvers<ContextType = Context, ParentType extends ResolversParentTypes['LanguageInfo'] = ResolversParentTypes['LanguageInfo']> = {
  code: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  default_locale: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  is_hidden: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  native_name: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  translated_name: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type LeadershipResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Leadership'] = ResolversParentTypes['Leadership']> = {
  board: Resolver<Maybe<Array<Maybe<ResolversTypes['Person']>>>, ParentType, ContextType>;
  ceo: Resolver<Maybe<ResolversTypes['Person']>, ParentType, ContextType>;
  founders: Resolver<Maybe<Array<Maybe<ResolversTypes['Person']>>>, ParentType, ContextType>;
  team: Resolver<Maybe<Array<Maybe<ResolversTypes['Person']>>>, ParentType, ContextType>;
};

export type LinkedBlockResolvers<ContextType = Context, ParentType extends ResolversParentTypes['LinkedBlock'] = ResolversParentTypes['LinkedBlock']> = {
  description: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  heading: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  image: Resolver<Maybe<ResolversTypes['MediaItemConnectionEdge']>, ParentType, ContextType>;
  link: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type LocalProductAttributeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['LocalProductAttribute'] = ResolversParentTypes['LocalProductAttribute']> = {
  id: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  label: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  name: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  options: Resolver<Maybe<Array<Maybe<ResolversTypes['String']>>>, ParentType, ContextType>;
  variation: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type LocaleResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Locale'] = ResolversParentTypes['Locale']> = {
  id: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  locale: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type LocationResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Location'] = ResolversParentTypes['Location']> = {
  content: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  databaseId: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  id: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  locationDetails: Resolver<Maybe<ResolversTypes['LocationDetails']>, ParentType, ContextType>;
  modifiedGmt: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  title: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type LocationConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['LocationConnection'] = ResolversParentTypes['LocationConnection']> = {
  nodes: Resolver<Array<ResolversTypes['Location']>, ParentType, ContextType>;
  pageInfo: Resolver<ResolversTypes['WPPageInfo'], ParentType, ContextType>;
};

export type LocationDetailsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['LocationDetails'] = ResolversParentTypes['LocationDetails']> = {
  city: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  kind: Resolver<Maybe<Array<Maybe<ResolversTypes['String']>>>, ParentType, ContextType>;
  latitude: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  longitude: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  officeEmail: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  officePhoneNumber: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  openingHours: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  stock: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  website: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type MediaItemResolvers<ContextType = Context, ParentType extends ResolversParentTypes['MediaItem'] = ResolversParentTypes['MediaItem']> = {
  altText: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  databaseId: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  id: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  mediaItemUrl: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  mediaType: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  mimeType: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  slug: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  srcSet: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  title: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type MediaItemConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['MediaItemConnection'] = ResolversParentTypes['MediaItemConnection']> = {
  nodes: Resolver<Array<ResolversTypes['MediaItem']>, ParentType, ContextType>;
  pageInfo: Resolver<ResolversTypes['WPPageInfo'], ParentType, ContextType>;
};

export type MediaItemConnectionEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['MediaItemConnectionEdge'] = ResolversParentTypes['MediaItemConnectionEdge']> = {
  node: Resolver<ResolversTypes['MediaItem'], ParentType, ContextType>;
};

export type MenuFieldsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['MenuFields'] = ResolversParentTypes['MenuFields']> = {
  isBrandSection: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  mImage: Resolver<Maybe<ResolversTypes['MediaItemConnectionEdge']>, ParentType, ContextType>;
};

export type MenuItemResolvers<ContextType = Context, ParentType extends ResolversParentTypes['MenuItem'] = ResolversParentTypes['MenuItem']> = {
  childItems: Resolver<Maybe<ResolversTypes['MenuItemConnection']>, ParentType, ContextType, Partial<MenuItemChildItemsArgs>>;
  databaseId: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  id: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  label: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  menuFields: Resolver<Maybe<ResolversTypes['MenuFields']>, ParentType, ContextType>;
  order: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  parentDatabaseId: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  parentId: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  path: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  target: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  title: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  uri: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  url: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type MenuItemConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['MenuItemConnection'] = ResolversParentTypes['MenuItemConnection']> = {
  nodes: Resolver<Array<ResolversTypes['MenuItem']>, ParentType, ContextType>;
  pageInfo: Resolver<ResolversTypes['WPPageInfo'], ParentType, ContextType>;
};

export type MetaDataResolvers<ContextType = Context, ParentType extends ResolversParentTypes['MetaData'] = ResolversParentTypes['MetaData']> = {
  id: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  key: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  value: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type MilestoneResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Milestone'] = ResolversParentTypes['Milestone']> = {
  achievement: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  year: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type NamedLinkResolvers<ContextType = Context, ParentType extends ResolversParentTypes['NamedLink'] = ResolversParentTypes['NamedLink']> = {
  link: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  name: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type NatureResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Nature'] = ResolversParentTypes['Nature']> = {
  kapha: Resolver<Maybe<ResolversTypes['BodyType']>, ParentType, ContextType>;
  pitta: Resolver<Maybe<ResolversTypes['BodyType']>, ParentType, ContextType>;
  vatta: Resolver<Maybe<ResolversTypes['BodyType']>, ParentType, ContextType>;
};

export type NodeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Node'] = ResolversParentTypes['Node']> = {
  __resolveType: TypeResolveFn<'Award' | 'Campaign' | 'ExternalProduct' | 'GroupProduct' | 'Ingredient' | 'LocalProductAttribute' | 'Location' | 'MediaItem' | 'MenuItem' | 'Page' | 'Post' | 'ProductCategory' | 'ProductTag' | 'SimpleProduct' | 'SimpleProductVariation' | 'Tag' | 'VariableProduct' | 'VariationAttribute', ParentType, ContextType>;
};

export type PageResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Page'] = ResolversParentTypes['Page']> = {
  brandSlider: Resolver<Maybe<ResolversTypes['BrandSlider']>, ParentType, ContextType>;
  careers: Resolver<Maybe<ResolversTypes['Careers']>, ParentType, ContextType>;
  catalogs: Resolver<Maybe<ResolversTypes['Catalogs']>, ParentType, ContextType>;
  content: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  corporateResponsibility: Resolver<Maybe<ResolversTypes['CorporateResponsibility']>, ParentType, ContextType>;
  databaseId: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  enquiry: Resolver<Maybe<ResolversTypes['Enquiry']>, ParentType, ContextType>;
  globalPresence: Resolver<Maybe<ResolversTypes['GlobalPresence']>, ParentType, ContextType>;
  hiringProcess: Resolver<Maybe<ResolversTypes['HiringProcess']>, ParentType, ContextType>;
  homeRemedies: Resolver<Maybe<ResolversTypes['HomeRemedies']>, ParentType, ContextType>;
  homeSlider: Resolver<Maybe<ResolversTypes['HomeSlider']>, ParentType, ContextType>;
  id: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  investorResults: Resolver<Maybe<ResolversTypes['InvestorResults']>, ParentType, ContextType>;
  journey: Resolver<Maybe<ResolversTypes['Journey']>, ParentType, ContextType>;
  leadership: Resolver<Maybe<ResolversTypes['Leadership']>, ParentType, ContextType>;
  link: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  locale: Resolver<Maybe<ResolversTypes['Locale']>, ParentType, ContextType>;
  modifiedGmt: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  motherEarth: Resolver<Maybe<ResolversTypes['ContentBlock']>, ParentType, ContextType>;
  nature: Resolver<Maybe<ResolversTypes['Nature']>, ParentType, ContextType>;
  pageBanner: Resolver<Maybe<ResolversTypes['PageBanner']>, ParentType, ContextType>;
  principles: Resolver<Maybe<ResolversTypes['Principles']>, ParentType, ContextType>;
  seo: Resolver<Maybe<ResolversTypes['Seo']>, ParentType, ContextType>;
  slug: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  storyBlocks: Resolver<Maybe<ResolversTypes['StoryBlocks']>, ParentType, ContextType>;
  subNavigation: Resolver<Maybe<ResolversTypes['SubNavigation']>, ParentType, ContextType>;
  title: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  translations: Resolver<Maybe<Array<Maybe<ResolversTypes['Translation']>>>, ParentType, ContextType>;
  uri: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  visionMission: Resolver<Maybe<ResolversTypes['VisionMission']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type PageBannerResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PageBanner'] = ResolversParentTypes['PageBanner']> = {
  active: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  description: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  heading: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  image: Resolver<Maybe<ResolversTypes['MediaItemConnectionEdge']>, ParentType, ContextType>;
};

export type PageConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PageConnection'] = ResolversParentTypes['PageConnection']> = {
  nodes: Resolver<Array<ResolversTypes['Page']>, ParentType, ContextType>;
  pageInfo: Resolver<ResolversTypes['WPPageInfo'], ParentType, ContextType>;
};

export type PersonResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Person'] = ResolversParentTypes['Person']> = {
  biography: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  designation: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  image: Resolver<Maybe<ResolversTypes['MediaItemConnectionEdge']>, ParentType, ContextType>;
  name: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type PostResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Post'] = ResolversParentTypes['Post']> = {
  content: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  databaseId: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  date: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  excerpt: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  featuredImage: Resolver<Maybe<ResolversTypes['MediaItemConnectionEdge']>, ParentType, ContextType>;
  id: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  locale: Resolver<Maybe<ResolversTypes['Locale']>, ParentType, ContextType>;
  modifiedGmt: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  postId: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  seo: Resolver<Maybe<ResolversTypes['Seo']>, ParentType, ContextType>;
  slug: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  tags: Resolver<Maybe<ResolversTypes['TagConnection']>, ParentType, ContextType, Partial<PostTagsArgs>>;
  title: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  translations: Resolver<Maybe<Array<Maybe<ResolversTypes['Translation']>>>, ParentType, ContextType>;
  uri: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type PostConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PostConnection'] = ResolversParentTypes['PostConnection']> = {
  nodes: Resolver<Array<ResolversTypes['Post']>, ParentType, ContextType>;
  pageInfo: Resolver<ResolversTypes['WPPageInfo'], ParentType, ContextType>;
};

export type PrinciplesResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Principles'] = ResolversParentTypes['Principles']> = {
  principle1: Resolver<Maybe<ResolversTypes['ContentBlock']>, ParentType, ContextType>;
  principle2: Resolver<Maybe<ResolversTypes['ContentBlock']>, ParentType, ContextType>;
  principle3: Resolver<Maybe<ResolversTypes['ContentBlock']>, ParentType, ContextType>;
  principle4: Resolver<Maybe<ResolversTypes['ContentBlock']>, ParentType, ContextType>;
  principle5: Resolver<Maybe<ResolversTypes['ContentBlock']>, ParentType, ContextType>;
  principle6: Resolver<Maybe<ResolversTypes['ContentBlock']>, ParentType, ContextType>;
  principle7: Resolver<Maybe<ResolversTypes['ContentBlock']>, ParentType, ContextType>;
};

export type ProductResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Product'] = ResolversParentTypes['Product']> = {
  __resolveType: TypeResolveFn<'ExternalProduct' | 'GroupProduct' | 'SimpleProduct' | 'VariableProduct', ParentType, ContextType>;
};

export type ProductAttributeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ProductAttribute'] = ResolversParentTypes['ProductAttribute']> = {
  __resolveType: TypeResolveFn<'LocalProductAttribute', ParentType, ContextType>;
};

export type ProductAttributeConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ProductAttributeConnection'] = ResolversParentTypes['ProductAttributeConnection']> = {
  nodes: Resolver<Array<ResolversTypes['ProductAttribute']>, ParentType, ContextType>;
  pageInfo: Resolver<ResolversTypes['WPPageInfo'], ParentType, ContextType>;
};

export type ProductCategoryResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ProductCategory'] = ResolversParentTypes['ProductCategory']> = {
  brandBanner: Resolver<Maybe<ResolversTypes['BrandBanner']>, ParentType, ContextType>;
  categoryPage: Resolver<Maybe<ResolversTypes['CategoryPage']>, ParentType, ContextType>;
  children: Resolver<Maybe<ResolversTypes['ProductCategoryConnection']>, ParentType, ContextType, Partial<ProductCategoryChildrenArgs>>;
  count: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  databaseId: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  description: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  image: Resolver<Maybe<ResolversTypes['MediaItem']>, ParentType, ContextType>;
  languageCode: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  name: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  seo: Resolver<Maybe<ResolversTypes['Seo']>, ParentType, ContextType>;
  slug: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  translations: Resolver<Maybe<Array<Maybe<ResolversTypes['ProductCategory']>>>, ParentType, ContextType>;
  uri: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ProductCategoryConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ProductCategoryConnection'] = ResolversParentTypes['ProductCategoryConnection']> = {
  nodes: Resolver<Array<ResolversTypes['ProductCategory']>, ParentType, ContextType>;
  pageInfo: Resolver<ResolversTypes['WPPageInfo'], ParentType, ContextType>;
};

export type ProductConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ProductConnection'] = ResolversParentTypes['ProductConnection']> = {
  nodes: Resolver<Array<ResolversTypes['Product']>, ParentType, ContextType>;
  pageInfo: Resolver<ResolversTypes['WPPageInfo'], ParentType, ContextType>;
};

export type ProductDetailsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ProductDetails'] = ResolversParentTypes['ProductDetails']> = {
  benefits: Resolver<Maybe<Array<Maybe<ResolversTypes['Benefit']>>>, ParentType, ContextType>;
  howToUse: Resolver<Maybe<ResolversTypes['HowToUse']>, ParentType, ContextType>;
};

export type ProductTagResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ProductTag'] = ResolversParentTypes['ProductTag']> = {
  id: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  slug: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ProductTagConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ProductTagConnection'] = ResolversParentTypes['ProductTagConnection']> = {
  nodes: Resolver<Array<ResolversTypes['ProductTag']>, ParentType, ContextType>;
  pageInfo: Resolver<ResolversTypes['WPPageInfo'], ParentType, ContextType>;
};

export type ProductUnionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ProductUnion'] = ResolversParentTypes['ProductUnion']> = {
  __resolveType: TypeResolveFn<'ExternalProduct' | 'GroupProduct' | 'SimpleProduct' | 'SimpleProductVariation' | 'VariableProduct', ParentType, ContextType>;
};

export type ProductUnionConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ProductUnionConnection'] = ResolversParentTypes['ProductUnionConnection']> = {
  nodes: Resolver<Array<ResolversTypes['ProductUnion']>, ParentType, ContextType>;
  pageInfo: Resolver<ResolversTypes['WPPageInfo'], ParentType, ContextType>;
};

export type ProductVariationResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ProductVariation'] = ResolversParentTypes['ProductVariation']> = {
  __resolveType: TypeResolveFn<'SimpleProductVariation', ParentType, ContextType>;
};

export type ProductVariationConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ProductVariationConnection'] = ResolversParentTypes['ProductVariationConnection']> = {
  nodes: Resolver<Array<ResolversTypes['ProductVariation']>, ParentType, ContextType>;
  pageInfo: Resolver<ResolversTypes['WPPageInfo'], ParentType, ContextType>;
};

export type RegionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Region'] = ResolversParentTypes['Region']> = {
  description: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  name: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type RootQueryResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RootQuery'] = ResolversParentTypes['RootQuery']> = {
  award?: Resolver<Maybe<ResolversTypes['Award']>, ParentType, ContextType, RequireFields<RootQueryAwardArgs, 'id'>>;
  awards?: Resolver<Maybe<ResolversTypes['AwardConnection']>, ParentType, ContextType, Partial<RootQueryAwardsArgs>>;
  campaign?: Resolver<Maybe<ResolversTypes['Campaign']>, ParentType, ContextType, RequireFields<RootQueryCampaignArgs, 'id'>>;
  campaigns?: Resolver<Maybe<ResolversTypes['CampaignConnection']>, ParentType, ContextType, Partial<RootQueryCampaignsArgs>>;
  generalSettings?: Resolver<Maybe<ResolversTypes['GeneralSettings']>, ParentType, ContextType>;
  ingredients?: Resolver<Maybe<ResolversTypes['IngredientConnection']>, ParentType, ContextType, Partial<RootQueryIngredientsArgs>>;
  languages?: Resolver<Maybe<Array<Maybe<ResolversTypes['LanguageInfo']>>>, ParentType, ContextType>;
  location?: Resolver<Maybe<ResolversTypes['Location']>, ParentType, ContextType, RequireFields<RootQueryLocationArgs, 'id'>>;
  locations?: Resolver<Maybe<ResolversTypes['LocationConnection']>, ParentType, ContextType, Partial<RootQueryLocationsArgs>>;
  mediaItem?: Resolver<Maybe<ResolversTypes['MediaItem']>, ParentType, ContextType, RequireFields<RootQueryMediaItemArgs, 'id'>>;
  menuItems?: Resolver<Maybe<ResolversTypes['MenuItemConnection']>, ParentType, ContextType, Partial<RootQueryMenuItemsArgs>>;
  page?: Resolver<Maybe<ResolversTypes['Page']>, ParentType, ContextType, RequireFields<RootQueryPageArgs, 'id'>>;
  pages?: Resolver<Maybe<ResolversTypes['PageConnection']>, ParentType, ContextType, Partial<RootQueryPagesArgs>>;
  post?: Resolver<Maybe<ResolversTypes['Post']>, ParentType, ContextType, RequireFields<RootQueryPostArgs, 'id'>>;
  posts?: Resolver<Maybe<ResolversTypes['PostConnection']>, ParentType, ContextType, Partial<RootQueryPostsArgs>>;
  product?: Resolver<Maybe<ResolversTypes['Product']>, ParentType, ContextType, RequireFields<RootQueryProductArgs, 'id'>>;
  productCategories?: Resolver<Maybe<ResolversTypes['ProductCategoryConnection']>, ParentType, ContextType, Partial<RootQueryProductCategoriesArgs>>;
  products?: Resolver<Maybe<ResolversTypes['ProductConnection']>, ParentType, ContextType, Partial<RootQueryProductsArgs>>;
};

export type SeoResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Seo'] = ResolversParentTypes['Seo']> = {
  metaDescription: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  metaTitle: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type SimpleProductResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SimpleProduct'] = ResolversParentTypes['SimpleProduct']> = {
  attributes: Resolver<Maybe<ResolversTypes['ProductAttributeConnection']>, ParentType, ContextType, Partial<SimpleProductAttributesArgs>>;
  catalogVisibility: Resolver<Maybe<ResolversTypes['CatalogVisibilityEnum']>, ParentType, ContextType>;
  databaseId: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  description: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  featuredImage: Resolver<Maybe<ResolversTypes['MediaItemConnectionEdge']>, ParentType, ContextType>;
  galleryImages: Resolver<Maybe<ResolversTypes['MediaItemConnection']>, ParentType, ContextType, Partial<SimpleProductGalleryImagesArgs>>;
  gtin: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  image: Resolver<Maybe<ResolversTypes['MediaItem']>, ParentType, ContextType>;
  ingredients: Resolver<Maybe<ResolversTypes['IngredientConnection']>, ParentType, ContextType, Partial<SimpleProductIngredientsArgs>>;
  link: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  menuOrder: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  metaData: Resolver<Maybe<Array<Maybe<ResolversTypes['MetaData']>>>, ParentType, ContextType, Partial<SimpleProductMetaDataArgs>>;
  modified: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  name: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  productCategories: Resolver<Maybe<ResolversTypes['ProductCategoryConnection']>, ParentType, ContextType, Partial<SimpleProductProductCategoriesArgs>>;
  productDetails: Resolver<Maybe<ResolversTypes['ProductDetails']>, ParentType, ContextType>;
  productTags: Resolver<Maybe<ResolversTypes['ProductTagConnection']>, ParentType, ContextType, Partial<SimpleProductProductTagsArgs>>;
  related: Resolver<Maybe<ResolversTypes['ProductUnionConnection']>, ParentType, ContextType, Partial<SimpleProductRelatedArgs>>;
  seo: Resolver<Maybe<ResolversTypes['Seo']>, ParentType, ContextType>;
  shortDescription: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  slug: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  title: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  translations: Resolver<Maybe<Array<Maybe<ResolversTypes['Translation']>>>, ParentType, ContextType>;
  uri: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type SimpleProductVariationResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SimpleProductVariation'] = ResolversParentTypes['SimpleProductVariation']> = {
  attributes: Resolver<Maybe<ResolversTypes['VariationAttributeConnection']>, ParentType, ContextType, Partial<SimpleProductVariationAttributesArgs>>;
  databaseId: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  gtin: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  image: Resolver<Maybe<ResolversTypes['MediaItem']>, ParentType, ContextType>;
  metaData: Resolver<Maybe<Array<Maybe<ResolversTypes['MetaData']>>>, ParentType, ContextType, Partial<SimpleProductVariationMetaDataArgs>>;
  name: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  slug: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type StoryBlocksResolvers<ContextType = Context, ParentType extends ResolversParentTypes['StoryBlocks'] = ResolversParentTypes['StoryBlocks']> = {
  blocks: Resolver<Maybe<Array<Maybe<ResolversTypes['ContentBlock']>>>, ParentType, ContextType>;
  keyData1: Resolver<Maybe<ResolversTypes['KeyFigure']>, ParentType, ContextType>;
  keyData2: Resolver<Maybe<ResolversTypes['KeyFigure']>, ParentType, ContextType>;
  keyData3: Resolver<Maybe<ResolversTypes['KeyFigure']>, ParentType, ContextType>;
  keyData4: Resolver<Maybe<ResolversTypes['KeyFigure']>, ParentType, ContextType>;
};

export type SubNavigationResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SubNavigation'] = ResolversParentTypes['SubNavigation']> = {
  active: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  items: Resolver<Maybe<Array<Maybe<ResolversTypes['NamedLink']>>>, ParentType, ContextType>;
};

export type TagResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Tag'] = ResolversParentTypes['Tag']> = {
  id: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  slug: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type TagConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['TagConnection'] = ResolversParentTypes['TagConnection']> = {
  nodes: Resolver<Array<ResolversTypes['Tag']>, ParentType, ContextType>;
  pageInfo: Resolver<ResolversTypes['WPPageInfo'], ParentType, ContextType>;
};

export type TranslationResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Translation'] = ResolversParentTypes['Translation']> = {
  href: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  locale: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  post_title: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type UseStepResolvers<ContextType = Context, ParentType extends ResolversParentTypes['UseStep'] = ResolversParentTypes['UseStep']> = {
  description: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  image: Resolver<Maybe<ResolversTypes['MediaItemConnectionEdge']>, ParentType, ContextType>;
  number: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type VariableProductResolvers<ContextType = Context, ParentType extends ResolversParentTypes['VariableProduct'] = ResolversParentTypes['VariableProduct']> = {
  attributes: Resolver<Maybe<ResolversTypes['ProductAttributeConnection']>, ParentType, ContextType, Partial<VariableProductAttributesArgs>>;
  catalogVisibility: Resolver<Maybe<ResolversTypes['CatalogVisibilityEnum']>, ParentType, ContextType>;
  databaseId: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  description: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  featuredImage: Resolver<Maybe<ResolversTypes['MediaItemConnectionEdge']>, ParentType, ContextType>;
  galleryImages: Resolver<Maybe<ResolversTypes['MediaItemConnection']>, ParentType, ContextType, Partial<VariableProductGalleryImagesArgs>>;
  gtin: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  image: Resolver<Maybe<ResolversTypes['MediaItem']>, ParentType, ContextType>;
  ingredients: Resolver<Maybe<ResolversTypes['IngredientConnection']>, ParentType, ContextType, Partial<VariableProductIngredientsArgs>>;
  link: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  menuOrder: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  metaData: Resolver<Maybe<Array<Maybe<ResolversTypes['MetaData']>>>, ParentType, ContextType, Partial<VariableProductMetaDataArgs>>;
  modified: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  name: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  productCategories: Resolver<Maybe<ResolversTypes['ProductCategoryConnection']>, ParentType, ContextType, Partial<VariableProductProductCategoriesArgs>>;
  productDetails: Resolver<Maybe<ResolversTypes['ProductDetails']>, ParentType, ContextType>;
  productTags: Resolver<Maybe<ResolversTypes['ProductTagConnection']>, ParentType, ContextType, Partial<VariableProductProductTagsArgs>>;
  related: Resolver<Maybe<ResolversTypes['ProductUnionConnection']>, ParentType, ContextType, Partial<VariableProductRelatedArgs>>;
  seo: Resolver<Maybe<ResolversTypes['Seo']>, ParentType, ContextType>;
  shortDescription: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  slug: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  title: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  translations: Resolver<Maybe<Array<Maybe<ResolversTypes['Translation']>>>, ParentType, ContextType>;
  uri: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  variations: Resolver<Maybe<ResolversTypes['ProductVariationConnection']>, ParentType, ContextType, Partial<VariableProductVariationsArgs>>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type VariationAttributeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['VariationAttribute'] = ResolversParentTypes['VariationAttribute']> = {
  id: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  label: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  name: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  value: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type VariationAttributeConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['VariationAttributeConnection'] = ResolversParentTypes['VariationAttributeConnection']> = {
  nodes: Resolver<Array<ResolversTypes['VariationAttribute']>, ParentType, ContextType>;
  pageInfo: Resolver<ResolversTypes['WPPageInfo'], ParentType, ContextType>;
};

export type VideoGroupResolvers<ContextType = Context, ParentType extends ResolversParentTypes['VideoGroup'] = ResolversParentTypes['VideoGroup']> = {
  uploadVideo: Resolver<Maybe<ResolversTypes['MediaItemConnectionEdge']>, ParentType, ContextType>;
  videoLink: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  videoType: Resolver<Maybe<Array<Maybe<ResolversTypes['String']>>>, ParentType, ContextType>;
};

export type VisionMissionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['VisionMission'] = ResolversParentTypes['VisionMission']> = {
  mission: Resolver<Maybe<ResolversTypes['ContentBlock']>, ParentType, ContextType>;
  vision: Resolver<Maybe<ResolversTypes['ContentBlock']>, ParentType, ContextType>;
};

export type WpPageInfoResolvers<ContextType = Context, ParentType extends ResolversParentTypes['WPPageInfo'] = ResolversParentTypes['WPPageInfo']> = {
  endCursor: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  hasNextPage: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  hasPreviousPage: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  startCursor: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type Resolvers<ContextType = Context> = {
  Award: AwardResolvers<ContextType>;
  AwardConnection: AwardConnectionResolvers<ContextType>;
  Benefit: BenefitResolvers<ContextType>;
  BodyType: BodyTypeResolvers<ContextType>;
  BrandBanner: BrandBannerResolvers<ContextType>;
  BrandSlide: BrandSlideResolvers<ContextType>;
  BrandSlider: BrandSliderResolvers<ContextType>;
  Campaign: CampaignResolvers<ContextType>;
  CampaignConnection: CampaignConnectionResolvers<ContextType>;
  Careers: CareersResolvers<ContextType>;
  CatalogItem: CatalogItemResolvers<ContextType>;
  Catalogs: CatalogsResolvers<ContextType>;
  CategoryPage: CategoryPageResolvers<ContextType>;
  ContentBlock: ContentBlockResolvers<ContextType>;
  CorporateResponsibility: CorporateResponsibilityResolvers<ContextType>;
  Enquiry: EnquiryResolvers<ContextType>;
  ExternalProduct: ExternalProductResolvers<ContextType>;
  Faq: FaqResolvers<ContextType>;
  GeneralSettings: GeneralSettingsResolvers<ContextType>;
  GlobalPresence: GlobalPresenceResolvers<ContextType>;
  GroupProduct: GroupProductResolvers<ContextType>;
  HiringProcess: HiringProcessResolvers<ContextType>;
  HomeRemedies: HomeRemediesResolvers<ContextType>;
  HomeSlide: HomeSlideResolvers<ContextType>;
  HomeSlider: HomeSliderResolvers<ContextType>;
  HowToUse: HowToUseResolvers<ContextType>;
  Ingredient: IngredientResolvers<ContextType>;
  IngredientConnection: IngredientConnectionResolvers<ContextType>;
  IngredientFields: IngredientFieldsResolvers<ContextType>;
  InvestorResult: InvestorResultResolvers<ContextType>;
  InvestorResults: InvestorResultsResolvers<ContextType>;
  Job: JobResolvers<ContextType>;
  Journey: JourneyResolvers<ContextType>;
  KeyFigure: KeyFigureResolvers<ContextType>;
  LanguageInfo: LanguageInfoResolvers<ContextType>;
  Leadership: LeadershipResolvers<ContextType>;
  LinkedBlock: LinkedBlockResolvers<ContextType>;
  LocalProductAttribute: LocalProductAttributeResolvers<ContextType>;
  Locale: LocaleResolvers<ContextType>;
  Location: LocationResolvers<ContextType>;
  LocationConnection: LocationConnectionResolvers<ContextType>;
  LocationDetails: LocationDetailsResolvers<ContextType>;
  MediaItem: MediaItemResolvers<ContextType>;
  MediaItemConnection: MediaItemConnectionResolvers<ContextType>;
  MediaItemConnectionEdge: MediaItemConnectionEdgeResolvers<ContextType>;
  MenuFields: MenuFieldsResolvers<ContextType>;
  MenuItem: MenuItemResolvers<ContextType>;
  MenuItemConnection: MenuItemConnectionResolvers<ContextType>;
  MetaData: MetaDataResolvers<ContextType>;
  Milestone: MilestoneResolvers<ContextType>;
  NamedLink: NamedLinkResolvers<ContextType>;
  Nature: NatureResolvers<ContextType>;
  Node: NodeResolvers<ContextType>;
  Page: PageResolvers<ContextType>;
  PageBanner: PageBannerResolvers<ContextType>;
  PageConnection: PageConnectionResolvers<ContextType>;
  Person: PersonResolvers<ContextType>;
  Post: PostResolvers<ContextType>;
  PostConnection: PostConnectionResolvers<ContextType>;
  Principles: PrinciplesResolvers<ContextType>;
  Product: ProductResolvers<ContextType>;
  ProductAttribute: ProductAttributeResolvers<ContextType>;
  ProductAttributeConnection: ProductAttributeConnectionResolvers<ContextType>;
  ProductCategory: ProductCategoryResolvers<ContextType>;
  ProductCategoryConnection: ProductCategoryConnectionResolvers<ContextType>;
  ProductConnection: ProductConnectionResolvers<ContextType>;
  ProductDetails: ProductDetailsResolvers<ContextType>;
  ProductTag: ProductTagResolvers<ContextType>;
  ProductTagConnection: ProductTagConnectionResolvers<ContextType>;
  ProductUnion: ProductUnionResolvers<ContextType>;
  ProductUnionConnection: ProductUnionConnectionResolvers<ContextType>;
  ProductVariation: ProductVariationResolvers<ContextType>;
  ProductVariationConnection: ProductVariationConnectionResolvers<ContextType>;
  Region: RegionResolvers<ContextType>;
  RootQuery: RootQueryResolvers<ContextType>;
  Seo: SeoResolvers<ContextType>;
  SimpleProduct: SimpleProductResolvers<ContextType>;
  SimpleProductVariation: SimpleProductVariationResolvers<ContextType>;
  StoryBlocks: StoryBlocksResolvers<ContextType>;
  SubNavigation: SubNavigationResolvers<ContextType>;
  Tag: TagResolvers<ContextType>;
  TagConnection: TagConnectionResolvers<ContextType>;
  Translation: TranslationResolvers<ContextType>;
  UseStep: UseStepResolvers<ContextType>;
  VariableProduct: VariableProductResolvers<ContextType>;
  VariationAttribute: VariationAttributeResolvers<ContextType>;
  VariationAttributeConnection: VariationAttributeConnectionResolvers<ContextType>;
  VideoGroup: VideoGroupResolvers<ContextType>;
  VisionMission: VisionMissionResolvers<ContextType>;
  WPPageInfo: WpPageInfoResolvers<ContextType>;
};

