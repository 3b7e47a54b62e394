/* eslint-disable */
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
export type CatalogVisibilityEnum =
  | 'CATALOG'
  | 'HIDDEN'
  | 'SEARCH'
  | 'VISIBLE';

export type MediaItemIdType =
  | 'DATABASE_ID'
  | 'ID'
  | 'SLUG'
  | 'SOURCE_URL'
  | 'URI';

export type BrandSliderGroupFragment = { brandSlider: { heading: string | null, brands: Array<{ name: string | null, link: string | null, image: { node: { id: string, altText: string | null, mediaItemUrl: string | null, mimeType: string | null, title: string | null } } | null } | null> | null } | null };

export type CampaignCardFragment = { id: string, databaseId: number, campaignId: number, title: string | null, slug: string | null, uri: string | null, date: string | null, content: string | null, featuredImage: { node: { id: string, altText: string | null, mediaItemUrl: string | null, mimeType: string | null, title: string | null } } | null, tags: { nodes: Array<{ name: string | null, slug: string | null }> } | null, locale: { id: string, locale: string | null } | null, videoGroup: { videoType: Array<string | null> | null, videoLink: string | null, uploadVideo: { node: { id: string, altText: string | null, mediaItemUrl: string | null, mimeType: string | null, title: string | null } } | null } | null };

export type CareersGroupFragment = { careers: { heading: string | null, description: string | null, jobs: Array<{ jobId: string | null, title: string | null, location: string | null, department: string | null, description: string | null, applyLink: string | null, datePosted: string | null } | null> | null } | null };

export type CategoryCoreFragment = { id: string, databaseId: number, name: string | null, slug: string | null, uri: string | null, languageCode: string | null, image: { id: string, altText: string | null, mediaItemUrl: string | null, mimeType: string | null, title: string | null } | null, translations: Array<{ id: string, databaseId: number, slug: string | null, name: string | null, languageCode: string | null } | null> | null, brandBanner: { heading: string | null, image: { node: { id: string, altText: string | null, mediaItemUrl: string | null, mimeType: string | null, title: string | null } } | null } | null };

export type CategoryDetailsFragment = { description: string | null, id: string, databaseId: number, name: string | null, slug: string | null, uri: string | null, languageCode: string | null, seo: { metaTitle: string | null, metaDescription: string | null } | null, categoryPage: { benefit1: { heading: string | null, description: string | null, image: { node: { id: string, altText: string | null, mediaItemUrl: string | null, mimeType: string | null, title: string | null } } | null } | null, benefit2: { heading: string | null, description: string | null, image: { node: { id: string, altText: string | null, mediaItemUrl: string | null, mimeType: string | null, title: string | null } } | null } | null, benefit3: { heading: string | null, description: string | null, image: { node: { id: string, altText: string | null, mediaItemUrl: string | null, mimeType: string | null, title: string | null } } | null } | null, benefit4: { heading: string | null, description: string | null, image: { node: { id: string, altText: string | null, mediaItemUrl: string | null, mimeType: string | null, title: string | null } } | null } | null, faqs: Array<{ question: string | null, answer: string | null, notOn: string | null } | null> | null } | null, image: { id: string, altText: string | null, mediaItemUrl: string | null, mimeType: string | null, title: string | null } | null, translations: Array<{ id: string, databaseId: number, slug: string | null, name: string | null, languageCode: string | null } | null> | null, brandBanner: { heading: string | null, image: { node: { id: string, altText: string | null, mediaItemUrl: string | null, mimeType: string | null, title: string | null } } | null } | null };

export type CategoryNodeFragment = { id: string, databaseId: number, name: string | null, slug: string | null, translations: Array<{ slug: string | null, languageCode: string | null } | null> | null };

export type CorporateResponsibilityGroupFragment = { corporateResponsibility: { heading: string | null, item1: { heading: string | null, description: string | null, link: string | null, image: { node: { id: string, altText: string | null, mediaItemUrl: string | null, mimeType: string | null, title: string | null } } | null } | null, item2: { heading: string | null, description: string | null, link: string | null, image: { node: { id: string, altText: string | null, mediaItemUrl: string | null, mimeType: string | null, title: string | null } } | null } | null, item3: { heading: string | null, description: string | null, link: string | null, image: { node: { id: string, altText: string | null, mediaItemUrl: string | null, mimeType: string | null, title: string | null } } | null } | null, item4: { heading: string | null, description: string | null, link: string | null, image: { node: { id: string, altText: string | null, mediaItemUrl: string | null, mimeType: string | null, title: string | null } } | null } | null } | null };

export type EnquiryGroupFragment = { enquiry: { heading: string | null, description: string | null, formId: string | null } | null };

export type GlobalPresenceGroupFragment = { globalPresence: { heading: string | null, description: string | null, highlight1: { figure: string | null, label: string | null } | null, highlight2: { figure: string | null, label: string | null } | null, highlight3: { figure: string | null, label: string | null } | null, regions: Array<{ name: string | null, description: string | null } | null> | null } | null };

export type HiringProcessGroupFragment = { hiringProcess: { step1: { heading: string | null, description: string | null, image: { node: { id: string, altText: string | null, mediaItemUrl: string | null, mimeType: string | null, title: string | null } } | null } | null, step2: { heading: string | null, description: string | null, image: { node: { id: string, altText: string | null, mediaItemUrl: string | null, mimeType: string | null, title: string | null } } | null } | null, step3: { heading: string | null, description: string | null, image: { node: { id: string, altText: string | null, mediaItemUrl: string | null, mimeType: string | null, title: string | null } } | null } | null, step4: { heading: string | null, description: string | null, image: { node: { id: string, altText: string | null, mediaItemUrl: string | null, mimeType: string | null, title: string | null } } | null } | null, step5: { heading: string | null, description: string | null, image: { node: { id: string, altText: string | null, mediaItemUrl: string | null, mimeType: string | null, title: string | null } } | null } | null } | null };

export type HomeRemediesGroupFragment = { homeRemedies: { heading: string | null, remedies: Array<{ heading: string | null, description: string | null, image: { node: { id: string, altText: string | null, mediaItemUrl: string | null, mimeType: string | null, title: string | null } } | null } | null> | null } | null };

export type IngredientCoreFragment = { id: string, databaseId: number, name: string | null, slug: string | null, description: string | null, translations: Array<{ slug: string | null, languageCode: string | null } | null> | null, ingredientFields: { image: { node: { id: string, altText: string | null, mediaItemUrl: string | null, mimeType: string | null, title: string | null } } | null } | null };

export type InvestorResultsGroupFragment = { investorResults: { results: Array<{ year: string | null, title: string | null, document: { node: { id: string, altText: string | null, mediaItemUrl: string | null, mimeType: string | null, title: string | null } } | null } | null> | null } | null };

export type JourneyGroupFragment = { journey: { heading: string | null, milestones: Array<{ year: string | null, achievement: string | null } | null> | null } | null };

export type LeadershipGroupFragment = { leadership: { founders: Array<{ name: string | null, designation: string | null, biography: string | null, image: { node: { id: string, altText: string | null, mediaItemUrl: string | null, mimeType: string | null, title: string | null } } | null } | null> | null, ceo: { name: string | null, designation: string | null, biography: string | null, image: { node: { id: string, altText: string | null, mediaItemUrl: string | null, mimeType: string | null, title: string | null } } | null } | null, board: Array<{ name: string | null, designation: string | null, biography: string | null, image: { node: { id: string, altText: string | null, mediaItemUrl: string | null, mimeType: string | null, title: string | null } } | null } | null> | null, team: Array<{ name: string | null, designation: string | null, biography: string | null, image: { node: { id: string, altText: string | null, mediaItemUrl: string | null, mimeType: string | null, title: string | null } } | null } | null> | null } | null };

export type MediaFragment = { id: string, altText: string | null, mediaItemUrl: string | null, mimeType: string | null, title: string | null };

export type MenuNodeFragment = { id: string, label: string | null, title: string | null, order: number | null, path: string | null, target: string | null, parentId: string | null, menuFields: { isBrandSection: boolean | null, mImage: { node: { id: string, altText: string | null, mediaItemUrl: string | null, mimeType: string | null, title: string | null } } | null } | null };

export type MotherEarthGroupFragment = { motherEarth: { heading: string | null, description: string | null, image: { node: { id: string, altText: string | null, mediaItemUrl: string | null, mimeType: string | null, title: string | null } } | null } | null };

export type NatureGroupFragment = { nature: { kapha: { heading: string | null, description: string | null, characteristics: string | null, image: { node: { id: string, altText: string | null, mediaItemUrl: string | null, mimeType: string | null, title: string | null } } | null } | null, pitta: { heading: string | null, description: string | null, characteristics: string | null, image: { node: { id: string, altText: string | null, mediaItemUrl: string | null, mimeType: string | null, title: string | null } } | null } | null, vatta: { heading: string | null, description: string | null, characteristics: string | null, image: { node: { id: string, altText: string | null, mediaItemUrl: string | null, mimeType: string | null, title: string | null } } | null } | null } | null };

export type PageCoreFragment = { id: string, databaseId: number, title: string | null, content: string | null, link: string | null, uri: string | null, slug: string | null, locale: { id: string, locale: string | null } | null, translations: Array<{ id: string, locale: string | null, href: string | null, post_title: string | null } | null> | null, seo: { metaTitle: string | null, metaDescription: string | null } | null, pageBanner: { active: boolean | null, heading: string | null, description: string | null, image: { node: { id: string, altText: string | null, mediaItemUrl: string | null, mimeType: string | null, title: string | null } } | null } | null, subNavigation: { active: boolean | null, items: Array<{ name: string | null, link: string | null } | null> | null } | null };

export type PageGroupsFragment = { storyBlocks: { blocks: Array<{ heading: string | null, description: string | null, image: { node: { id: string, altText: string | null, mediaItemUrl: string | null, mimeType: string | null, title: string | null } } | null } | null> | null, keyData1: { figure: string | null, label: string | null } | null, keyData2: { figure: string | null, label: string | null } | null, keyData3: { figure: string | null, label: string | null } | null, keyData4: { figure: string | null, label: string | null } | null } | null, visionMission: { vision: { heading: string | null, description: string | null, image: { node: { id: string, altText: string | null, mediaItemUrl: string | null, mimeType: string | null, title: string | null } } | null } | null, mission: { heading: string | null, description: string | null, image: { node: { id: string, altText: string | null, mediaItemUrl: string | null, mimeType: string | null, title: string | null } } | null } | null } | null, principles: { principle1: { heading: string | null, description: string | null, image: { node: { id: string, altText: string | null, mediaItemUrl: string | null, mimeType: string | null, title: string | null } } | null } | null, principle2: { heading: string | null, description: string | null, image: { node: { id: string, altText: string | null, mediaItemUrl: string | null, mimeType: string | null, title: string | null } } | null } | null, principle3: { heading: string | null, description: string | null, image: { node: { id: string, altText: string | null, mediaItemUrl: string | null, mimeType: string | null, title: string | null } } | null } | null, principle4: { heading: string | null, description: string | null, image: { node: { id: string, altText: string | null, mediaItemUrl: string | null, mimeType: string | null, title: string | null } } | null } | null, principle5: { heading: string | null, description: string | null, image: { node: { id: string, altText: string | null, mediaItemUrl: string | null, mimeType: string | null, title: string | null } } | null } | null, principle6: { heading: string | null, description: string | null, image: { node: { id: string, altText: string | null, mediaItemUrl: string | null, mimeType: string | null, title: string | null } } | null } | null, principle7: { heading: string | null, description: string | null, image: { node: { id: string, altText: string | null, mediaItemUrl: string | null, mimeType: string | null, title: string | null } } | null } | null } | null, journey: { heading: string | null, milestones: Array<{ year: string | null, achievement: string | null } | null> | null } | null, leadership: { founders: Array<{ name: string | null, designation: string | null, biography: string | null, image: { node: { id: string, altText: string | null, mediaItemUrl: string | null, mimeType: string | null, title: string | null } } | null } | null> | null, ceo: { name: string | null, designation: string | null, biography: string | null, image: { node: { id: string, altText: string | null, mediaItemUrl: string | null, mimeType: string | null, title: string | null } } | null } | null, board: Array<{ name: string | null, designation: string | null, biography: string | null, image: { node: { id: string, altText: string | null, mediaItemUrl: string | null, mimeType: string | null, title: string | null } } | null } | null> | null, team: Array<{ name: string | null, designation: string | null, biography: string | null, image: { node: { id: string, altText: string | null, mediaItemUrl: string | null, mimeType: string | null, title: string | null } } | null } | null> | null } | null, corporateResponsibility: { heading: string | null, item1: { heading: string | null, description: string | null, link: string | null, image: { node: { id: string, altText: string | null, mediaItemUrl: string | null, mimeType: string | null, title: string | null } } | null } | null, item2: { heading: string | null, description: string | null, link: string | null, image: { node: { id: string, altText: string | null, mediaItemUrl: string | null, mimeType: string | null, title: string | null } } | null } | null, item3: { heading: string | null, description: string | null, link: string | null, image: { node: { id: string, altText: string | null, mediaItemUrl: string | null, mimeType: string | null, title: string | null } } | null } | null, item4: { heading: string | null, description: string | null, link: string | null, image: { node: { id: string, altText: string | null, mediaItemUrl: string | null, mimeType: string | null, title: string | null } } | null } | null } | null, globalPresence: { heading: string | null, description: string | null, highlight1: { figure: string | null, label: string | null } | null, highlight2: { figure: string | null, label: string | null } | null, highlight3: { figure: string | null, label: string | null } | null, regions: Array<{ name: string | null, description: string | null } | null> | null } | null, careers: { heading: string | null, description: string | null, jobs: Array<{ jobId: string | null, title: string | null, location: string | null, department: string | null, description: string | null, applyLink: string | null, datePosted: string | null } | null> | null } | null, hiringProcess: { step1: { heading: string | null, description: string | null, image: { node: { id: string, altText: string | null, mediaItemUrl: string | null, mimeType: string | null, title: string | null } } | null } | null, step2: { heading: string | null, description: string | null, image: { node: { id: string, altText: string | null, mediaItemUrl: string | null, mimeType: string | null, title: string | null } } | null } | null, step3: { heading: string | null, description: string | null, image: { node: { id: string, altText: string | null, mediaItemUrl: string | null, mimeType: string | null, title: string | null } } | null } | null, step4: { heading: string | null, description: string | null, image: { node: { id: string, altText: string | null, mediaItemUrl: string | null, mimeType: string | null, title: string | null } } | null } | null, step5: { heading: string | null, description: string | null, image: { node: { id: string, altText: string | null, mediaItemUrl: string | null, mimeType: string | null, title: string | null } } | null } | null } | null, investorResults: { results: Array<{ year: string | null, title: string | null, document: { node: { id: string, altText: string | null, mediaItemUrl: string | null, mimeType: string | null, title: string | null } } | null } | null> | null } | null, nature: { kapha: { heading: string | null, description: string | null, characteristics: string | null, image: { node: { id: string, altText: string | null, mediaItemUrl: string | null, mimeType: string | null, title: string | null } } | null } | null, pitta: { heading: string | null, description: string | null, characteristics: string | null, image: { node: { id: string, altText: string | null, mediaItemUrl: string | null, mimeType: string | null, title: string | null } } | null } | null, vatta: { heading: string | null, description: string | null, characteristics: string | null, image: { node: { id: string, altText: string | null, mediaItemUrl: string | null, mimeType: string | null, title: string | null } } | null } | null } | null, homeRemedies: { heading: string | null, remedies: Array<{ heading: string | null, description: string | null, image: { node: { id: string, altText: string | null, mediaItemUrl: string | null, mimeType: string | null, title: string | null } } | null } | null> | null } | null, motherEarth: { heading: string | null, description: string | null, image: { node: { id: string, altText: string | null, mediaItemUrl: string | null, mimeType: string | null, title: string | null } } | null } | null, enquiry: { heading: string | null, description: string | null, formId: string | null } | null };

export type PostCardFragment = { id: string, databaseId: number, postId: number, title: string | null, slug: string | null, uri: string | null, date: string | null, excerpt: string | null, featuredImage: { node: { id: string, altText: string | null, mediaItemUrl: string | null, mimeType: string | null, title: string | null } } | null, tags: { nodes: Array<{ name: string | null, slug: string | null }> } | null, locale: { id: string, locale: string | null } | null, translations: Array<{ locale: string | null, href: string | null } | null> | null };

export type PrinciplesGroupFragment = { principles: { principle1: { heading: string | null, description: string | null, image: { node: { id: string, altText: string | null, mediaItemUrl: string | null, mimeType: string | null, title: string | null } } | null } | null, principle2: { heading: string | null, description: string | null, image: { node: { id: string, altText: string | null, mediaItemUrl: string | null, mimeType: string | null, title: string | null } } | null } | null, principle3: { heading: string | null, description: string | null, image: { node: { id: string, altText: string | null, mediaItemUrl: string | null, mimeType: string | null, title: string | null } } | null } | null, principle4: { heading: string | null, description: string | null, image: { node: { id: string, altText: string | null, mediaItemUrl: string | null, mimeType: string | null, title: string | null } } | null } | null, principle5: { heading: string | null, description: string | null, image: { node: { id: string, altText: string | null, mediaItemUrl: string | null, mimeType: string | null, title: string | null } } | null } | null, principle6: { heading: string | null, description: string | null, image: { node: { id: string, altText: string | null, mediaItemUrl: string | null, mimeType: string | null, title: string | null } } | null } | null, principle7: { heading: string | null, description: string | null, image: { node: { id: string, altText: string | null, mediaItemUrl: string | null, mimeType: string | null, title: string | null } } | null } | null } | null };

type ProductCard_ExternalProduct_Fragment = { __typename: 'ExternalProduct', id: string, databaseId: number, name: string | null, slug: string | null, uri: string | null, shortDescription: string | null, menuOrder: number | null, catalogVisibility: CatalogVisibilityEnum | null, attributes: { nodes: Array<{ name: string | null, label: string | null, options: Array<string | null> | null }> } | null, translations: Array<{ locale: string | null, href: string | null } | null> | null, featuredImage: { node: { id: string, altText: string | null, mediaItemUrl: string | null, mimeType: string | null, title: string | null } } | null, productTags: { nodes: Array<{ name: string | null, slug: string | null }> } | null, productCategories: { nodes: Array<{ databaseId: number, slug: string | null, name: string | null }> } | null };

type ProductCard_GroupProduct_Fragment = { __typename: 'GroupProduct', id: string, databaseId: number, name: string | null, slug: string | null, uri: string | null, shortDescription: string | null, menuOrder: number | null, catalogVisibility: CatalogVisibilityEnum | null, translations: Array<{ locale: string | null, href: string | null } | null> | null, featuredImage: { node: { id: string, altText: string | null, mediaItemUrl: string | null, mimeType: string | null, title: string | null } } | null, productTags: { nodes: Array<{ name: string | null, slug: string | null }> } | null, productCategories: { nodes: Array<{ databaseId: number, slug: string | null, name: string | null }> } | null };

type ProductCard_SimpleProduct_Fragment = { __typename: 'SimpleProduct', id: string, databaseId: number, name: string | null, slug: string | null, uri: string | null, shortDescription: string | null, menuOrder: number | null, catalogVisibility: CatalogVisibilityEnum | null, attributes: { nodes: Array<{ name: string | null, label: string | null, options: Array<string | null> | null }> } | null, translations: Array<{ locale: string | null, href: string | null } | null> | null, featuredImage: { node: { id: string, altText: string | null, mediaItemUrl: string | null, mimeType: string | null, title: string | null } } | null, productTags: { nodes: Array<{ name: string | null, slug: string | null }> } | null, productCategories: { nodes: Array<{ databaseId: number, slug: string | null, name: string | null }> } | null };

type ProductCard_VariableProduct_Fragment = { __typename: 'VariableProduct', id: string, databaseId: number, name: string | null, slug: string | null, uri: string | null, shortDescription: string | null, menuOrder: number | null, catalogVisibility: CatalogVisibilityEnum | null, variations: { nodes: Array<{ attributes: { nodes: Array<{ value: string | null }> } | null }> } | null, translations: Array<{ locale: string | null, href: string | null } | null> | null, featuredImage: { node: { id: string, altText: string | null, mediaItemUrl: string | null, mimeType: string | null, title: string | null } } | null, productTags: { nodes: Array<{ name: string | null, slug: string | null }> } | null, productCategories: { nodes: Array<{ databaseId: number, slug: string | null, name: string | null }> } | null };

export type ProductCardFragment =
  | ProductCard_ExternalProduct_Fragment
  | ProductCard_GroupProduct_Fragment
  | ProductCard_SimpleProduct_Fragment
  | ProductCard_VariableProduct_Fragment
;

export type StoryBlocksGroupFragment = { storyBlocks: { blocks: Array<{ heading: string | null, description: string | null, image: { node: { id: string, altText: string | null, mediaItemUrl: string | null, mimeType: string | null, title: string | null } } | null } | null> | null, keyData1: { figure: string | null, label: string | null } | null, keyData2: { figure: string | null, label: string | null } | null, keyData3: { figure: string | null, label: string | null } | null, keyData4: { figure: string | null, label: string | null } | null } | null };

export type VisionMissionGroupFragment = { visionMission: { vision: { heading: string | null, description: string | null, image: { node: { id: string, altText: string | null, mediaItemUrl: string | null, mimeType: string | null, title: string | null } } | null } | null, mission: { heading: string | null, description: string | null, image: { node: { id: string, altText: string | null, mediaItemUrl: string | null, mimeType: string | null, title: string | null } } | null } | null } | null };

export type CatalogsPageQueryVariables = Exact<{
  name?: string | null | undefined;
  language?: string | null | undefined;
}>;


export type CatalogsPageQuery = { pages: { nodes: Array<{ id: string, databaseId: number, title: string | null, content: string | null, link: string | null, uri: string | null, slug: string | null, catalogs: { items: Array<{ title: string | null, cover: { node: { id: string, altText: string | null, mediaItemUrl: string | null, mimeType: string | null, title: string | null } } | null, document: { node: { id: string, altText: string | null, mediaItemUrl: string | null, mimeType: string | null, title: string | null } } | null } | null> | null } | null, locale: { id: string, locale: string | null } | null, translations: Array<{ id: string, locale: string | null, href: string | null, post_title: string | null } | null> | null, seo: { metaTitle: string | null, metaDescription: string | null } | null, pageBanner: { active: boolean | null, heading: string | null, description: string | null, image: { node: { id: string, altText: string | null, mediaItemUrl: string | null, mimeType: string | null, title: string | null } } | null } | null, subNavigation: { active: boolean | null, items: Array<{ name: string | null, link: string | null } | null> | null } | null }> } | null };

export type DisclaimerQueryVariables = Exact<{
  name?: string | null | undefined;
  language?: string | null | undefined;
}>;


export type DisclaimerQuery = { pages: { nodes: Array<{ id: string, databaseId: number, title: string | null, content: string | null, link: string | null, uri: string | null, slug: string | null, locale: { id: string, locale: string | null } | null, translations: Array<{ id: string, locale: string | null, href: string | null, post_title: string | null } | null> | null, seo: { metaTitle: string | null, metaDescription: string | null } | null, pageBanner: { active: boolean | null, heading: string | null, description: string | null, image: { node: { id: string, altText: string | null, mediaItemUrl: string | null, mimeType: string | null, title: string | null } } | null } | null, subNavigation: { active: boolean | null, items: Array<{ name: string | null, link: string | null } | null> | null } | null }> } | null };

export type GetFooterMenuDataQueryVariables = Exact<{
  language?: string | null | undefined;
}>;


export type GetFooterMenuDataQuery = { menuItems: { nodes: Array<{ id: string, label: string | null, title: string | null, order: number | null, path: string | null, target: string | null, parentId: string | null, childItems: { nodes: Array<{ id: string, label: string | null, title: string | null, order: number | null, path: string | null, target: string | null, parentId: string | null, menuFields: { isBrandSection: boolean | null, mImage: { node: { id: string, altText: string | null, mediaItemUrl: string | null, mimeType: string | null, title: string | null } } | null } | null }> } | null, menuFields: { isBrandSection: boolean | null, mImage: { node: { id: string, altText: string | null, mediaItemUrl: string | null, mimeType: string | null, title: string | null } } | null } | null }> } | null };

export type GetMenuQueryVariables = Exact<{
  lang?: string | null | undefined;
}>;


export type GetMenuQuery = { menuItems: { nodes: Array<{ id: string, label: string | null, title: string | null, order: number | null, path: string | null, target: string | null, parentId: string | null, childItems: { nodes: Array<{ id: string, label: string | null, title: string | null, order: number | null, path: string | null, target: string | null, parentId: string | null, childItems: { nodes: Array<{ id: string, label: string | null, title: string | null, order: number | null, path: string | null, target: string | null, parentId: string | null, menuFields: { isBrandSection: boolean | null, mImage: { node: { id: string, altText: string | null, mediaItemUrl: string | null, mimeType: string | null, title: string | null } } | null } | null }> } | null, menuFields: { isBrandSection: boolean | null, mImage: { node: { id: string, altText: string | null, mediaItemUrl: string | null, mimeType: string | null, title: string | null } } | null } | null }> } | null, menuFields: { isBrandSection: boolean | null, mImage: { node: { id: string, altText: string | null, mediaItemUrl: string | null, mimeType: string | null, title: string | null } } | null } | null }> } | null, languages: Array<{ id: string, code: string | null, default_locale: string | null, native_name: string | null, translated_name: string | null, is_hidden: boolean | null } | null> | null };

export type GetProductFiltersQueryVariables = Exact<{
  slug: Array<string> | string;
  lang?: string | null | undefined;
}>;


export type GetProductFiltersQuery = { productCategories: { nodes: Array<{ id: string, databaseId: number, name: string | null, slug: string | null, children: { nodes: Array<{ id: string, databaseId: number, name: string | null, slug: string | null, children: { nodes: Array<{ id: string, databaseId: number, name: string | null, slug: string | null, translations: Array<{ slug: string | null, languageCode: string | null } | null> | null }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } | null, translations: Array<{ slug: string | null, languageCode: string | null } | null> | null }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } | null, translations: Array<{ slug: string | null, languageCode: string | null } | null> | null }> } | null };

export type GetQuickLinksMenuQueryVariables = Exact<{
  language?: string | null | undefined;
}>;


export type GetQuickLinksMenuQuery = { menuItems: { nodes: Array<{ id: string, label: string | null, title: string | null, order: number | null, path: string | null, target: string | null, parentId: string | null, menuFields: { isBrandSection: boolean | null, mImage: { node: { id: string, altText: string | null, mediaItemUrl: string | null, mimeType: string | null, title: string | null } } | null } | null }> } | null };

export type HomePageQueryVariables = Exact<{
  name?: string | null | undefined;
  language?: string | null | undefined;
}>;


export type HomePageQuery = { pages: { nodes: Array<{ id: string, databaseId: number, title: string | null, content: string | null, link: string | null, uri: string | null, slug: string | null, homeSlider: { slides: Array<{ active: boolean | null, startDate: string | null, endDate: string | null, heading: string | null, description: string | null, link: string | null, textPosition: Array<string | null> | null, textColor: string | null, desktopMedia: { node: { id: string, altText: string | null, mediaItemUrl: string | null, mimeType: string | null, title: string | null } } | null, mobileMedia: { node: { id: string, altText: string | null, mediaItemUrl: string | null, mimeType: string | null, title: string | null } } | null } | null> | null } | null, locale: { id: string, locale: string | null } | null, translations: Array<{ id: string, locale: string | null, href: string | null, post_title: string | null } | null> | null, seo: { metaTitle: string | null, metaDescription: string | null } | null, pageBanner: { active: boolean | null, heading: string | null, description: string | null, image: { node: { id: string, altText: string | null, mediaItemUrl: string | null, mimeType: string | null, title: string | null } } | null } | null, subNavigation: { active: boolean | null, items: Array<{ name: string | null, link: string | null } | null> | null } | null, storyBlocks: { blocks: Array<{ heading: string | null, description: string | null, image: { node: { id: string, altText: string | null, mediaItemUrl: string | null, mimeType: string | null, title: string | null } } | null } | null> | null, keyData1: { figure: string | null, label: string | null } | null, keyData2: { figure: string | null, label: string | null } | null, keyData3: { figure: string | null, label: string | null } | null, keyData4: { figure: string | null, label: string | null } | null } | null, brandSlider: { heading: string | null, brands: Array<{ name: string | null, link: string | null, image: { node: { id: string, altText: string | null, mediaItemUrl: string | null, mimeType: string | null, title: string | null } } | null } | null> | null } | null, corporateResponsibility: { heading: string | null, item1: { heading: string | null, description: string | null, link: string | null, image: { node: { id: string, altText: string | null, mediaItemUrl: string | null, mimeType: string | null, title: string | null } } | null } | null, item2: { heading: string | null, description: string | null, link: string | null, image: { node: { id: string, altText: string | null, mediaItemUrl: string | null, mimeType: string | null, title: string | null } } | null } | null, item3: { heading: string | null, description: string | null, link: string | null, image: { node: { id: string, altText: string | null, mediaItemUrl: string | null, mimeType: string | null, title: string | null } } | null } | null, item4: { heading: string | null, description: string | null, link: string | null, image: { node: { id: string, altText: string | null, mediaItemUrl: string | null, mimeType: string | null, title: string | null } } | null } | null } | null, globalPresence: { heading: string | null, description: string | null, highlight1: { figure: string | null, label: string | null } | null, highlight2: { figure: string | null, label: string | null } | null, highlight3: { figure: string | null, label: string | null } | null, regions: Array<{ name: string | null, description: string | null } | null> | null } | null }> } | null, posts: { nodes: Array<{ id: string, databaseId: number, postId: number, title: string | null, slug: string | null, uri: string | null, date: string | null, excerpt: string | null, featuredImage: { node: { id: string, altText: string | null, mediaItemUrl: string | null, mimeType: string | null, title: string | null } } | null, tags: { nodes: Array<{ name: string | null, slug: string | null }> } | null, locale: { id: string, locale: string | null } | null, translations: Array<{ locale: string | null, href: string | null } | null> | null }> } | null, awards: { nodes: Array<{ id: string, title: string | null, content: string | null, date: string | null, featuredImage: { node: { id: string, altText: string | null, mediaItemUrl: string | null, mimeType: string | null, title: string | null } } | null }> } | null };

export type LanguagesQueryVariables = Exact<{ [key: string]: never; }>;


export type LanguagesQuery = { languages: Array<{ id: string, code: string | null, default_locale: string | null, native_name: string | null, translated_name: string | null, is_hidden: boolean | null } | null> | null };

export type LeadershipQueryVariables = Exact<{
  name?: string | null | undefined;
  language?: string | null | undefined;
}>;


export type LeadershipQuery = { pages: { nodes: Array<{ id: string, databaseId: number, title: string | null, content: string | null, link: string | null, uri: string | null, slug: string | null, locale: { id: string, locale: string | null } | null, translations: Array<{ id: string, locale: string | null, href: string | null, post_title: string | null } | null> | null, seo: { metaTitle: string | null, metaDescription: string | null } | null, pageBanner: { active: boolean | null, heading: string | null, description: string | null, image: { node: { id: string, altText: string | null, mediaItemUrl: string | null, mimeType: string | null, title: string | null } } | null } | null, subNavigation: { active: boolean | null, items: Array<{ name: string | null, link: string | null } | null> | null } | null, leadership: { founders: Array<{ name: string | null, designation: string | null, biography: string | null, image: { node: { id: string, altText: string | null, mediaItemUrl: string | null, mimeType: string | null, title: string | null } } | null } | null> | null, ceo: { name: string | null, designation: string | null, biography: string | null, image: { node: { id: string, altText: string | null, mediaItemUrl: string | null, mimeType: string | null, title: string | null } } | null } | null, board: Array<{ name: string | null, designation: string | null, biography: string | null, image: { node: { id: string, altText: string | null, mediaItemUrl: string | null, mimeType: string | null, title: string | null } } | null } | null> | null, team: Array<{ name: string | null, designation: string | null, biography: string | null, image: { node: { id: string, altText: string | null, mediaItemUrl: string | null, mimeType: string | null, title: string | null } } | null } | null> | null } | null }> } | null };

export type NatureQueryVariables = Exact<{
  name?: string | null | undefined;
  language?: string | null | undefined;
}>;


export type NatureQuery = { pages: { nodes: Array<{ id: string, databaseId: number, title: string | null, content: string | null, link: string | null, uri: string | null, slug: string | null, locale: { id: string, locale: string | null } | null, translations: Array<{ id: string, locale: string | null, href: string | null, post_title: string | null } | null> | null, seo: { metaTitle: string | null, metaDescription: string | null } | null, pageBanner: { active: boolean | null, heading: string | null, description: string | null, image: { node: { id: string, altText: string | null, mediaItemUrl: string | null, mimeType: string | null, title: string | null } } | null } | null, subNavigation: { active: boolean | null, items: Array<{ name: string | null, link: string | null } | null> | null } | null, nature: { kapha: { heading: string | null, description: string | null, characteristics: string | null, image: { node: { id: string, altText: string | null, mediaItemUrl: string | null, mimeType: string | null, title: string | null } } | null } | null, pitta: { heading: string | null, description: string | null, characteristics: string | null, image: { node: { id: string, altText: string | null, mediaItemUrl: string | null, mimeType: string | null, title: string | null } } | null } | null, vatta: { heading: string | null, description: string | null, characteristics: string | null, image: { node: { id: string, altText: string | null, mediaItemUrl: string | null, mimeType: string | null, title: string | null } } | null } | null } | null, homeRemedies: { heading: string | null, remedies: Array<{ heading: string | null, description: string | null, image: { node: { id: string, altText: string | null, mediaItemUrl: string | null, mimeType: string | null, title: string | null } } | null } | null> | null } | null, motherEarth: { heading: string | null, description: string | null, image: { node: { id: string, altText: string | null, mediaItemUrl: string | null, mimeType: string | null, title: string | null } } | null } | null }> } | null };

export type PrivacyPolicyQueryVariables = Exact<{
  name?: string | null | undefined;
  language?: string | null | undefined;
}>;


export type PrivacyPolicyQuery = { pages: { nodes: Array<{ id: string, databaseId: number, title: string | null, content: string | null, link: string | null, uri: string | null, slug: string | null, locale: { id: string, locale: string | null } | null, translations: Array<{ id: string, locale: string | null, href: string | null, post_title: string | null } | null> | null, seo: { metaTitle: string | null, metaDescription: string | null } | null, pageBanner: { active: boolean | null, heading: string | null, description: string | null, image: { node: { id: string, altText: string | null, mediaItemUrl: string | null, mimeType: string | null, title: string | null } } | null } | null, subNavigation: { active: boolean | null, items: Array<{ name: string | null, link: string | null } | null> | null } | null }> } | null };

export type ResponsibilityQueryVariables = Exact<{
  name?: string | null | undefined;
  language?: string | null | undefined;
}>;


export type ResponsibilityQuery = { pages: { nodes: Array<{ id: string, databaseId: number, title: string | null, content: string | null, link: string | null, uri: string | null, slug: string | null, locale: { id: string, locale: string | null } | null, translations: Array<{ id: string, locale: string | null, href: string | null, post_title: string | null } | null> | null, seo: { metaTitle: string | null, metaDescription: string | null } | null, pageBanner: { active: boolean | null, heading: string | null, description: string | null, image: { node: { id: string, altText: string | null, mediaItemUrl: string | null, mimeType: string | null, title: string | null } } | null } | null, subNavigation: { active: boolean | null, items: Array<{ name: string | null, link: string | null } | null> | null } | null, corporateResponsibility: { heading: string | null, item1: { heading: string | null, description: string | null, link: string | null, image: { node: { id: string, altText: string | null, mediaItemUrl: string | null, mimeType: string | null, title: string | null } } | null } | null, item2: { heading: string | null, description: string | null, link: string | null, image: { node: { id: string, altText: string | null, mediaItemUrl: string | null, mimeType: string | null, title: string | null } } | null } | null, item3: { heading: string | null, description: string | null, link: string | null, image: { node: { id: string, altText: string | null, mediaItemUrl: string | null, mimeType: string | null, title: string | null } } | null } | null, item4: { heading: string | null, description: string | null, link: string | null, image: { node: { id: string, altText: string | null, mediaItemUrl: string | null, mimeType: string | null, title: string | null } } | null } | null } | null }> } | null, campaigns: { nodes: Array<{ id: string, databaseId: number, campaignId: number, title: string | null, slug: string | null, uri: string | null, date: string | null, content: string | null, featuredImage: { node: { id: string, altText: string | null, mediaItemUrl: string | null, mimeType: string | null, title: string | null } } | null, tags: { nodes: Array<{ name: string | null, slug: string | null }> } | null, locale: { id: string, locale: string | null } | null, videoGroup: { videoType: Array<string | null> | null, videoLink: string | null, uploadVideo: { node: { id: string, altText: string | null, mediaItemUrl: string | null, mimeType: string | null, title: string | null } } | null } | null }> } | null };

export type StoryQueryVariables = Exact<{
  name?: string | null | undefined;
  language?: string | null | undefined;
}>;


export type StoryQuery = { pages: { nodes: Array<{ id: string, databaseId: number, title: string | null, content: string | null, link: string | null, uri: string | null, slug: string | null, leadership: { founders: Array<{ name: string | null, designation: string | null, biography: string | null, image: { node: { id: string, altText: string | null, mediaItemUrl: string | null, mimeType: string | null, title: string | null } } | null } | null> | null } | null, locale: { id: string, locale: string | null } | null, translations: Array<{ id: string, locale: string | null, href: string | null, post_title: string | null } | null> | null, seo: { metaTitle: string | null, metaDescription: string | null } | null, pageBanner: { active: boolean | null, heading: string | null, description: string | null, image: { node: { id: string, altText: string | null, mediaItemUrl: string | null, mimeType: string | null, title: string | null } } | null } | null, subNavigation: { active: boolean | null, items: Array<{ name: string | null, link: string | null } | null> | null } | null, storyBlocks: { blocks: Array<{ heading: string | null, description: string | null, image: { node: { id: string, altText: string | null, mediaItemUrl: string | null, mimeType: string | null, title: string | null } } | null } | null> | null, keyData1: { figure: string | null, label: string | null } | null, keyData2: { figure: string | null, label: string | null } | null, keyData3: { figure: string | null, label: string | null } | null, keyData4: { figure: string | null, label: string | null } | null } | null, visionMission: { vision: { heading: string | null, description: string | null, image: { node: { id: string, altText: string | null, mediaItemUrl: string | null, mimeType: string | null, title: string | null } } | null } | null, mission: { heading: string | null, description: string | null, image: { node: { id: string, altText: string | null, mediaItemUrl: string | null, mimeType: string | null, title: string | null } } | null } | null } | null, principles: { principle1: { heading: string | null, description: string | null, image: { node: { id: string, altText: string | null, mediaItemUrl: string | null, mimeType: string | null, title: string | null } } | null } | null, principle2: { heading: string | null, description: string | null, image: { node: { id: string, altText: string | null, mediaItemUrl: string | null, mimeType: string | null, title: string | null } } | null } | null, principle3: { heading: string | null, description: string | null, image: { node: { id: string, altText: string | null, mediaItemUrl: string | null, mimeType: string | null, title: string | null } } | null } | null, principle4: { heading: string | null, description: string | null, image: { node: { id: string, altText: string | null, mediaItemUrl: string | null, mimeType: string | null, title: string | null } } | null } | null, principle5: { heading: string | null, description: string | null, image: { node: { id: string, altText: string | null, mediaItemUrl: string | null, mimeType: string | null, title: string | null } } | null } | null, principle6: { heading: string | null, description: string | null, image: { node: { id: string, altText: string | null, mediaItemUrl: string | null, mimeType: string | null, title: string | null } } | null } | null, principle7: { heading: string | null, description: string | null, image: { node: { id: string, altText: string | null, mediaItemUrl: string | null, mimeType: string | null, title: string | null } } | null } | null } | null, journey: { heading: string | null, milestones: Array<{ year: string | null, achievement: string | null } | null> | null } | null }> } | null };

export type BrandsDataQueryVariables = Exact<{
  language?: string | null | undefined;
  after?: string | null | undefined;
}>;


export type BrandsDataQuery = { productCategories: { nodes: Array<{ id: string, databaseId: number, name: string | null, slug: string | null, uri: string | null, languageCode: string | null, image: { id: string, altText: string | null, mediaItemUrl: string | null, mimeType: string | null, title: string | null } | null, translations: Array<{ id: string, databaseId: number, slug: string | null, name: string | null, languageCode: string | null } | null> | null, brandBanner: { heading: string | null, image: { node: { id: string, altText: string | null, mediaItemUrl: string | null, mimeType: string | null, title: string | null } } | null } | null }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } | null };

export type CampaignsQueryVariables = Exact<{
  language?: string | null | undefined;
  after?: string | null | undefined;
}>;


export type CampaignsQuery = { campaigns: { nodes: Array<{ id: string, databaseId: number, campaignId: number, title: string | null, slug: string | null, uri: string | null, date: string | null, content: string | null, featuredImage: { node: { id: string, altText: string | null, mediaItemUrl: string | null, mimeType: string | null, title: string | null } } | null, tags: { nodes: Array<{ name: string | null, slug: string | null }> } | null, locale: { id: string, locale: string | null } | null, videoGroup: { videoType: Array<string | null> | null, videoLink: string | null, uploadVideo: { node: { id: string, altText: string | null, mediaItemUrl: string | null, mimeType: string | null, title: string | null } } | null } | null }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } | null };

export type CampaignsByBrandQueryVariables = Exact<{
  slug: Array<string> | string;
  language?: string | null | undefined;
}>;


export type CampaignsByBrandQuery = { campaigns: { nodes: Array<{ id: string, databaseId: number, campaignId: number, title: string | null, slug: string | null, uri: string | null, date: string | null, content: string | null, featuredImage: { node: { id: string, altText: string | null, mediaItemUrl: string | null, mimeType: string | null, title: string | null } } | null, tags: { nodes: Array<{ name: string | null, slug: string | null }> } | null, locale: { id: string, locale: string | null } | null, videoGroup: { videoType: Array<string | null> | null, videoLink: string | null, uploadVideo: { node: { id: string, altText: string | null, mediaItemUrl: string | null, mimeType: string | null, title: string | null } } | null } | null }> } | null };

export type CategoryChildrenQueryVariables = Exact<{
  parent: number;
  language?: string | null | undefined;
  after?: string | null | undefined;
}>;


export type CategoryChildrenQuery = { productCategories: { nodes: Array<{ count: number | null, id: string, databaseId: number, name: string | null, slug: string | null, children: { nodes: Array<{ count: number | null, id: string, databaseId: number, name: string | null, slug: string | null, translations: Array<{ slug: string | null, languageCode: string | null } | null> | null }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } | null, translations: Array<{ slug: string | null, languageCode: string | null } | null> | null }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } | null };

export type CompanyHealthHubQueryVariables = Exact<{
  name?: string | null | undefined;
  language?: string | null | undefined;
  after?: string | null | undefined;
}>;


export type CompanyHealthHubQuery = { pages: { nodes: Array<{ id: string, databaseId: number, title: string | null, content: string | null, link: string | null, uri: string | null, slug: string | null, locale: { id: string, locale: string | null } | null, translations: Array<{ id: string, locale: string | null, href: string | null, post_title: string | null } | null> | null, seo: { metaTitle: string | null, metaDescription: string | null } | null, pageBanner: { active: boolean | null, heading: string | null, description: string | null, image: { node: { id: string, altText: string | null, mediaItemUrl: string | null, mimeType: string | null, title: string | null } } | null } | null, subNavigation: { active: boolean | null, items: Array<{ name: string | null, link: string | null } | null> | null } | null }> } | null, posts: { nodes: Array<{ id: string, databaseId: number, postId: number, title: string | null, slug: string | null, uri: string | null, date: string | null, excerpt: string | null, featuredImage: { node: { id: string, altText: string | null, mediaItemUrl: string | null, mimeType: string | null, title: string | null } } | null, tags: { nodes: Array<{ name: string | null, slug: string | null }> } | null, locale: { id: string, locale: string | null } | null, translations: Array<{ locale: string | null, href: string | null } | null> | null }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } | null };

export type ContentChangesQueryVariables = Exact<{
  language?: string | null | undefined;
  withUndated?: boolean;
}>;


export type ContentChangesQuery = { generalSettings: { language: string | null, url: string | null } | null, pages: { nodes: Array<{ id: string, modifiedGmt: string | null }> } | null, posts: { nodes: Array<{ id: string, modifiedGmt: string | null }> } | null, campaigns: { nodes: Array<{ id: string, modifiedGmt: string | null }> } | null, locations: { nodes: Array<{ id: string, modifiedGmt: string | null }> } | null, awards: { nodes: Array<{ id: string, modifiedGmt: string | null }> } | null, products: { nodes: Array<
      | { id: string, modified: string | null }
      | { id: string, modified: string | null }
      | { id: string, modified: string | null }
      | { id: string, modified: string | null }
    > } | null, menuItems?: { nodes: Array<{ id: string, label: string | null, title: string | null, order: number | null, path: string | null, target: string | null, parentId: string | null, childItems: { nodes: Array<{ id: string, label: string | null, title: string | null, order: number | null, path: string | null, target: string | null, parentId: string | null, childItems: { nodes: Array<{ id: string, label: string | null, title: string | null, order: number | null, path: string | null, target: string | null, parentId: string | null, menuFields: { isBrandSection: boolean | null, mImage: { node: { id: string, altText: string | null, mediaItemUrl: string | null, mimeType: string | null, title: string | null } } | null } | null }> } | null, menuFields: { isBrandSection: boolean | null, mImage: { node: { id: string, altText: string | null, mediaItemUrl: string | null, mimeType: string | null, title: string | null } } | null } | null }> } | null, menuFields: { isBrandSection: boolean | null, mImage: { node: { id: string, altText: string | null, mediaItemUrl: string | null, mimeType: string | null, title: string | null } } | null } | null }> } | null, productCategories?: { nodes: Array<{ count: number | null, description: string | null, id: string, databaseId: number, name: string | null, slug: string | null, uri: string | null, languageCode: string | null, children: { nodes: Array<{ count: number | null, description: string | null, id: string, databaseId: number, name: string | null, slug: string | null, uri: string | null, languageCode: string | null, children: { nodes: Array<{ uri: string | null, description: string | null, count: number | null, id: string, databaseId: number, name: string | null, slug: string | null, image: { id: string, altText: string | null, mediaItemUrl: string | null, mimeType: string | null, title: string | null } | null, seo: { metaTitle: string | null, metaDescription: string | null } | null, translations: Array<{ slug: string | null, languageCode: string | null } | null> | null }> } | null, seo: { metaTitle: string | null, metaDescription: string | null } | null, categoryPage: { benefit1: { heading: string | null, description: string | null, image: { node: { id: string, altText: string | null, mediaItemUrl: string | null, mimeType: string | null, title: string | null } } | null } | null, benefit2: { heading: string | null, description: string | null, image: { node: { id: string, altText: string | null, mediaItemUrl: string | null, mimeType: string | null, title: string | null } } | null } | null, benefit3: { heading: string | null, description: string | null, image: { node: { id: string, altText: string | null, mediaItemUrl: string | null, mimeType: string | null, title: string | null } } | null } | null, benefit4: { heading: string | null, description: string | null, image: { node: { id: string, altText: string | null, mediaItemUrl: string | null, mimeType: string | null, title: string | null } } | null } | null, faqs: Array<{ question: string | null, answer: string | null, notOn: string | null } | null> | null } | null, image: { id: string, altText: string | null, mediaItemUrl: string | null, mimeType: string | null, title: string | null } | null, translations: Array<{ id: string, databaseId: number, slug: string | null, name: string | null, languageCode: string | null } | null> | null, brandBanner: { heading: string | null, image: { node: { id: string, altText: string | null, mediaItemUrl: string | null, mimeType: string | null, title: string | null } } | null } | null }> } | null, seo: { metaTitle: string | null, metaDescription: string | null } | null, categoryPage: { benefit1: { heading: string | null, description: string | null, image: { node: { id: string, altText: string | null, mediaItemUrl: string | null, mimeType: string | null, title: string | null } } | null } | null, benefit2: { heading: string | null, description: string | null, image: { node: { id: string, altText: string | null, mediaItemUrl: string | null, mimeType: string | null, title: string | null } } | null } | null, benefit3: { heading: string | null, description: string | null, image: { node: { id: string, altText: string | null, mediaItemUrl: string | null, mimeType: string | null, title: string | null } } | null } | null, benefit4: { heading: string | null, description: string | null, image: { node: { id: string, altText: string | null, mediaItemUrl: string | null, mimeType: string | null, title: string | null } } | null } | null, faqs: Array<{ question: string | null, answer: string | null, notOn: string | null } | null> | null } | null, image: { id: string, altText: string | null, mediaItemUrl: string | null, mimeType: string | null, title: string | null } | null, translations: Array<{ id: string, databaseId: number, slug: string | null, name: string | null, languageCode: string | null } | null> | null, brandBanner: { heading: string | null, image: { node: { id: string, altText: string | null, mediaItemUrl: string | null, mimeType: string | null, title: string | null } } | null } | null }> } | null, ingredients?: { nodes: Array<{ id: string, databaseId: number, name: string | null, slug: string | null, description: string | null, translations: Array<{ slug: string | null, languageCode: string | null } | null> | null, ingredientFields: { image: { node: { id: string, altText: string | null, mediaItemUrl: string | null, mimeType: string | null, title: string | null } } | null } | null }> } | null };

export type GetBrandHeroQueryVariables = Exact<{
  slug: Array<string> | string;
  language?: string | null | undefined;
}>;


export type GetBrandHeroQuery = { productCategories: { nodes: Array<{ description: string | null, id: string, databaseId: number, name: string | null, slug: string | null, uri: string | null, languageCode: string | null, seo: { metaTitle: string | null, metaDescription: string | null } | null, image: { id: string, altText: string | null, mediaItemUrl: string | null, mimeType: string | null, title: string | null } | null, translations: Array<{ id: string, databaseId: number, slug: string | null, name: string | null, languageCode: string | null } | null> | null, brandBanner: { heading: string | null, image: { node: { id: string, altText: string | null, mediaItemUrl: string | null, mimeType: string | null, title: string | null } } | null } | null }> } | null };

export type GetBrandsPageQueryVariables = Exact<{
  name: string;
  language?: string | null | undefined;
}>;


export type GetBrandsPageQuery = { pages: { nodes: Array<{ id: string, databaseId: number, title: string | null, content: string | null, link: string | null, uri: string | null, slug: string | null, locale: { id: string, locale: string | null } | null, translations: Array<{ id: string, locale: string | null, href: string | null, post_title: string | null } | null> | null, seo: { metaTitle: string | null, metaDescription: string | null } | null, pageBanner: { active: boolean | null, heading: string | null, description: string | null, image: { node: { id: string, altText: string | null, mediaItemUrl: string | null, mimeType: string | null, title: string | null } } | null } | null, subNavigation: { active: boolean | null, items: Array<{ name: string | null, link: string | null } | null> | null } | null, brandSlider: { heading: string | null, brands: Array<{ name: string | null, link: string | null, image: { node: { id: string, altText: string | null, mediaItemUrl: string | null, mimeType: string | null, title: string | null } } | null } | null> | null } | null }> } | null };

export type GetInvestorQueryVariables = Exact<{
  name?: string | null | undefined;
  language?: string | null | undefined;
}>;


export type GetInvestorQuery = { pages: { nodes: Array<{ id: string, databaseId: number, title: string | null, content: string | null, link: string | null, uri: string | null, slug: string | null, locale: { id: string, locale: string | null } | null, translations: Array<{ id: string, locale: string | null, href: string | null, post_title: string | null } | null> | null, seo: { metaTitle: string | null, metaDescription: string | null } | null, pageBanner: { active: boolean | null, heading: string | null, description: string | null, image: { node: { id: string, altText: string | null, mediaItemUrl: string | null, mimeType: string | null, title: string | null } } | null } | null, subNavigation: { active: boolean | null, items: Array<{ name: string | null, link: string | null } | null> | null } | null, investorResults: { results: Array<{ year: string | null, title: string | null, document: { node: { id: string, altText: string | null, mediaItemUrl: string | null, mimeType: string | null, title: string | null } } | null } | null> | null } | null }> } | null };

export type GetJoinQueryVariables = Exact<{
  name?: string | null | undefined;
  language?: string | null | undefined;
}>;


export type GetJoinQuery = { pages: { nodes: Array<{ modifiedGmt: string | null, id: string, databaseId: number, title: string | null, content: string | null, link: string | null, uri: string | null, slug: string | null, locale: { id: string, locale: string | null } | null, translations: Array<{ id: string, locale: string | null, href: string | null, post_title: string | null } | null> | null, seo: { metaTitle: string | null, metaDescription: string | null } | null, pageBanner: { active: boolean | null, heading: string | null, description: string | null, image: { node: { id: string, altText: string | null, mediaItemUrl: string | null, mimeType: string | null, title: string | null } } | null } | null, subNavigation: { active: boolean | null, items: Array<{ name: string | null, link: string | null } | null> | null } | null, careers: { heading: string | null, description: string | null, jobs: Array<{ jobId: string | null, title: string | null, location: string | null, department: string | null, description: string | null, applyLink: string | null, datePosted: string | null } | null> | null } | null }> } | null };

export type GetLifeAtCompanyQueryVariables = Exact<{
  name?: string | null | undefined;
  language?: string | null | undefined;
}>;


export type GetLifeAtCompanyQuery = { pages: { nodes: Array<{ id: string, databaseId: number, title: string | null, content: string | null, link: string | null, uri: string | null, slug: string | null, locale: { id: string, locale: string | null } | null, translations: Array<{ id: string, locale: string | null, href: string | null, post_title: string | null } | null> | null, seo: { metaTitle: string | null, metaDescription: string | null } | null, pageBanner: { active: boolean | null, heading: string | null, description: string | null, image: { node: { id: string, altText: string | null, mediaItemUrl: string | null, mimeType: string | null, title: string | null } } | null } | null, subNavigation: { active: boolean | null, items: Array<{ name: string | null, link: string | null } | null> | null } | null, careers: { heading: string | null, description: string | null, jobs: Array<{ jobId: string | null, title: string | null, location: string | null, department: string | null, description: string | null, applyLink: string | null, datePosted: string | null } | null> | null } | null, storyBlocks: { blocks: Array<{ heading: string | null, description: string | null, image: { node: { id: string, altText: string | null, mediaItemUrl: string | null, mimeType: string | null, title: string | null } } | null } | null> | null, keyData1: { figure: string | null, label: string | null } | null, keyData2: { figure: string | null, label: string | null } | null, keyData3: { figure: string | null, label: string | null } | null, keyData4: { figure: string | null, label: string | null } | null } | null }> } | null };

export type GetPagesQueryVariables = Exact<{
  search?: string | null | undefined;
  language?: string | null | undefined;
  after?: string | null | undefined;
}>;


export type GetPagesQuery = { pages: { nodes: Array<{ id: string, databaseId: number, title: string | null, uri: string | null, slug: string | null, link: string | null, modifiedGmt: string | null, translations: Array<{ id: string, href: string | null, locale: string | null } | null> | null, seo: { metaTitle: string | null, metaDescription: string | null } | null }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } | null };

export type GetPostsQueryVariables = Exact<{
  search?: string | null | undefined;
  language?: string | null | undefined;
  after?: string | null | undefined;
}>;


export type GetPostsQuery = { posts: { nodes: Array<{ id: string, databaseId: number, postId: number, title: string | null, slug: string | null, uri: string | null, date: string | null, excerpt: string | null, featuredImage: { node: { id: string, altText: string | null, mediaItemUrl: string | null, mimeType: string | null, title: string | null } } | null, tags: { nodes: Array<{ name: string | null, slug: string | null }> } | null, locale: { id: string, locale: string | null } | null, translations: Array<{ locale: string | null, href: string | null } | null> | null }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } | null };

export type GetProductQueryVariables = Exact<{
  slugIn: Array<string> | string;
  linkKeys: Array<string> | string;
  language?: string | null | undefined;
}>;


export type GetProductQuery = { products: { nodes: Array<
      | { __typename: 'ExternalProduct', description: string | null, gtin: string | null, externalUrl: string | null, id: string, databaseId: number, name: string | null, slug: string | null, uri: string | null, shortDescription: string | null, menuOrder: number | null, catalogVisibility: CatalogVisibilityEnum | null, seo: { metaTitle: string | null, metaDescription: string | null } | null, productCategories: { nodes: Array<{ databaseId: number, slug: string | null, name: string | null, translations: Array<{ slug: string | null, languageCode: string | null } | null> | null }> } | null, galleryImages: { nodes: Array<{ id: string, altText: string | null, mediaItemUrl: string | null, mimeType: string | null, title: string | null }> } | null, ingredients: { nodes: Array<{ id: string, databaseId: number, name: string | null, slug: string | null, description: string | null, translations: Array<{ slug: string | null, languageCode: string | null } | null> | null, ingredientFields: { image: { node: { id: string, altText: string | null, mediaItemUrl: string | null, mimeType: string | null, title: string | null } } | null } | null }> } | null, productDetails: { benefits: Array<{ heading: string | null, description: string | null } | null> | null, howToUse: { step1: { number: string | null, description: string | null, image: { node: { id: string, altText: string | null, mediaItemUrl: string | null, mimeType: string | null, title: string | null } } | null } | null, step2: { number: string | null, description: string | null, image: { node: { id: string, altText: string | null, mediaItemUrl: string | null, mimeType: string | null, title: string | null } } | null } | null, step3: { number: string | null, description: string | null, image: { node: { id: string, altText: string | null, mediaItemUrl: string | null, mimeType: string | null, title: string | null } } | null } | null, step4: { number: string | null, description: string | null, image: { node: { id: string, altText: string | null, mediaItemUrl: string | null, mimeType: string | null, title: string | null } } | null } | null, step5: { number: string | null, description: string | null, image: { node: { id: string, altText: string | null, mediaItemUrl: string | null, mimeType: string | null, title: string | null } } | null } | null } | null } | null, metaData: Array<{ key: string, value: string | null } | null> | null, related: { nodes: Array<
            | { __typename: 'ExternalProduct', id: string, slug: string | null }
            | { __typename: 'GroupProduct', id: string, slug: string | null }
            | { __typename: 'SimpleProduct', id: string, slug: string | null }
            | { __typename: 'SimpleProductVariation' }
            | { __typename: 'VariableProduct', id: string, slug: string | null }
          > } | null, attributes: { nodes: Array<{ name: string | null, label: string | null, options: Array<string | null> | null }> } | null, translations: Array<{ locale: string | null, href: string | null } | null> | null, featuredImage: { node: { id: string, altText: string | null, mediaItemUrl: string | null, mimeType: string | null, title: string | null } } | null, productTags: { nodes: Array<{ name: string | null, slug: string | null }> } | null }
      | { __typename: 'GroupProduct', description: string | null, gtin: string | null, id: string, databaseId: number, name: string | null, slug: string | null, uri: string | null, shortDescription: string | null, menuOrder: number | null, catalogVisibility: CatalogVisibilityEnum | null, seo: { metaTitle: string | null, metaDescription: string | null } | null, productCategories: { nodes: Array<{ databaseId: number, slug: string | null, name: string | null, translations: Array<{ slug: string | null, languageCode: string | null } | null> | null }> } | null, galleryImages: { nodes: Array<{ id: string, altText: string | null, mediaItemUrl: string | null, mimeType: string | null, title: string | null }> } | null, ingredients: { nodes: Array<{ id: string, databaseId: number, name: string | null, slug: string | null, description: string | null, translations: Array<{ slug: string | null, languageCode: string | null } | null> | null, ingredientFields: { image: { node: { id: string, altText: string | null, mediaItemUrl: string | null, mimeType: string | null, title: string | null } } | null } | null }> } | null, productDetails: { benefits: Array<{ heading: string | null, description: string | null } | null> | null, howToUse: { step1: { number: string | null, description: string | null, image: { node: { id: string, altText: string | null, mediaItemUrl: string | null, mimeType: string | null, title: string | null } } | null } | null, step2: { number: string | null, description: string | null, image: { node: { id: string, altText: string | null, mediaItemUrl: string | null, mimeType: string | null, title: string | null } } | null } | null, step3: { number: string | null, description: string | null, image: { node: { id: string, altText: string | null, mediaItemUrl: string | null, mimeType: string | null, title: string | null } } | null } | null, step4: { number: string | null, description: string | null, image: { node: { id: string, altText: string | null, mediaItemUrl: string | null, mimeType: string | null, title: string | null } } | null } | null, step5: { number: string | null, description: string | null, image: { node: { id: string, altText: string | null, mediaItemUrl: string | null, mimeType: string | null, title: string | null } } | null } | null } | null } | null, metaData: Array<{ key: string, value: string | null } | null> | null, related: { nodes: Array<
            | { __typename: 'ExternalProduct', id: string, slug: string | null }
            | { __typename: 'GroupProduct', id: string, slug: string | null }
            | { __typename: 'SimpleProduct', id: string, slug: string | null }
            | { __typename: 'SimpleProductVariation' }
            | { __typename: 'VariableProduct', id: string, slug: string | null }
          > } | null, translations: Array<{ locale: string | null, href: string | null } | null> | null, featuredImage: { node: { id: string, altText: string | null, mediaItemUrl: string | null, mimeType: string | null, title: string | null } } | null, productTags: { nodes: Array<{ name: string | null, slug: string | null }> } | null }
      | { __typename: 'SimpleProduct', description: string | null, gtin: string | null, id: string, databaseId: number, name: string | null, slug: string | null, uri: string | null, shortDescription: string | null, menuOrder: number | null, catalogVisibility: CatalogVisibilityEnum | null, seo: { metaTitle: string | null, metaDescription: string | null } | null, productCategories: { nodes: Array<{ databaseId: number, slug: string | null, name: string | null, translations: Array<{ slug: string | null, languageCode: string | null } | null> | null }> } | null, galleryImages: { nodes: Array<{ id: string, altText: string | null, mediaItemUrl: string | null, mimeType: string | null, title: string | null }> } | null, ingredients: { nodes: Array<{ id: string, databaseId: number, name: string | null, slug: string | null, description: string | null, translations: Array<{ slug: string | null, languageCode: string | null } | null> | null, ingredientFields: { image: { node: { id: string, altText: string | null, mediaItemUrl: string | null, mimeType: string | null, title: string | null } } | null } | null }> } | null, productDetails: { benefits: Array<{ heading: string | null, description: string | null } | null> | null, howToUse: { step1: { number: string | null, description: string | null, image: { node: { id: string, altText: string | null, mediaItemUrl: string | null, mimeType: string | null, title: string | null } } | null } | null, step2: { number: string | null, description: string | null, image: { node: { id: string, altText: string | null, mediaItemUrl: string | null, mimeType: string | null, title: string | null } } | null } | null, step3: { number: string | null, description: string | null, image: { node: { id: string, altText: string | null, mediaItemUrl: string | null, mimeType: string | null, title: string | null } } | null } | null, step4: { number: string | null, description: string | null, image: { node: { id: string, altText: string | null, mediaItemUrl: string | null, mimeType: string | null, title: string | null } } | null } | null, step5: { number: string | null, description: string | null, image: { node: { id: string, altText: string | null, mediaItemUrl: string | null, mimeType: string | null, title: string | null } } | null } | null } | null } | null, metaData: Array<{ key: string, value: string | null } | null> | null, related: { nodes: Array<
            | { __typename: 'ExternalProduct', id: string, slug: string | null }
            | { __typename: 'GroupProduct', id: string, slug: string | null }
            | { __typename: 'SimpleProduct', id: string, slug: string | null }
            | { __typename: 'SimpleProductVariation' }
            | { __typename: 'VariableProduct', id: string, slug: string | null }
          > } | null, attributes: { nodes: Array<{ name: string | null, label: string | null, options: Array<string | null> | null }> } | null, translations: Array<{ locale: string | null, href: string | null } | null> | null, featuredImage: { node: { id: string, altText: string | null, mediaItemUrl: string | null, mimeType: string | null, title: string | null } } | null, productTags: { nodes: Array<{ name: string | null, slug: string | null }> } | null }
      | { __typename: 'VariableProduct', description: string | null, gtin: string | null, id: string, databaseId: number, name: string | null, slug: string | null, uri: string | null, shortDescription: string | null, menuOrder: number | null, catalogVisibility: CatalogVisibilityEnum | null, seo: { metaTitle: string | null, metaDescription: string | null } | null, productCategories: { nodes: Array<{ databaseId: number, slug: string | null, name: string | null, translations: Array<{ slug: string | null, languageCode: string | null } | null> | null }> } | null, galleryImages: { nodes: Array<{ id: string, altText: string | null, mediaItemUrl: string | null, mimeType: string | null, title: string | null }> } | null, ingredients: { nodes: Array<{ id: string, databaseId: number, name: string | null, slug: string | null, description: string | null, translations: Array<{ slug: string | null, languageCode: string | null } | null> | null, ingredientFields: { image: { node: { id: string, altText: string | null, mediaItemUrl: string | null, mimeType: string | null, title: string | null } } | null } | null }> } | null, productDetails: { benefits: Array<{ heading: string | null, description: string | null } | null> | null, howToUse: { step1: { number: string | null, description: string | null, image: { node: { id: string, altText: string | null, mediaItemUrl: string | null, mimeType: string | null, title: string | null } } | null } | null, step2: { number: string | null, description: string | null, image: { node: { id: string, altText: string | null, mediaItemUrl: string | null, mimeType: string | null, title: string | null } } | null } | null, step3: { number: string | null, description: string | null, image: { node: { id: string, altText: string | null, mediaItemUrl: string | null, mimeType: string | null, title: string | null } } | null } | null, step4: { number: string | null, description: string | null, image: { node: { id: string, altText: string | null, mediaItemUrl: string | null, mimeType: string | null, title: string | null } } | null } | null, step5: { number: string | null, description: string | null, image: { node: { id: string, altText: string | null, mediaItemUrl: string | null, mimeType: string | null, title: string | null } } | null } | null } | null } | null, metaData: Array<{ key: string, value: string | null } | null> | null, related: { nodes: Array<
            | { __typename: 'ExternalProduct', id: string, slug: string | null }
            | { __typename: 'GroupProduct', id: string, slug: string | null }
            | { __typename: 'SimpleProduct', id: string, slug: string | null }
            | { __typename: 'SimpleProductVariation' }
            | { __typename: 'VariableProduct', id: string, slug: string | null }
          > } | null, attributes: { nodes: Array<{ name: string | null, label: string | null, options: Array<string | null> | null }> } | null, variations: { nodes: Array<{ id: string, databaseId: number, name: string | null, slug: string | null, gtin: string | null, image: { id: string, altText: string | null, mediaItemUrl: string | null, mimeType: string | null, title: string | null } | null, attributes: { nodes: Array<{ id: string, label: string | null, name: string | null, value: string | null }> } | null, metaData: Array<{ key: string, value: string | null } | null> | null }> } | null, translations: Array<{ locale: string | null, href: string | null } | null> | null, featuredImage: { node: { id: string, altText: string | null, mediaItemUrl: string | null, mimeType: string | null, title: string | null } } | null, productTags: { nodes: Array<{ name: string | null, slug: string | null }> } | null }
    > } | null };

export type GetProductCategoriesQueryVariables = Exact<{
  filterCat?: Array<string | number | null | undefined> | string | number | null | undefined;
  language?: string | null | undefined;
  after?: string | null | undefined;
}>;


export type GetProductCategoriesQuery = { productCategories: { nodes: Array<{ id: string, databaseId: number, name: string | null, slug: string | null, uri: string | null, languageCode: string | null, children: { nodes: Array<{ id: string, databaseId: number, name: string | null, slug: string | null, uri: string | null, languageCode: string | null, children: { nodes: Array<{ id: string, databaseId: number, name: string | null, slug: string | null, uri: string | null, languageCode: string | null, image: { id: string, altText: string | null, mediaItemUrl: string | null, mimeType: string | null, title: string | null } | null, translations: Array<{ id: string, databaseId: number, slug: string | null, name: string | null, languageCode: string | null } | null> | null, brandBanner: { heading: string | null, image: { node: { id: string, altText: string | null, mediaItemUrl: string | null, mimeType: string | null, title: string | null } } | null } | null }> } | null, image: { id: string, altText: string | null, mediaItemUrl: string | null, mimeType: string | null, title: string | null } | null, translations: Array<{ id: string, databaseId: number, slug: string | null, name: string | null, languageCode: string | null } | null> | null, brandBanner: { heading: string | null, image: { node: { id: string, altText: string | null, mediaItemUrl: string | null, mimeType: string | null, title: string | null } } | null } | null }> } | null, image: { id: string, altText: string | null, mediaItemUrl: string | null, mimeType: string | null, title: string | null } | null, translations: Array<{ id: string, databaseId: number, slug: string | null, name: string | null, languageCode: string | null } | null> | null, brandBanner: { heading: string | null, image: { node: { id: string, altText: string | null, mediaItemUrl: string | null, mimeType: string | null, title: string | null } } | null } | null }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } | null };

export type GetProductsQueryVariables = Exact<{
  search?: string | null | undefined;
  language?: string | null | undefined;
  after?: string | null | undefined;
}>;


export type GetProductsQuery = { products: { nodes: Array<
      | { id: string, slug: string | null }
      | { id: string, slug: string | null }
      | { id: string, slug: string | null }
      | { id: string, slug: string | null }
    >, pageInfo: { hasNextPage: boolean, endCursor: string | null } } | null };

export type GetProductsByBrandQueryVariables = Exact<{
  category?: string | null | undefined;
  lang?: string | null | undefined;
  after?: string | null | undefined;
}>;


export type GetProductsByBrandQuery = { products: { nodes: Array<
      | { __typename: 'ExternalProduct', modified: string | null, id: string, databaseId: number, name: string | null, slug: string | null, uri: string | null, shortDescription: string | null, menuOrder: number | null, catalogVisibility: CatalogVisibilityEnum | null, attributes: { nodes: Array<{ name: string | null, label: string | null, options: Array<string | null> | null }> } | null, translations: Array<{ locale: string | null, href: string | null } | null> | null, featuredImage: { node: { id: string, altText: string | null, mediaItemUrl: string | null, mimeType: string | null, title: string | null } } | null, productTags: { nodes: Array<{ name: string | null, slug: string | null }> } | null, productCategories: { nodes: Array<{ databaseId: number, slug: string | null, name: string | null }> } | null }
      | { __typename: 'GroupProduct', modified: string | null, id: string, databaseId: number, name: string | null, slug: string | null, uri: string | null, shortDescription: string | null, menuOrder: number | null, catalogVisibility: CatalogVisibilityEnum | null, translations: Array<{ locale: string | null, href: string | null } | null> | null, featuredImage: { node: { id: string, altText: string | null, mediaItemUrl: string | null, mimeType: string | null, title: string | null } } | null, productTags: { nodes: Array<{ name: string | null, slug: string | null }> } | null, productCategories: { nodes: Array<{ databaseId: number, slug: string | null, name: string | null }> } | null }
      | { __typename: 'SimpleProduct', modified: string | null, id: string, databaseId: number, name: string | null, slug: string | null, uri: string | null, shortDescription: string | null, menuOrder: number | null, catalogVisibility: CatalogVisibilityEnum | null, attributes: { nodes: Array<{ name: string | null, label: string | null, options: Array<string | null> | null }> } | null, translations: Array<{ locale: string | null, href: string | null } | null> | null, featuredImage: { node: { id: string, altText: string | null, mediaItemUrl: string | null, mimeType: string | null, title: string | null } } | null, productTags: { nodes: Array<{ name: string | null, slug: string | null }> } | null, productCategories: { nodes: Array<{ databaseId: number, slug: string | null, name: string | null }> } | null }
      | { __typename: 'VariableProduct', modified: string | null, id: string, databaseId: number, name: string | null, slug: string | null, uri: string | null, shortDescription: string | null, menuOrder: number | null, catalogVisibility: CatalogVisibilityEnum | null, variations: { nodes: Array<{ attributes: { nodes: Array<{ value: string | null }> } | null }> } | null, translations: Array<{ locale: string | null, href: string | null } | null> | null, featuredImage: { node: { id: string, altText: string | null, mediaItemUrl: string | null, mimeType: string | null, title: string | null } } | null, productTags: { nodes: Array<{ name: string | null, slug: string | null }> } | null, productCategories: { nodes: Array<{ databaseId: number, slug: string | null, name: string | null }> } | null }
    >, pageInfo: { hasNextPage: boolean, endCursor: string | null } } | null };

export type GetSeoMetaForCatrgoriesQueryVariables = Exact<{
  category: Array<string> | string;
  language?: string | null | undefined;
}>;


export type GetSeoMetaForCatrgoriesQuery = { productCategories: { nodes: Array<{ id: string, name: string | null, slug: string | null, seo: { metaTitle: string | null, metaDescription: string | null } | null }> } | null };

export type GetSingleMediaQueryVariables = Exact<{
  id: string | number;
  idType?: MediaItemIdType | null | undefined;
}>;


export type GetSingleMediaQuery = { mediaItem: { id: string, altText: string | null, mediaItemUrl: string | null, mediaType: string | null, mimeType: string | null, slug: string | null, srcSet: string | null, title: string | null } | null };

export type GetenquiryQueryVariables = Exact<{
  name?: string | null | undefined;
  language?: string | null | undefined;
}>;


export type GetenquiryQuery = { pages: { nodes: Array<{ id: string, databaseId: number, title: string | null, content: string | null, link: string | null, uri: string | null, slug: string | null, locale: { id: string, locale: string | null } | null, translations: Array<{ id: string, locale: string | null, href: string | null, post_title: string | null } | null> | null, seo: { metaTitle: string | null, metaDescription: string | null } | null, pageBanner: { active: boolean | null, heading: string | null, description: string | null, image: { node: { id: string, altText: string | null, mediaItemUrl: string | null, mimeType: string | null, title: string | null } } | null } | null, subNavigation: { active: boolean | null, items: Array<{ name: string | null, link: string | null } | null> | null } | null, enquiry: { heading: string | null, description: string | null, formId: string | null } | null }> } | null };

export type GethireQueryVariables = Exact<{
  name?: string | null | undefined;
  language?: string | null | undefined;
}>;


export type GethireQuery = { pages: { nodes: Array<{ id: string, databaseId: number, title: string | null, content: string | null, link: string | null, uri: string | null, slug: string | null, locale: { id: string, locale: string | null } | null, translations: Array<{ id: string, locale: string | null, href: string | null, post_title: string | null } | null> | null, seo: { metaTitle: string | null, metaDescription: string | null } | null, pageBanner: { active: boolean | null, heading: string | null, description: string | null, image: { node: { id: string, altText: string | null, mediaItemUrl: string | null, mimeType: string | null, title: string | null } } | null } | null, subNavigation: { active: boolean | null, items: Array<{ name: string | null, link: string | null } | null> | null } | null, hiringProcess: { step1: { heading: string | null, description: string | null, image: { node: { id: string, altText: string | null, mediaItemUrl: string | null, mimeType: string | null, title: string | null } } | null } | null, step2: { heading: string | null, description: string | null, image: { node: { id: string, altText: string | null, mediaItemUrl: string | null, mimeType: string | null, title: string | null } } | null } | null, step3: { heading: string | null, description: string | null, image: { node: { id: string, altText: string | null, mediaItemUrl: string | null, mimeType: string | null, title: string | null } } | null } | null, step4: { heading: string | null, description: string | null, image: { node: { id: string, altText: string | null, mediaItemUrl: string | null, mimeType: string | null, title: string | null } } | null } | null, step5: { heading: string | null, description: string | null, image: { node: { id: string, altText: string | null, mediaItemUrl: string | null, mimeType: string | null, title: string | null } } | null } | null } | null }> } | null };

export type HasProductQueryVariables = Exact<{
  slugIn: Array<string> | string;
  language?: string | null | undefined;
}>;


export type HasProductQuery = { products: { nodes: Array<
      | { id: string, slug: string | null, catalogVisibility: CatalogVisibilityEnum | null, translations: Array<{ locale: string | null, href: string | null } | null> | null }
      | { id: string, slug: string | null, catalogVisibility: CatalogVisibilityEnum | null, translations: Array<{ locale: string | null, href: string | null } | null> | null }
      | { id: string, slug: string | null, catalogVisibility: CatalogVisibilityEnum | null, translations: Array<{ locale: string | null, href: string | null } | null> | null }
      | { id: string, slug: string | null, catalogVisibility: CatalogVisibilityEnum | null, translations: Array<{ locale: string | null, href: string | null } | null> | null }
    > } | null };

export type HasProductsQueryVariables = Exact<{
  category: string;
  categoryIn: Array<string | null | undefined> | string;
  language?: string | null | undefined;
}>;


export type HasProductsQuery = { products: { nodes: Array<
      | { id: string }
      | { id: string }
      | { id: string }
      | { id: string }
    > } | null };

export type IngredientsDataQueryVariables = Exact<{
  name?: string | null | undefined;
  language?: string | null | undefined;
  after?: string | null | undefined;
}>;


export type IngredientsDataQuery = { pages: { nodes: Array<{ id: string, databaseId: number, title: string | null, content: string | null, link: string | null, uri: string | null, slug: string | null, locale: { id: string, locale: string | null } | null, translations: Array<{ id: string, locale: string | null, href: string | null, post_title: string | null } | null> | null, seo: { metaTitle: string | null, metaDescription: string | null } | null, pageBanner: { active: boolean | null, heading: string | null, description: string | null, image: { node: { id: string, altText: string | null, mediaItemUrl: string | null, mimeType: string | null, title: string | null } } | null } | null, subNavigation: { active: boolean | null, items: Array<{ name: string | null, link: string | null } | null> | null } | null }> } | null, ingredients: { nodes: Array<{ id: string, databaseId: number, name: string | null, slug: string | null, description: string | null, translations: Array<{ slug: string | null, languageCode: string | null } | null> | null, ingredientFields: { image: { node: { id: string, altText: string | null, mediaItemUrl: string | null, mimeType: string | null, title: string | null } } | null } | null }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } | null };

export type NewsAndMediaQueryVariables = Exact<{
  name?: string | null | undefined;
  language?: string | null | undefined;
  postsAfter?: string | null | undefined;
  campaignsAfter?: string | null | undefined;
}>;


export type NewsAndMediaQuery = { pages: { nodes: Array<{ id: string, databaseId: number, title: string | null, content: string | null, link: string | null, uri: string | null, slug: string | null, locale: { id: string, locale: string | null } | null, translations: Array<{ id: string, locale: string | null, href: string | null, post_title: string | null } | null> | null, seo: { metaTitle: string | null, metaDescription: string | null } | null, pageBanner: { active: boolean | null, heading: string | null, description: string | null, image: { node: { id: string, altText: string | null, mediaItemUrl: string | null, mimeType: string | null, title: string | null } } | null } | null, subNavigation: { active: boolean | null, items: Array<{ name: string | null, link: string | null } | null> | null } | null }> } | null, posts: { nodes: Array<{ id: string, databaseId: number, postId: number, title: string | null, slug: string | null, uri: string | null, date: string | null, excerpt: string | null, featuredImage: { node: { id: string, altText: string | null, mediaItemUrl: string | null, mimeType: string | null, title: string | null } } | null, tags: { nodes: Array<{ name: string | null, slug: string | null }> } | null, locale: { id: string, locale: string | null } | null, translations: Array<{ locale: string | null, href: string | null } | null> | null }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } | null, campaigns: { nodes: Array<{ id: string, databaseId: number, campaignId: number, title: string | null, slug: string | null, uri: string | null, date: string | null, content: string | null, featuredImage: { node: { id: string, altText: string | null, mediaItemUrl: string | null, mimeType: string | null, title: string | null } } | null, tags: { nodes: Array<{ name: string | null, slug: string | null }> } | null, locale: { id: string, locale: string | null } | null, videoGroup: { videoType: Array<string | null> | null, videoLink: string | null, uploadVideo: { node: { id: string, altText: string | null, mediaItemUrl: string | null, mimeType: string | null, title: string | null } } | null } | null }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } | null };

export type OurLocationsQueryVariables = Exact<{
  language?: string | null | undefined;
  after?: string | null | undefined;
}>;


export type OurLocationsQuery = { locations: { nodes: Array<{ id: string, databaseId: number, title: string | null, content: string | null, locationDetails: { officeEmail: string | null, officePhoneNumber: string | null, kind: Array<string | null> | null, city: string | null, openingHours: string | null, website: string | null, latitude: string | null, longitude: string | null, stock: string | null } | null }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } | null };

export type PageByNameQueryVariables = Exact<{
  name: string;
  language?: string | null | undefined;
}>;


export type PageByNameQuery = { pages: { nodes: Array<{ id: string, databaseId: number, title: string | null, content: string | null, link: string | null, uri: string | null, slug: string | null, locale: { id: string, locale: string | null } | null, translations: Array<{ id: string, locale: string | null, href: string | null, post_title: string | null } | null> | null, seo: { metaTitle: string | null, metaDescription: string | null } | null, pageBanner: { active: boolean | null, heading: string | null, description: string | null, image: { node: { id: string, altText: string | null, mediaItemUrl: string | null, mimeType: string | null, title: string | null } } | null } | null, subNavigation: { active: boolean | null, items: Array<{ name: string | null, link: string | null } | null> | null } | null }> } | null };

export type PageByUriQueryVariables = Exact<{
  uri: string | number;
}>;


export type PageByUriQuery = { page: { id: string, databaseId: number, title: string | null, content: string | null, link: string | null, uri: string | null, slug: string | null, locale: { id: string, locale: string | null } | null, translations: Array<{ id: string, locale: string | null, href: string | null, post_title: string | null } | null> | null, seo: { metaTitle: string | null, metaDescription: string | null } | null, pageBanner: { active: boolean | null, heading: string | null, description: string | null, image: { node: { id: string, altText: string | null, mediaItemUrl: string | null, mimeType: string | null, title: string | null } } | null } | null, subNavigation: { active: boolean | null, items: Array<{ name: string | null, link: string | null } | null> | null } | null } | null };

export type PageGroupsQueryVariables = Exact<{
  name: string;
  language?: string | null | undefined;
}>;


export type PageGroupsQuery = { pages: { nodes: Array<{ id: string, storyBlocks: { blocks: Array<{ heading: string | null, description: string | null, image: { node: { id: string, altText: string | null, mediaItemUrl: string | null, mimeType: string | null, title: string | null } } | null } | null> | null, keyData1: { figure: string | null, label: string | null } | null, keyData2: { figure: string | null, label: string | null } | null, keyData3: { figure: string | null, label: string | null } | null, keyData4: { figure: string | null, label: string | null } | null } | null, visionMission: { vision: { heading: string | null, description: string | null, image: { node: { id: string, altText: string | null, mediaItemUrl: string | null, mimeType: string | null, title: string | null } } | null } | null, mission: { heading: string | null, description: string | null, image: { node: { id: string, altText: string | null, mediaItemUrl: string | null, mimeType: string | null, title: string | null } } | null } | null } | null, principles: { principle1: { heading: string | null, description: string | null, image: { node: { id: string, altText: string | null, mediaItemUrl: string | null, mimeType: string | null, title: string | null } } | null } | null, principle2: { heading: string | null, description: string | null, image: { node: { id: string, altText: string | null, mediaItemUrl: string | null, mimeType: string | null, title: string | null } } | null } | null, principle3: { heading: string | null, description: string | null, image: { node: { id: string, altText: string | null, mediaItemUrl: string | null, mimeType: string | null, title: string | null } } | null } | null, principle4: { heading: string | null, description: string | null, image: { node: { id: string, altText: string | null, mediaItemUrl: string | null, mimeType: string | null, title: string | null } } | null } | null, principle5: { heading: string | null, description: string | null, image: { node: { id: string, altText: string | null, mediaItemUrl: string | null, mimeType: string | null, title: string | null } } | null } | null, principle6: { heading: string | null, description: string | null, image: { node: { id: string, altText: string | null, mediaItemUrl: string | null, mimeType: string | null, title: string | null } } | null } | null, principle7: { heading: string | null, description: string | null, image: { node: { id: string, altText: string | null, mediaItemUrl: string | null, mimeType: string | null, title: string | null } } | null } | null } | null, journey: { heading: string | null, milestones: Array<{ year: string | null, achievement: string | null } | null> | null } | null, leadership: { founders: Array<{ name: string | null, designation: string | null, biography: string | null, image: { node: { id: string, altText: string | null, mediaItemUrl: string | null, mimeType: string | null, title: string | null } } | null } | null> | null, ceo: { name: string | null, designation: string | null, biography: string | null, image: { node: { id: string, altText: string | null, mediaItemUrl: string | null, mimeType: string | null, title: string | null } } | null } | null, board: Array<{ name: string | null, designation: string | null, biography: string | null, image: { node: { id: string, altText: string | null, mediaItemUrl: string | null, mimeType: string | null, title: string | null } } | null } | null> | null, team: Array<{ name: string | null, designation: string | null, biography: string | null, image: { node: { id: string, altText: string | null, mediaItemUrl: string | null, mimeType: string | null, title: string | null } } | null } | null> | null } | null, corporateResponsibility: { heading: string | null, item1: { heading: string | null, description: string | null, link: string | null, image: { node: { id: string, altText: string | null, mediaItemUrl: string | null, mimeType: string | null, title: string | null } } | null } | null, item2: { heading: string | null, description: string | null, link: string | null, image: { node: { id: string, altText: string | null, mediaItemUrl: string | null, mimeType: string | null, title: string | null } } | null } | null, item3: { heading: string | null, description: string | null, link: string | null, image: { node: { id: string, altText: string | null, mediaItemUrl: string | null, mimeType: string | null, title: string | null } } | null } | null, item4: { heading: string | null, description: string | null, link: string | null, image: { node: { id: string, altText: string | null, mediaItemUrl: string | null, mimeType: string | null, title: string | null } } | null } | null } | null, globalPresence: { heading: string | null, description: string | null, highlight1: { figure: string | null, label: string | null } | null, highlight2: { figure: string | null, label: string | null } | null, highlight3: { figure: string | null, label: string | null } | null, regions: Array<{ name: string | null, description: string | null } | null> | null } | null, careers: { heading: string | null, description: string | null, jobs: Array<{ jobId: string | null, title: string | null, location: string | null, department: string | null, description: string | null, applyLink: string | null, datePosted: string | null } | null> | null } | null, hiringProcess: { step1: { heading: string | null, description: string | null, image: { node: { id: string, altText: string | null, mediaItemUrl: string | null, mimeType: string | null, title: string | null } } | null } | null, step2: { heading: string | null, description: string | null, image: { node: { id: string, altText: string | null, mediaItemUrl: string | null, mimeType: string | null, title: string | null } } | null } | null, step3: { heading: string | null, description: string | null, image: { node: { id: string, altText: string | null, mediaItemUrl: string | null, mimeType: string | null, title: string | null } } | null } | null, step4: { heading: string | null, description: string | null, image: { node: { id: string, altText: string | null, mediaItemUrl: string | null, mimeType: string | null, title: string | null } } | null } | null, step5: { heading: string | null, description: string | null, image: { node: { id: string, altText: string | null, mediaItemUrl: string | null, mimeType: string | null, title: string | null } } | null } | null } | null, investorResults: { results: Array<{ year: string | null, title: string | null, document: { node: { id: string, altText: string | null, mediaItemUrl: string | null, mimeType: string | null, title: string | null } } | null } | null> | null } | null, nature: { kapha: { heading: string | null, description: string | null, characteristics: string | null, image: { node: { id: string, altText: string | null, mediaItemUrl: string | null, mimeType: string | null, title: string | null } } | null } | null, pitta: { heading: string | null, description: string | null, characteristics: string | null, image: { node: { id: string, altText: string | null, mediaItemUrl: string | null, mimeType: string | null, title: string | null } } | null } | null, vatta: { heading: string | null, description: string | null, characteristics: string | null, image: { node: { id: string, altText: string | null, mediaItemUrl: string | null, mimeType: string | null, title: string | null } } | null } | null } | null, homeRemedies: { heading: string | null, remedies: Array<{ heading: string | null, description: string | null, image: { node: { id: string, altText: string | null, mediaItemUrl: string | null, mimeType: string | null, title: string | null } } | null } | null> | null } | null, motherEarth: { heading: string | null, description: string | null, image: { node: { id: string, altText: string | null, mediaItemUrl: string | null, mimeType: string | null, title: string | null } } | null } | null, enquiry: { heading: string | null, description: string | null, formId: string | null } | null }> } | null };

export type PressReleasesQueryVariables = Exact<{
  name?: string | null | undefined;
  language?: string | null | undefined;
  after?: string | null | undefined;
}>;


export type PressReleasesQuery = { pages: { nodes: Array<{ id: string, databaseId: number, title: string | null, content: string | null, link: string | null, uri: string | null, slug: string | null, locale: { id: string, locale: string | null } | null, translations: Array<{ id: string, locale: string | null, href: string | null, post_title: string | null } | null> | null, seo: { metaTitle: string | null, metaDescription: string | null } | null, pageBanner: { active: boolean | null, heading: string | null, description: string | null, image: { node: { id: string, altText: string | null, mediaItemUrl: string | null, mimeType: string | null, title: string | null } } | null } | null, subNavigation: { active: boolean | null, items: Array<{ name: string | null, link: string | null } | null> | null } | null }> } | null, posts: { nodes: Array<{ id: string, databaseId: number, postId: number, title: string | null, slug: string | null, uri: string | null, date: string | null, excerpt: string | null, featuredImage: { node: { id: string, altText: string | null, mediaItemUrl: string | null, mimeType: string | null, title: string | null } } | null, tags: { nodes: Array<{ name: string | null, slug: string | null }> } | null, locale: { id: string, locale: string | null } | null, translations: Array<{ locale: string | null, href: string | null } | null> | null }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } | null };

export type ProductTypeCategoryPageQueryVariables = Exact<{
  nameIn: Array<string> | string;
  language?: string | null | undefined;
  after?: string | null | undefined;
  withProducts?: boolean | null | undefined;
}>;


export type ProductTypeCategoryPageQuery = { productCategories: { nodes: Array<{ description: string | null, id: string, databaseId: number, name: string | null, slug: string | null, uri: string | null, languageCode: string | null, seo: { metaTitle: string | null, metaDescription: string | null } | null, categoryPage: { benefit1: { heading: string | null, description: string | null, image: { node: { id: string, altText: string | null, mediaItemUrl: string | null, mimeType: string | null, title: string | null } } | null } | null, benefit2: { heading: string | null, description: string | null, image: { node: { id: string, altText: string | null, mediaItemUrl: string | null, mimeType: string | null, title: string | null } } | null } | null, benefit3: { heading: string | null, description: string | null, image: { node: { id: string, altText: string | null, mediaItemUrl: string | null, mimeType: string | null, title: string | null } } | null } | null, benefit4: { heading: string | null, description: string | null, image: { node: { id: string, altText: string | null, mediaItemUrl: string | null, mimeType: string | null, title: string | null } } | null } | null, faqs: Array<{ question: string | null, answer: string | null, notOn: string | null } | null> | null } | null, image: { id: string, altText: string | null, mediaItemUrl: string | null, mimeType: string | null, title: string | null } | null, translations: Array<{ id: string, databaseId: number, slug: string | null, name: string | null, languageCode: string | null } | null> | null, brandBanner: { heading: string | null, image: { node: { id: string, altText: string | null, mediaItemUrl: string | null, mimeType: string | null, title: string | null } } | null } | null }> } | null, products?: { nodes: Array<
      | { __typename: 'ExternalProduct', id: string, databaseId: number, name: string | null, slug: string | null, uri: string | null, shortDescription: string | null, menuOrder: number | null, catalogVisibility: CatalogVisibilityEnum | null, attributes: { nodes: Array<{ name: string | null, label: string | null, options: Array<string | null> | null }> } | null, translations: Array<{ locale: string | null, href: string | null } | null> | null, featuredImage: { node: { id: string, altText: string | null, mediaItemUrl: string | null, mimeType: string | null, title: string | null } } | null, productTags: { nodes: Array<{ name: string | null, slug: string | null }> } | null, productCategories: { nodes: Array<{ databaseId: number, slug: string | null, name: string | null }> } | null }
      | { __typename: 'GroupProduct', id: string, databaseId: number, name: string | null, slug: string | null, uri: string | null, shortDescription: string | null, menuOrder: number | null, catalogVisibility: CatalogVisibilityEnum | null, translations: Array<{ locale: string | null, href: string | null } | null> | null, featuredImage: { node: { id: string, altText: string | null, mediaItemUrl: string | null, mimeType: string | null, title: string | null } } | null, productTags: { nodes: Array<{ name: string | null, slug: string | null }> } | null, productCategories: { nodes: Array<{ databaseId: number, slug: string | null, name: string | null }> } | null }
      | { __typename: 'SimpleProduct', id: string, databaseId: number, name: string | null, slug: string | null, uri: string | null, shortDescription: string | null, menuOrder: number | null, catalogVisibility: CatalogVisibilityEnum | null, attributes: { nodes: Array<{ name: string | null, label: string | null, options: Array<string | null> | null }> } | null, translations: Array<{ locale: string | null, href: string | null } | null> | null, featuredImage: { node: { id: string, altText: string | null, mediaItemUrl: string | null, mimeType: string | null, title: string | null } } | null, productTags: { nodes: Array<{ name: string | null, slug: string | null }> } | null, productCategories: { nodes: Array<{ databaseId: number, slug: string | null, name: string | null }> } | null }
      | { __typename: 'VariableProduct', id: string, databaseId: number, name: string | null, slug: string | null, uri: string | null, shortDescription: string | null, menuOrder: number | null, catalogVisibility: CatalogVisibilityEnum | null, variations: { nodes: Array<{ attributes: { nodes: Array<{ value: string | null }> } | null }> } | null, translations: Array<{ locale: string | null, href: string | null } | null> | null, featuredImage: { node: { id: string, altText: string | null, mediaItemUrl: string | null, mimeType: string | null, title: string | null } } | null, productTags: { nodes: Array<{ name: string | null, slug: string | null }> } | null, productCategories: { nodes: Array<{ databaseId: number, slug: string | null, name: string | null }> } | null }
    >, pageInfo: { hasNextPage: boolean, endCursor: string | null } } | null };

export type SingleBlogQueryVariables = Exact<{
  slug: string;
  language?: string | null | undefined;
}>;


export type SingleBlogQuery = { posts: { nodes: Array<{ modifiedGmt: string | null, content: string | null, id: string, databaseId: number, postId: number, title: string | null, slug: string | null, uri: string | null, date: string | null, excerpt: string | null, seo: { metaTitle: string | null, metaDescription: string | null } | null, featuredImage: { node: { id: string, altText: string | null, mediaItemUrl: string | null, mimeType: string | null, title: string | null } } | null, tags: { nodes: Array<{ name: string | null, slug: string | null }> } | null, locale: { id: string, locale: string | null } | null, translations: Array<{ locale: string | null, href: string | null } | null> | null }> } | null };

export type SiteIndexPostsQueryVariables = Exact<{
  language?: string | null | undefined;
  postsAfter?: string | null | undefined;
  campaignsAfter?: string | null | undefined;
}>;


export type SiteIndexPostsQuery = { posts: { nodes: Array<{ id: string, databaseId: number, slug: string | null, date: string | null, modifiedGmt: string | null, translations: Array<{ locale: string | null, href: string | null } | null> | null }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } | null, campaigns: { nodes: Array<{ id: string, modifiedGmt: string | null }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } | null, pressReleases: { nodes: Array<{ id: string, modifiedGmt: string | null }> } | null, healthHub: { nodes: Array<{ id: string, modifiedGmt: string | null }> } | null };

export class TypedDocumentString<TResult, TVariables>
  extends String
  implements DocumentTypeDecoration<TResult, TVariables>
{
  __apiType?: NonNullable<DocumentTypeDecoration<TResult, TVariables>['__apiType']>;
  private value: string;
  public __meta__?: Record<string, any> | undefined;

  constructor(value: string, __meta__?: Record<string, any> | undefined) {
    super(value);
    this.value = value;
    this.__meta__ = __meta__;
  }

  override toString(): string & DocumentTypeDecoration<TResult, TVariables> {
    return this.value;
  }
}
export const MediaFragmentDoc = new TypedDocumentString(`
    fragment Media on MediaItem {
  id
  altText
  mediaItemUrl
  mimeType
  title
}
    `, {"fragmentName":"Media"}) as unknown as TypedDocumentString<MediaFragment, unknown>;
export const BrandSliderGroupFragmentDoc = new TypedDocumentString(`
    fragment BrandSliderGroup on Page {
  brandSlider {
    heading
    brands {
      name
      link
      image {
        node {
          ...Media
        }
      }
    }
  }
}
    fragment Media on MediaItem {
  id
  altText
  mediaItemUrl
  mimeType
  title
}`, {"fragmentName":"BrandSliderGroup"}) as unknown as TypedDocumentString<BrandSliderGroupFragment, unknown>;
export const CampaignCardFragmentDoc = new TypedDocumentString(`
    fragment CampaignCard on Campaign {
  id
  databaseId
  campaignId
  title
  slug
  uri
  date
  content
  featuredImage {
    node {
      ...Media
    }
  }
  tags(first: 20) {
    nodes {
      name
      slug
    }
  }
  locale {
    id
    locale
  }
  videoGroup {
    videoType
    uploadVideo {
      node {
        ...Media
      }
    }
    videoLink
  }
}
    fragment Media on MediaItem {
  id
  altText
  mediaItemUrl
  mimeType
  title
}`, {"fragmentName":"CampaignCard"}) as unknown as TypedDocumentString<CampaignCardFragment, unknown>;
export const CategoryCoreFragmentDoc = new TypedDocumentString(`
    fragment CategoryCore on ProductCategory {
  id
  databaseId
  name
  slug
  uri
  image {
    ...Media
  }
  languageCode
  translations {
    id
    databaseId
    slug
    name
    languageCode
  }
  brandBanner {
    heading
    image {
      node {
        ...Media
      }
    }
  }
}
    fragment Media on MediaItem {
  id
  altText
  mediaItemUrl
  mimeType
  title
}`, {"fragmentName":"CategoryCore"}) as unknown as TypedDocumentString<CategoryCoreFragment, unknown>;
export const CategoryDetailsFragmentDoc = new TypedDocumentString(`
    fragment CategoryDetails on ProductCategory {
  ...CategoryCore
  description
  seo {
    metaTitle
    metaDescription
  }
  categoryPage {
    benefit1 {
      heading
      description
      image {
        node {
          ...Media
        }
      }
    }
    benefit2 {
      heading
      description
      image {
        node {
          ...Media
        }
      }
    }
    benefit3 {
      heading
      description
      image {
        node {
          ...Media
        }
      }
    }
    benefit4 {
      heading
      description
      image {
        node {
          ...Media
        }
      }
    }
    faqs {
      question
      answer
      notOn
    }
  }
}
    fragment CategoryCore on ProductCategory {
  id
  databaseId
  name
  slug
  uri
  image {
    ...Media
  }
  languageCode
  translations {
    id
    databaseId
    slug
    name
    languageCode
  }
  brandBanner {
    heading
    image {
      node {
        ...Media
      }
    }
  }
}
fragment Media on MediaItem {
  id
  altText
  mediaItemUrl
  mimeType
  title
}`, {"fragmentName":"CategoryDetails"}) as unknown as TypedDocumentString<CategoryDetailsFragment, unknown>;
export const CategoryNodeFragmentDoc = new TypedDocumentString(`
    fragment CategoryNode on ProductCategory {
  id
  databaseId
  name
  slug
  translations {
    slug
    languageCode
  }
}
    `, {"fragmentName":"CategoryNode"}) as unknown as TypedDocumentString<CategoryNodeFragment, unknown>;
export const IngredientCoreFragmentDoc = new TypedDocumentString(`
    fragment IngredientCore on Ingredient {
  id
  databaseId
  name
  slug
  translations {
    slug
    languageCode
  }
  description
  ingredientFields {
    image {
      node {
        ...Media
      }
    }
  }
}
    fragment Media on MediaItem {
  id
  altText
  mediaItemUrl
  mimeType
  title
}`, {"fragmentName":"IngredientCore"}) as unknown as TypedDocumentString<IngredientCoreFragment, unknown>;
export const MenuNodeFragmentDoc = new TypedDocumentString(`
    fragment MenuNode on MenuItem {
  id
  label
  title
  order
  path
  target
  parentId
  menuFields {
    isBrandSection
    mImage {
      node {
        ...Media
      }
    }
  }
}
    fragment Media on MediaItem {
  id
  altText
  mediaItemUrl
  mimeType
  title
}`, {"fragmentName":"MenuNode"}) as unknown as TypedDocumentString<MenuNodeFragment, unknown>;
export const PageCoreFragmentDoc = new TypedDocumentString(`
    fragment PageCore on Page {
  id
  databaseId
  title
  content
  link
  uri
  slug
  locale {
    id
    locale
  }
  translations {
    id
    locale
    href
    post_title
  }
  seo {
    metaTitle
    metaDescription
  }
  pageBanner {
    active
    heading
    description
    image {
      node {
        ...Media
      }
    }
  }
  subNavigation {
    active
    items {
      name
      link
    }
  }
}
    fragment Media on MediaItem {
  id
  altText
  mediaItemUrl
  mimeType
  title
}`, {"fragmentName":"PageCore"}) as unknown as TypedDocumentString<PageCoreFragment, unknown>;
export const StoryBlocksGroupFragmentDoc = new TypedDocumentString(`
    fragment StoryBlocksGroup on Page {
  storyBlocks {
    blocks {
      heading
      description
      image {
        node {
          ...Media
        }
      }
    }
    keyData1 {
      figure
      label
    }
    keyData2 {
      figure
      label
    }
    keyData3 {
      figure
      label
    }
    keyData4 {
      figure
      label
    }
  }
}
    fragment Media on MediaItem {
  id
  altText
  mediaItemUrl
  mimeType
  title
}`, {"fragmentName":"StoryBlocksGroup"}) as unknown as TypedDocumentString<StoryBlocksGroupFragment, unknown>;
export const VisionMissionGroupFragmentDoc = new TypedDocumentString(`
    fragment VisionMissionGroup on Page {
  visionMission {
    vision {
      heading
      description
      image {
        node {
          ...Media
        }
      }
    }
    mission {
      heading
      description
      image {
        node {
          ...Media
        }
      }
    }
  }
}
    fragment Media on MediaItem {
  id
  altText
  mediaItemUrl
  mimeType
  title
}`, {"fragmentName":"VisionMissionGroup"}) as unknown as TypedDocumentString<VisionMissionGroupFragment, unknown>;
export const PrinciplesGroupFragmentDoc = new TypedDocumentString(`
    fragment PrinciplesGroup on Page {
  principles {
    principle1 {
      heading
      description
      image {
        node {
          ...Media
        }
      }
    }
    principle2 {
      heading
      description
      image {
        node {
          ...Media
        }
      }
    }
    principle3 {
      heading
      description
      image {
        node {
          ...Media
        }
      }
    }
    principle4 {
      heading
      description
      image {
        node {
          ...Media
        }
      }
    }
    principle5 {
      heading
      description
      image {
        node {
          ...Media
        }
      }
    }
    principle6 {
      heading
      description
      image {
        node {
          ...Media
        }
      }
    }
    principle7 {
      heading
      description
      image {
        node {
          ...Media
        }
      }
    }
  }
}
    fragment Media on MediaItem {
  id
  altText
  mediaItemUrl
  mimeType
  title
}`, {"fragmentName":"PrinciplesGroup"}) as unknown as TypedDocumentString<PrinciplesGroupFragment, unknown>;
export const JourneyGroupFragmentDoc = new TypedDocumentString(`
    fragment JourneyGroup on Page {
  journey {
    heading
    milestones {
      year
      achievement
    }
  }
}
    `, {"fragmentName":"JourneyGroup"}) as unknown as TypedDocumentString<JourneyGroupFragment, unknown>;
export const LeadershipGroupFragmentDoc = new TypedDocumentString(`
    fragment LeadershipGroup on Page {
  leadership {
    founders {
      name
      designation
      biography
      image {
        node {
          ...Media
        }
      }
    }
    ceo {
      name
      designation
      biography
      image {
        node {
          ...Media
        }
      }
    }
    board {
      name
      designation
      biography
      image {
        node {
          ...Media
        }
      }
    }
    team {
      name
      designation
      biography
      image {
        node {
          ...Media
        }
      }
    }
  }
}
    fragment Media on MediaItem {
  id
  altText
  mediaItemUrl
  mimeType
  title
}`, {"fragmentName":"LeadershipGroup"}) as unknown as TypedDocumentString<LeadershipGroupFragment, unknown>;
export const CorporateResponsibilityGroupFragmentDoc = new TypedDocumentString(`
    fragment CorporateResponsibilityGroup on Page {
  corporateResponsibility {
    heading
    item1 {
      heading
      description
      image {
        node {
          ...Media
        }
      }
      link
    }
    item2 {
      heading
      description
      image {
        node {
          ...Media
        }
      }
      link
    }
    item3 {
      heading
      description
      image {
        node {
          ...Media
        }
      }
      link
    }
    item4 {
      heading
      description
      image {
        node {
          ...Media
        }
      }
      link
    }
  }
}
    fragment Media on MediaItem {
  id
  altText
  mediaItemUrl
  mimeType
  title
}`, {"fragmentName":"CorporateResponsibilityGroup"}) as unknown as TypedDocumentString<CorporateResponsibilityGroupFragment, unknown>;
export const GlobalPresenceGroupFragmentDoc = new TypedDocumentString(`
    fragment GlobalPresenceGroup on Page {
  globalPresence {
    heading
    description
    highlight1 {
      figure
      label
    }
    highlight2 {
      figure
      label
    }
    highlight3 {
      figure
      label
    }
    regions {
      name
      description
    }
  }
}
    `, {"fragmentName":"GlobalPresenceGroup"}) as unknown as TypedDocumentString<GlobalPresenceGroupFragment, unknown>;
export const CareersGroupFragmentDoc = new TypedDocumentString(`
    fragment CareersGroup on Page {
  careers {
    heading
    description
    jobs {
      jobId
      title
      location
      department
      description
      applyLink
      datePosted
    }
  }
}
    `, {"fragmentName":"CareersGroup"}) as unknown as TypedDocumentString<CareersGroupFragment, unknown>;
export const HiringProcessGroupFragmentDoc = new TypedDocumentString(`
    fragment HiringProcessGroup on Page {
  hiringProcess {
    step1 {
      heading
      description
      image {
        node {
          ...Media
        }
      }
    }
    step2 {
      heading
      description
      image {
        node {
          ...Media
        }
      }
    }
    step3 {
      heading
      description
      image {
        node {
          ...Media
        }
      }
    }
    step4 {
      heading
      description
      image {
        node {
          ...Media
        }
      }
    }
    step5 {
      heading
      description
      image {
        node {
          ...Media
        }
      }
    }
  }
}
    fragment Media on MediaItem {
  id
  altText
  mediaItemUrl
  mimeType
  title
}`, {"fragmentName":"HiringProcessGroup"}) as unknown as TypedDocumentString<HiringProcessGroupFragment, unknown>;
export const InvestorResultsGroupFragmentDoc = new TypedDocumentString(`
    fragment InvestorResultsGroup on Page {
  investorResults {
    results {
      year
      title
      document {
        node {
          ...Media
        }
      }
    }
  }
}
    fragment Media on MediaItem {
  id
  altText
  mediaItemUrl
  mimeType
  title
}`, {"fragmentName":"InvestorResultsGroup"}) as unknown as TypedDocumentString<InvestorResultsGroupFragment, unknown>;
export const NatureGroupFragmentDoc = new TypedDocumentString(`
    fragment NatureGroup on Page {
  nature {
    kapha {
      heading
      description
      image {
        node {
          ...Media
        }
      }
      characteristics
    }
    pitta {
      heading
      description
      image {
        node {
          ...Media
        }
      }
      characteristics
    }
    vatta {
      heading
      description
      image {
        node {
          ...Media
        }
      }
      characteristics
    }
  }
}
    fragment Media on MediaItem {
  id
  altText
  mediaItemUrl
  mimeType
  title
}`, {"fragmentName":"NatureGroup"}) as unknown as TypedDocumentString<NatureGroupFragment, unknown>;
export const HomeRemediesGroupFragmentDoc = new TypedDocumentString(`
    fragment HomeRemediesGroup on Page {
  homeRemedies {
    heading
    remedies {
      heading
      description
      image {
        node {
          ...Media
        }
      }
    }
  }
}
    fragment Media on MediaItem {
  id
  altText
  mediaItemUrl
  mimeType
  title
}`, {"fragmentName":"HomeRemediesGroup"}) as unknown as TypedDocumentString<HomeRemediesGroupFragment, unknown>;
export const MotherEarthGroupFragmentDoc = new TypedDocumentString(`
    fragment MotherEarthGroup on Page {
  motherEarth {
    heading
    description
    image {
      node {
        ...Media
      }
    }
  }
}
    fragment Media on MediaItem {
  id
  altText
  mediaItemUrl
  mimeType
  title
}`, {"fragmentName":"MotherEarthGroup"}) as unknown as TypedDocumentString<MotherEarthGroupFragment, unknown>;
export const EnquiryGroupFragmentDoc = new TypedDocumentString(`
    fragment EnquiryGroup on Page {
  enquiry {
    heading
    description
    formId
  }
}
    `, {"fragmentName":"EnquiryGroup"}) as unknown as TypedDocumentString<EnquiryGroupFragment, unknown>;
export const PageGroupsFragmentDoc = new TypedDocumentString(`
    fragment PageGroups on Page {
  ...StoryBlocksGroup
  ...VisionMissionGroup
  ...PrinciplesGroup
  ...JourneyGroup
  ...LeadershipGroup
  ...CorporateResponsibilityGroup
  ...GlobalPresenceGroup
  ...CareersGroup
  ...HiringProcessGroup
  ...InvestorResultsGroup
  ...NatureGroup
  ...HomeRemediesGroup
  ...MotherEarthGroup
  ...EnquiryGroup
}
    fragment CareersGroup on Page {
  careers {
    heading
    description
    jobs {
      jobId
      title
      location
      department
      description
      applyLink
      datePosted
    }
  }
}
fragment CorporateResponsibilityGroup on Page {
  corporateResponsibility {
    heading
    item1 {
      heading
      description
      image {
        node {
          ...Media
        }
      }
      link
    }
    item2 {
      heading
      description
      image {
        node {
          ...Media
        }
      }
      link
    }
    item3 {
      heading
      description
      image {
        node {
          ...Media
        }
      }
      link
    }
    item4 {
      heading
      description
      image {
        node {
          ...Media
        }
      }
      link
    }
  }
}
fragment EnquiryGroup on Page {
  enquiry {
    heading
    description
    formId
  }
}
fragment GlobalPresenceGroup on Page {
  globalPresence {
    heading
    description
    highlight1 {
      figure
      label
    }
    highlight2 {
      figure
      label
    }
    highlight3 {
      figure
      label
    }
    regions {
      name
      description
    }
  }
}
fragment HiringProcessGroup on Page {
  hiringProcess {
    step1 {
      heading
      description
      image {
        node {
          ...Media
        }
      }
    }
    step2 {
      heading
      description
      image {
        node {
          ...Media
        }
      }
    }
    step3 {
      heading
      description
      image {
        node {
          ...Media
        }
      }
    }
    step4 {
      heading
      description
      image {
        node {
          ...Media
        }
      }
    }
    step5 {
      heading
      description
      image {
        node {
          ...Media
        }
      }
    }
  }
}
fragment HomeRemediesGroup on Page {
  homeRemedies {
    heading
    remedies {
      heading
      description
      image {
        node {
          ...Media
        }
      }
    }
  }
}
fragment InvestorResultsGroup on Page {
  investorResults {
    results {
      year
      title
      document {
        node {
          ...Media
        }
      }
    }
  }
}
fragment JourneyGroup on Page {
  journey {
    heading
    milestones {
      year
      achievement
    }
  }
}
fragment LeadershipGroup on Page {
  leadership {
    founders {
      name
      designation
      biography
      image {
        node {
          ...Media
        }
      }
    }
    ceo {
      name
      designation
      biography
      image {
        node {
          ...Media
        }
      }
    }
    board {
      name
      designation
      biography
      image {
        node {
          ...Media
        }
      }
    }
    team {
      name
      designation
      biography
      image {
        node {
          ...Media
        }
      }
    }
  }
}
fragment Media on MediaItem {
  id
  altText
  mediaItemUrl
  mimeType
  title
}
fragment MotherEarthGroup on Page {
  motherEarth {
    heading
    description
    image {
      node {
        ...Media
      }
    }
  }
}
fragment NatureGroup on Page {
  nature {
    kapha {
      heading
      description
      image {
        node {
          ...Media
        }
      }
      characteristics
    }
    pitta {
      heading
      description
      image {
        node {
          ...Media
        }
      }
      characteristics
    }
    vatta {
      heading
      description
      image {
        node {
          ...Media
        }
      }
      characteristics
    }
  }
}
fragment PrinciplesGroup on Page {
  principles {
    principle1 {
      heading
      description
      image {
        node {
          ...Media
        }
      }
    }
    principle2 {
      heading
      description
      image {
        node {
          ...Media
        }
      }
    }
    principle3 {
      heading
      description
      image {
        node {
          ...Media
        }
      }
    }
    principle4 {
      heading
      description
      image {
        node {
          ...Media
        }
      }
    }
    principle5 {
      heading
      description
      image {
        node {
          ...Media
        }
      }
    }
    principle6 {
      heading
      description
      image {
        node {
          ...Media
        }
      }
    }
    principle7 {
      heading
      description
      image {
        node {
          ...Media
        }
      }
    }
  }
}
fragment StoryBlocksGroup on Page {
  storyBlocks {
    blocks {
      heading
      description
      image {
        node {
          ...Media
        }
      }
    }
    keyData1 {
      figure
      label
    }
    keyData2 {
      figure
      label
    }
    keyData3 {
      figure
      label
    }
    keyData4 {
      figure
      label
    }
  }
}
fragment VisionMissionGroup on Page {
  visionMission {
    vision {
      heading
      description
      image {
        node {
          ...Media
        }
      }
    }
    mission {
      heading
      description
      image {
        node {
          ...Media
        }
      }
    }
  }
}`, {"fragmentName":"PageGroups"}) as unknown as TypedDocumentString<PageGroupsFragment, unknown>;
export const PostCardFragmentDoc = new TypedDocumentString(`
    fragment PostCard on Post {
  id
  databaseId
  postId
  title
  slug
  uri
  date
  excerpt
  featuredImage {
    node {
      ...Media
    }
  }
  tags(first: 20) {
    nodes {
      name
      slug
    }
  }
  locale {
    id
    locale
  }
  translations {
    locale
    href
  }
}
    fragment Media on MediaItem {
  id
  altText
  mediaItemUrl
  mimeType
  title
}`, {"fragmentName":"PostCard"}) as unknown as TypedDocumentString<PostCardFragment, unknown>;
export const ProductCardFragmentDoc = new TypedDocumentString(`
    fragment ProductCard on Product {
  __typename
  id
  databaseId
  name
  slug
  uri
  shortDescription
  menuOrder
  catalogVisibility
  translations {
    locale
    href
  }
  featuredImage {
    node {
      ...Media
    }
  }
  productTags(first: 100) {
    nodes {
      name
      slug
    }
  }
  productCategories(first: 100) {
    nodes {
      databaseId
      slug
      name
    }
  }
  ... on SimpleProduct {
    attributes(first: 10) {
      nodes {
        name
        label
        options
      }
    }
  }
  ... on ExternalProduct {
    attributes(first: 10) {
      nodes {
        name
        label
        options
      }
    }
  }
  ... on VariableProduct {
    variations(first: 100) {
      nodes {
        attributes(first: 10) {
          nodes {
            value
          }
        }
      }
    }
  }
}
    fragment Media on MediaItem {
  id
  altText
  mediaItemUrl
  mimeType
  title
}`, {"fragmentName":"ProductCard"}) as unknown as TypedDocumentString<ProductCardFragment, unknown>;
export const CatalogsPageDocument = new TypedDocumentString(`
    query CatalogsPage($name: String = "catalogs", $language: String = "en") {
  pages(first: 1, where: { name: $name, language: $language }) {
    nodes {
      ...PageCore
      catalogs {
        items {
          title
          cover {
            node {
              ...Media
            }
          }
          document {
            node {
              ...Media
            }
          }
        }
      }
    }
  }
}
    fragment Media on MediaItem {
  id
  altText
  mediaItemUrl
  mimeType
  title
}
fragment PageCore on Page {
  id
  databaseId
  title
  content
  link
  uri
  slug
  locale {
    id
    locale
  }
  translations {
    id
    locale
    href
    post_title
  }
  seo {
    metaTitle
    metaDescription
  }
  pageBanner {
    active
    heading
    description
    image {
      node {
        ...Media
      }
    }
  }
  subNavigation {
    active
    items {
      name
      link
    }
  }
}`) as unknown as TypedDocumentString<CatalogsPageQuery, CatalogsPageQueryVariables>;
export const DisclaimerDocument = new TypedDocumentString(`
    query Disclaimer($name: String = "disclaimer", $language: String = "en") {
  pages(first: 1, where: { name: $name, language: $language }) {
    nodes {
      ...PageCore
    }
  }
}
    fragment Media on MediaItem {
  id
  altText
  mediaItemUrl
  mimeType
  title
}
fragment PageCore on Page {
  id
  databaseId
  title
  content
  link
  uri
  slug
  locale {
    id
    locale
  }
  translations {
    id
    locale
    href
    post_title
  }
  seo {
    metaTitle
    metaDescription
  }
  pageBanner {
    active
    heading
    description
    image {
      node {
        ...Media
      }
    }
  }
  subNavigation {
    active
    items {
      name
      link
    }
  }
}`) as unknown as TypedDocumentString<DisclaimerQuery, DisclaimerQueryVariables>;
export const GetFooterMenuDataDocument = new TypedDocumentString(`
    query GetFooterMenuData($language: String = "en") {
  menuItems(
    first: 100
    where: { location: FOOTER, language: $language, parentDatabaseId: 0 }
  ) {
    nodes {
      ...MenuNode
      childItems(first: 100) {
        nodes {
          ...MenuNode
        }
      }
    }
  }
}
    fragment Media on MediaItem {
  id
  altText
  mediaItemUrl
  mimeType
  title
}
fragment MenuNode on MenuItem {
  id
  label
  title
  order
  path
  target
  parentId
  menuFields {
    isBrandSection
    mImage {
      node {
        ...Media
      }
    }
  }
}`) as unknown as TypedDocumentString<GetFooterMenuDataQuery, GetFooterMenuDataQueryVariables>;
export const GetMenuDocument = new TypedDocumentString(`
    query GetMenu($lang: String = "en") {
  menuItems(
    first: 100
    where: { location: PRIMARY, language: $lang, parentDatabaseId: 0 }
  ) {
    nodes {
      ...MenuNode
      childItems(first: 100) {
        nodes {
          ...MenuNode
          childItems(first: 100) {
            nodes {
              ...MenuNode
            }
          }
        }
      }
    }
  }
  languages {
    id
    code
    default_locale
    native_name
    translated_name
    is_hidden
  }
}
    fragment Media on MediaItem {
  id
  altText
  mediaItemUrl
  mimeType
  title
}
fragment MenuNode on MenuItem {
  id
  label
  title
  order
  path
  target
  parentId
  menuFields {
    isBrandSection
    mImage {
      node {
        ...Media
      }
    }
  }
}`) as unknown as TypedDocumentString<GetMenuQuery, GetMenuQueryVariables>;
export const GetProductFiltersDocument = new TypedDocumentString(`
    query GetProductFilters($slug: [String!]!, $lang: String = "en") {
  productCategories(
    first: 100
    where: { slug: $slug, language: $lang, hideEmpty: false }
  ) {
    nodes {
      ...CategoryNode
      children(first: 100) {
        nodes {
          ...CategoryNode
          children(first: 100) {
            nodes {
              ...CategoryNode
            }
            pageInfo {
              hasNextPage
              endCursor
            }
          }
        }
        pageInfo {
          hasNextPage
          endCursor
        }
      }
    }
  }
}
    fragment CategoryNode on ProductCategory {
  id
  databaseId
  name
  slug
  translations {
    slug
    languageCode
  }
}`) as unknown as TypedDocumentString<GetProductFiltersQuery, GetProductFiltersQueryVariables>;
export const GetQuickLinksMenuDocument = new TypedDocumentString(`
    query GetQuickLinksMenu($language: String = "en") {
  menuItems(
    first: 100
    where: { location: QUICK_LINKS, language: $language, parentDatabaseId: 0 }
  ) {
    nodes {
      ...MenuNode
    }
  }
}
    fragment Media on MediaItem {
  id
  altText
  mediaItemUrl
  mimeType
  title
}
fragment MenuNode on MenuItem {
  id
  label
  title
  order
  path
  target
  parentId
  menuFields {
    isBrandSection
    mImage {
      node {
        ...Media
      }
    }
  }
}`) as unknown as TypedDocumentString<GetQuickLinksMenuQuery, GetQuickLinksMenuQueryVariables>;
export const HomePageDocument = new TypedDocumentString(`
    query HomePage($name: String = "home", $language: String = "en") {
  pages(first: 1, where: { name: $name, language: $language }) {
    nodes {
      ...PageCore
      homeSlider {
        slides {
          active
          startDate
          endDate
          heading
          description
          link
          textPosition
          textColor
          desktopMedia {
            node {
              ...Media
            }
          }
          mobileMedia {
            node {
              ...Media
            }
          }
        }
      }
      ...StoryBlocksGroup
      ...BrandSliderGroup
      ...CorporateResponsibilityGroup
      ...GlobalPresenceGroup
    }
  }
  posts(first: 10, where: { language: $language }) {
    nodes {
      ...PostCard
    }
  }
  awards(first: 10, where: { language: $language }) {
    nodes {
      id
      title
      content
      date
      featuredImage {
        node {
          ...Media
        }
      }
    }
  }
}
    fragment BrandSliderGroup on Page {
  brandSlider {
    heading
    brands {
      name
      link
      image {
        node {
          ...Media
        }
      }
    }
  }
}
fragment CorporateResponsibilityGroup on Page {
  corporateResponsibility {
    heading
    item1 {
      heading
      description
      image {
        node {
          ...Media
        }
      }
      link
    }
    item2 {
      heading
      description
      image {
        node {
          ...Media
        }
      }
      link
    }
    item3 {
      heading
      description
      image {
        node {
          ...Media
        }
      }
      link
    }
    item4 {
      heading
      description
      image {
        node {
          ...Media
        }
      }
      link
    }
  }
}
fragment GlobalPresenceGroup on Page {
  globalPresence {
    heading
    description
    highlight1 {
      figure
      label
    }
    highlight2 {
      figure
      label
    }
    highlight3 {
      figure
      label
    }
    regions {
      name
      description
    }
  }
}
fragment Media on MediaItem {
  id
  altText
  mediaItemUrl
  mimeType
  title
}
fragment PageCore on Page {
  id
  databaseId
  title
  content
  link
  uri
  slug
  locale {
    id
    locale
  }
  translations {
    id
    locale
    href
    post_title
  }
  seo {
    metaTitle
    metaDescription
  }
  pageBanner {
    active
    heading
    description
    image {
      node {
        ...Media
      }
    }
  }
  subNavigation {
    active
    items {
      name
      link
    }
  }
}
fragment PostCard on Post {
  id
  databaseId
  postId
  title
  slug
  uri
  date
  excerpt
  featuredImage {
    node {
      ...Media
    }
  }
  tags(first: 20) {
    nodes {
      name
      slug
    }
  }
  locale {
    id
    locale
  }
  translations {
    locale
    href
  }
}
fragment StoryBlocksGroup on Page {
  storyBlocks {
    blocks {
      heading
      description
      image {
        node {
          ...Media
        }
      }
    }
    keyData1 {
      figure
      label
    }
    keyData2 {
      figure
      label
    }
    keyData3 {
      figure
      label
    }
    keyData4 {
      figure
      label
    }
  }
}`) as unknown as TypedDocumentString<HomePageQuery, HomePageQueryVariables>;
export const LanguagesDocument = new TypedDocumentString(`
    query Languages {
  languages {
    id
    code
    default_locale
    native_name
    translated_name
    is_hidden
  }
}
    `) as unknown as TypedDocumentString<LanguagesQuery, LanguagesQueryVariables>;
export const LeadershipDocument = new TypedDocumentString(`
    query Leadership($name: String = "our-leadership", $language: String = "en") {
  pages(first: 1, where: { name: $name, language: $language }) {
    nodes {
      ...PageCore
      ...LeadershipGroup
    }
  }
}
    fragment LeadershipGroup on Page {
  leadership {
    founders {
      name
      designation
      biography
      image {
        node {
          ...Media
        }
      }
    }
    ceo {
      name
      designation
      biography
      image {
        node {
          ...Media
        }
      }
    }
    board {
      name
      designation
      biography
      image {
        node {
          ...Media
        }
      }
    }
    team {
      name
      designation
      biography
      image {
        node {
          ...Media
        }
      }
    }
  }
}
fragment Media on MediaItem {
  id
  altText
  mediaItemUrl
  mimeType
  title
}
fragment PageCore on Page {
  id
  databaseId
  title
  content
  link
  uri
  slug
  locale {
    id
    locale
  }
  translations {
    id
    locale
    href
    post_title
  }
  seo {
    metaTitle
    metaDescription
  }
  pageBanner {
    active
    heading
    description
    image {
      node {
        ...Media
      }
    }
  }
  subNavigation {
    active
    items {
      name
      link
    }
  }
}`) as unknown as TypedDocumentString<LeadershipQuery, LeadershipQueryVariables>;
export const NatureDocument = new TypedDocumentString(`
    query Nature($name: String = "nature-and-me", $language: String = "en") {
  pages(first: 1, where: { name: $name, language: $language }) {
    nodes {
      ...PageCore
      ...NatureGroup
      ...HomeRemediesGroup
      ...MotherEarthGroup
    }
  }
}
    fragment HomeRemediesGroup on Page {
  homeRemedies {
    heading
    remedies {
      heading
      description
      image {
        node {
          ...Media
        }
      }
    }
  }
}
fragment Media on MediaItem {
  id
  altText
  mediaItemUrl
  mimeType
  title
}
fragment MotherEarthGroup on Page {
  motherEarth {
    heading
    description
    image {
      node {
        ...Media
      }
    }
  }
}
fragment NatureGroup on Page {
  nature {
    kapha {
      heading
      description
      image {
        node {
          ...Media
        }
      }
      characteristics
    }
    pitta {
      heading
      description
      image {
        node {
          ...Media
        }
      }
      characteristics
    }
    vatta {
      heading
      description
      image {
        node {
          ...Media
        }
      }
      characteristics
    }
  }
}
fragment PageCore on Page {
  id
  databaseId
  title
  content
  link
  uri
  slug
  locale {
    id
    locale
  }
  translations {
    id
    locale
    href
    post_title
  }
  seo {
    metaTitle
    metaDescription
  }
  pageBanner {
    active
    heading
    description
    image {
      node {
        ...Media
      }
    }
  }
  subNavigation {
    active
    items {
      name
      link
    }
  }
}`) as unknown as TypedDocumentString<NatureQuery, NatureQueryVariables>;
export const PrivacyPolicyDocument = new TypedDocumentString(`
    query PrivacyPolicy($name: String = "privacy-policy", $language: String = "en") {
  pages(first: 1, where: { name: $name, language: $language }) {
    nodes {
      ...PageCore
    }
  }
}
    fragment Media on MediaItem {
  id
  altText
  mediaItemUrl
  mimeType
  title
}
fragment PageCore on Page {
  id
  databaseId
  title
  content
  link
  uri
  slug
  locale {
    id
    locale
  }
  translations {
    id
    locale
    href
    post_title
  }
  seo {
    metaTitle
    metaDescription
  }
  pageBanner {
    active
    heading
    description
    image {
      node {
        ...Media
      }
    }
  }
  subNavigation {
    active
    items {
      name
      link
    }
  }
}`) as unknown as TypedDocumentString<PrivacyPolicyQuery, PrivacyPolicyQueryVariables>;
export const ResponsibilityDocument = new TypedDocumentString(`
    query Responsibility($name: String = "our-responsibility", $language: String = "en") {
  pages(first: 1, where: { name: $name, language: $language }) {
    nodes {
      ...PageCore
      ...CorporateResponsibilityGroup
    }
  }
  campaigns(first: 9, where: { language: $language }) {
    nodes {
      ...CampaignCard
    }
  }
}
    fragment CampaignCard on Campaign {
  id
  databaseId
  campaignId
  title
  slug
  uri
  date
  content
  featuredImage {
    node {
      ...Media
    }
  }
  tags(first: 20) {
    nodes {
      name
      slug
    }
  }
  locale {
    id
    locale
  }
  videoGroup {
    videoType
    uploadVideo {
      node {
        ...Media
      }
    }
    videoLink
  }
}
fragment CorporateResponsibilityGroup on Page {
  corporateResponsibility {
    heading
    item1 {
      heading
      description
      image {
        node {
          ...Media
        }
      }
      link
    }
    item2 {
      heading
      description
      image {
        node {
          ...Media
        }
      }
      link
    }
    item3 {
      heading
      description
      image {
        node {
          ...Media
        }
      }
      link
    }
    item4 {
      heading
      description
      image {
        node {
          ...Media
        }
      }
      link
    }
  }
}
fragment Media on MediaItem {
  id
  altText
  mediaItemUrl
  mimeType
  title
}
fragment PageCore on Page {
  id
  databaseId
  title
  content
  link
  uri
  slug
  locale {
    id
    locale
  }
  translations {
    id
    locale
    href
    post_title
  }
  seo {
    metaTitle
    metaDescription
  }
  pageBanner {
    active
    heading
    description
    image {
      node {
        ...Media
      }
    }
  }
  subNavigation {
    active
    items {
      name
      link
    }
  }
}`) as unknown as TypedDocumentString<ResponsibilityQuery, ResponsibilityQueryVariables>;
export const StoryDocument = new TypedDocumentString(`
    query Story($name: String = "our-story", $language: String = "en") {
  pages(first: 1, where: { name: $name, language: $language }) {
    nodes {
      ...PageCore
      ...StoryBlocksGroup
      ...VisionMissionGroup
      ...PrinciplesGroup
      ...JourneyGroup
      leadership {
        founders {
          name
          designation
          biography
          image {
            node {
              ...Media
            }
          }
        }
      }
    }
  }
}
    fragment JourneyGroup on Page {
  journey {
    heading
    milestones {
      year
      achievement
    }
  }
}
fragment Media on MediaItem {
  id
  altText
  mediaItemUrl
  mimeType
  title
}
fragment PageCore on Page {
  id
  databaseId
  title
  content
  link
  uri
  slug
  locale {
    id
    locale
  }
  translations {
    id
    locale
    href
    post_title
  }
  seo {
    metaTitle
    metaDescription
  }
  pageBanner {
    active
    heading
    description
    image {
      node {
        ...Media
      }
    }
  }
  subNavigation {
    active
    items {
      name
      link
    }
  }
}
fragment PrinciplesGroup on Page {
  principles {
    principle1 {
      heading
      description
      image {
        node {
          ...Media
        }
      }
    }
    principle2 {
      heading
      description
      image {
        node {
          ...Media
        }
      }
    }
    principle3 {
      heading
      description
      image {
        node {
          ...Media
        }
      }
    }
    principle4 {
      heading
      description
      image {
        node {
          ...Media
        }
      }
    }
    principle5 {
      heading
      description
      image {
        node {
          ...Media
        }
      }
    }
    principle6 {
      heading
      description
      image {
        node {
          ...Media
        }
      }
    }
    principle7 {
      heading
      description
      image {
        node {
          ...Media
        }
      }
    }
  }
}
fragment StoryBlocksGroup on Page {
  storyBlocks {
    blocks {
      heading
      description
      image {
        node {
          ...Media
        }
      }
    }
    keyData1 {
      figure
      label
    }
    keyData2 {
      figure
      label
    }
    keyData3 {
      figure
      label
    }
    keyData4 {
      figure
      label
    }
  }
}
fragment VisionMissionGroup on Page {
  visionMission {
    vision {
      heading
      description
      image {
        node {
          ...Media
        }
      }
    }
    mission {
      heading
      description
      image {
        node {
          ...Media
        }
      }
    }
  }
}`) as unknown as TypedDocumentString<StoryQuery, StoryQueryVariables>;
export const BrandsDataDocument = new TypedDocumentString(`
    query brandsData($language: String = "en", $after: String) {
  productCategories(
    first: 100
    after: $after
    where: { parent: 0, hideEmpty: false, language: $language }
  ) {
    nodes {
      ...CategoryCore
    }
    pageInfo {
      hasNextPage
      endCursor
    }
  }
}
    fragment CategoryCore on ProductCategory {
  id
  databaseId
  name
  slug
  uri
  image {
    ...Media
  }
  languageCode
  translations {
    id
    databaseId
    slug
    name
    languageCode
  }
  brandBanner {
    heading
    image {
      node {
        ...Media
      }
    }
  }
}
fragment Media on MediaItem {
  id
  altText
  mediaItemUrl
  mimeType
  title
}`) as unknown as TypedDocumentString<BrandsDataQuery, BrandsDataQueryVariables>;
export const CampaignsDocument = new TypedDocumentString(`
    query campaigns($language: String = "en", $after: String) {
  campaigns(first: 100, after: $after, where: { language: $language }) {
    nodes {
      ...CampaignCard
    }
    pageInfo {
      hasNextPage
      endCursor
    }
  }
}
    fragment CampaignCard on Campaign {
  id
  databaseId
  campaignId
  title
  slug
  uri
  date
  content
  featuredImage {
    node {
      ...Media
    }
  }
  tags(first: 20) {
    nodes {
      name
      slug
    }
  }
  locale {
    id
    locale
  }
  videoGroup {
    videoType
    uploadVideo {
      node {
        ...Media
      }
    }
    videoLink
  }
}
fragment Media on MediaItem {
  id
  altText
  mediaItemUrl
  mimeType
  title
}`) as unknown as TypedDocumentString<CampaignsQuery, CampaignsQueryVariables>;
export const CampaignsByBrandDocument = new TypedDocumentString(`
    query campaignsByBrand($slug: [String!]!, $language: String = "en") {
  campaigns(first: 100, where: { tagSlugIn: $slug, language: $language }) {
    nodes {
      ...CampaignCard
    }
  }
}
    fragment CampaignCard on Campaign {
  id
  databaseId
  campaignId
  title
  slug
  uri
  date
  content
  featuredImage {
    node {
      ...Media
    }
  }
  tags(first: 20) {
    nodes {
      name
      slug
    }
  }
  locale {
    id
    locale
  }
  videoGroup {
    videoType
    uploadVideo {
      node {
        ...Media
      }
    }
    videoLink
  }
}
fragment Media on MediaItem {
  id
  altText
  mediaItemUrl
  mimeType
  title
}`) as unknown as TypedDocumentString<CampaignsByBrandQuery, CampaignsByBrandQueryVariables>;
export const CategoryChildrenDocument = new TypedDocumentString(`
    query categoryChildren($parent: Int!, $language: String = "en", $after: String) {
  productCategories(
    first: 100
    after: $after
    where: { parent: $parent, hideEmpty: false, language: $language }
  ) {
    nodes {
      ...CategoryNode
      count
      children(first: 100) {
        nodes {
          ...CategoryNode
          count
        }
        pageInfo {
          hasNextPage
          endCursor
        }
      }
    }
    pageInfo {
      hasNextPage
      endCursor
    }
  }
}
    fragment CategoryNode on ProductCategory {
  id
  databaseId
  name
  slug
  translations {
    slug
    languageCode
  }
}`) as unknown as TypedDocumentString<CategoryChildrenQuery, CategoryChildrenQueryVariables>;
export const CompanyHealthHubDocument = new TypedDocumentString(`
    query companyHealthHub($name: String = "health-hub", $language: String = "en", $after: String) {
  pages(first: 1, where: { name: $name, language: $language }) {
    nodes {
      ...PageCore
    }
  }
  posts(
    first: 100
    after: $after
    where: { categoryName: "health-hub", language: $language }
  ) {
    nodes {
      ...PostCard
    }
    pageInfo {
      hasNextPage
      endCursor
    }
  }
}
    fragment Media on MediaItem {
  id
  altText
  mediaItemUrl
  mimeType
  title
}
fragment PageCore on Page {
  id
  databaseId
  title
  content
  link
  uri
  slug
  locale {
    id
    locale
  }
  translations {
    id
    locale
    href
    post_title
  }
  seo {
    metaTitle
    metaDescription
  }
  pageBanner {
    active
    heading
    description
    image {
      node {
        ...Media
      }
    }
  }
  subNavigation {
    active
    items {
      name
      link
    }
  }
}
fragment PostCard on Post {
  id
  databaseId
  postId
  title
  slug
  uri
  date
  excerpt
  featuredImage {
    node {
      ...Media
    }
  }
  tags(first: 20) {
    nodes {
      name
      slug
    }
  }
  locale {
    id
    locale
  }
  translations {
    locale
    href
  }
}`) as unknown as TypedDocumentString<CompanyHealthHubQuery, CompanyHealthHubQueryVariables>;
export const ContentChangesDocument = new TypedDocumentString(`
    query contentChanges($language: String = "en", $withUndated: Boolean! = true) {
  generalSettings {
    language
    url
  }
  pages(
    first: 100
    where: { language: $language, orderby: [{ field: MODIFIED, order: DESC }] }
  ) {
    nodes {
      id
      modifiedGmt
    }
  }
  posts(
    first: 100
    where: { language: $language, orderby: [{ field: MODIFIED, order: DESC }] }
  ) {
    nodes {
      id
      modifiedGmt
    }
  }
  campaigns(
    first: 100
    where: { language: $language, orderby: [{ field: MODIFIED, order: DESC }] }
  ) {
    nodes {
      id
      modifiedGmt
    }
  }
  locations(
    first: 100
    where: { language: $language, orderby: [{ field: MODIFIED, order: DESC }] }
  ) {
    nodes {
      id
      modifiedGmt
    }
  }
  awards(
    first: 100
    where: { language: $language, orderby: [{ field: MODIFIED, order: DESC }] }
  ) {
    nodes {
      id
      modifiedGmt
    }
  }
  products(
    first: 100
    where: { language: $language, orderby: [{ field: MODIFIED, order: DESC }] }
  ) {
    nodes {
      ... on Product {
        id
        modified
      }
    }
  }
  menuItems(first: 100, where: { language: $language, parentDatabaseId: 0 }) @include(if: $withUndated) {
    nodes {
      ...MenuNode
      childItems(first: 100) {
        nodes {
          ...MenuNode
          childItems(first: 100) {
            nodes {
              ...MenuNode
            }
          }
        }
      }
    }
  }
  productCategories(
    first: 100
    where: { parent: 0, language: $language, hideEmpty: false }
  ) @include(if: $withUndated) {
    nodes {
      ...CategoryDetails
      count
      children(first: 100) {
        nodes {
          ...CategoryDetails
          count
          children(first: 100) {
            nodes {
              ...CategoryNode
              uri
              description
              count
              image {
                ...Media
              }
              seo {
                metaTitle
                metaDescription
              }
            }
          }
        }
      }
    }
  }
  ingredients(first: 100, where: { language: $language, hideEmpty: false }) @include(if: $withUndated) {
    nodes {
      ...IngredientCore
    }
  }
}
    fragment CategoryCore on ProductCategory {
  id
  databaseId
  name
  slug
  uri
  image {
    ...Media
  }
  languageCode
  translations {
    id
    databaseId
    slug
    name
    languageCode
  }
  brandBanner {
    heading
    image {
      node {
        ...Media
      }
    }
  }
}
fragment CategoryDetails on ProductCategory {
  ...CategoryCore
  description
  seo {
    metaTitle
    metaDescription
  }
  categoryPage {
    benefit1 {
      heading
      description
      image {
        node {
          ...Media
        }
      }
    }
    benefit2 {
      heading
      description
      image {
        node {
          ...Media
        }
      }
    }
    benefit3 {
      heading
      description
      image {
        node {
          ...Media
        }
      }
    }
    benefit4 {
      heading
      description
      image {
        node {
          ...Media
        }
      }
    }
    faqs {
      question
      answer
      notOn
    }
  }
}
fragment CategoryNode on ProductCategory {
  id
  databaseId
  name
  slug
  translations {
    slug
    languageCode
  }
}
fragment IngredientCore on Ingredient {
  id
  databaseId
  name
  slug
  translations {
    slug
    languageCode
  }
  description
  ingredientFields {
    image {
      node {
        ...Media
      }
    }
  }
}
fragment Media on MediaItem {
  id
  altText
  mediaItemUrl
  mimeType
  title
}
fragment MenuNode on MenuItem {
  id
  label
  title
  order
  path
  target
  parentId
  menuFields {
    isBrandSection
    mImage {
      node {
        ...Media
      }
    }
  }
}`) as unknown as TypedDocumentString<ContentChangesQuery, ContentChangesQueryVariables>;
export const GetBrandHeroDocument = new TypedDocumentString(`
    query getBrandHero($slug: [String!]!, $language: String = "en") {
  productCategories(
    first: 1
    where: { slug: $slug, language: $language, hideEmpty: false }
  ) {
    nodes {
      ...CategoryCore
      description
      seo {
        metaTitle
        metaDescription
      }
    }
  }
}
    fragment CategoryCore on ProductCategory {
  id
  databaseId
  name
  slug
  uri
  image {
    ...Media
  }
  languageCode
  translations {
    id
    databaseId
    slug
    name
    languageCode
  }
  brandBanner {
    heading
    image {
      node {
        ...Media
      }
    }
  }
}
fragment Media on MediaItem {
  id
  altText
  mediaItemUrl
  mimeType
  title
}`) as unknown as TypedDocumentString<GetBrandHeroQuery, GetBrandHeroQueryVariables>;
export const GetBrandsPageDocument = new TypedDocumentString(`
    query getBrandsPage($name: String!, $language: String = "en") {
  pages(first: 1, where: { name: $name, language: $language }) {
    nodes {
      ...PageCore
      ...BrandSliderGroup
    }
  }
}
    fragment BrandSliderGroup on Page {
  brandSlider {
    heading
    brands {
      name
      link
      image {
        node {
          ...Media
        }
      }
    }
  }
}
fragment Media on MediaItem {
  id
  altText
  mediaItemUrl
  mimeType
  title
}
fragment PageCore on Page {
  id
  databaseId
  title
  content
  link
  uri
  slug
  locale {
    id
    locale
  }
  translations {
    id
    locale
    href
    post_title
  }
  seo {
    metaTitle
    metaDescription
  }
  pageBanner {
    active
    heading
    description
    image {
      node {
        ...Media
      }
    }
  }
  subNavigation {
    active
    items {
      name
      link
    }
  }
}`) as unknown as TypedDocumentString<GetBrandsPageQuery, GetBrandsPageQueryVariables>;
export const GetInvestorDocument = new TypedDocumentString(`
    query getInvestor($name: String = "investor-relations", $language: String = "en") {
  pages(first: 1, where: { name: $name, language: $language }) {
    nodes {
      ...PageCore
      ...InvestorResultsGroup
    }
  }
}
    fragment InvestorResultsGroup on Page {
  investorResults {
    results {
      year
      title
      document {
        node {
          ...Media
        }
      }
    }
  }
}
fragment Media on MediaItem {
  id
  altText
  mediaItemUrl
  mimeType
  title
}
fragment PageCore on Page {
  id
  databaseId
  title
  content
  link
  uri
  slug
  locale {
    id
    locale
  }
  translations {
    id
    locale
    href
    post_title
  }
  seo {
    metaTitle
    metaDescription
  }
  pageBanner {
    active
    heading
    description
    image {
      node {
        ...Media
      }
    }
  }
  subNavigation {
    active
    items {
      name
      link
    }
  }
}`) as unknown as TypedDocumentString<GetInvestorQuery, GetInvestorQueryVariables>;
export const GetJoinDocument = new TypedDocumentString(`
    query getJoin($name: String = "join-us", $language: String = "en") {
  pages(first: 1, where: { name: $name, language: $language }) {
    nodes {
      ...PageCore
      ...CareersGroup
      modifiedGmt
    }
  }
}
    fragment CareersGroup on Page {
  careers {
    heading
    description
    jobs {
      jobId
      title
      location
      department
      description
      applyLink
      datePosted
    }
  }
}
fragment Media on MediaItem {
  id
  altText
  mediaItemUrl
  mimeType
  title
}
fragment PageCore on Page {
  id
  databaseId
  title
  content
  link
  uri
  slug
  locale {
    id
    locale
  }
  translations {
    id
    locale
    href
    post_title
  }
  seo {
    metaTitle
    metaDescription
  }
  pageBanner {
    active
    heading
    description
    image {
      node {
        ...Media
      }
    }
  }
  subNavigation {
    active
    items {
      name
      link
    }
  }
}`) as unknown as TypedDocumentString<GetJoinQuery, GetJoinQueryVariables>;
export const GetLifeAtCompanyDocument = new TypedDocumentString(`
    query getLifeAtCompany($name: String = "life-at-company", $language: String = "en") {
  pages(first: 1, where: { name: $name, language: $language }) {
    nodes {
      ...PageCore
      ...CareersGroup
      ...StoryBlocksGroup
    }
  }
}
    fragment CareersGroup on Page {
  careers {
    heading
    description
    jobs {
      jobId
      title
      location
      department
      description
      applyLink
      datePosted
    }
  }
}
fragment Media on MediaItem {
  id
  altText
  mediaItemUrl
  mimeType
  title
}
fragment PageCore on Page {
  id
  databaseId
  title
  content
  link
  uri
  slug
  locale {
    id
    locale
  }
  translations {
    id
    locale
    href
    post_title
  }
  seo {
    metaTitle
    metaDescription
  }
  pageBanner {
    active
    heading
    description
    image {
      node {
        ...Media
      }
    }
  }
  subNavigation {
    active
    items {
      name
      link
    }
  }
}
fragment StoryBlocksGroup on Page {
  storyBlocks {
    blocks {
      heading
      description
      image {
        node {
          ...Media
        }
      }
    }
    keyData1 {
      figure
      label
    }
    keyData2 {
      figure
      label
    }
    keyData3 {
      figure
      label
    }
    keyData4 {
      figure
      label
    }
  }
}`) as unknown as TypedDocumentString<GetLifeAtCompanyQuery, GetLifeAtCompanyQueryVariables>;
export const GetPagesDocument = new TypedDocumentString(`
    query getPages($search: String, $language: String = "en", $after: String) {
  pages(
    first: 100
    after: $after
    where: { search: $search, language: $language }
  ) {
    nodes {
      id
      databaseId
      title
      uri
      slug
      link
      modifiedGmt
      translations {
        id
        href
        locale
      }
      seo {
        metaTitle
        metaDescription
      }
    }
    pageInfo {
      hasNextPage
      endCursor
    }
  }
}
    `) as unknown as TypedDocumentString<GetPagesQuery, GetPagesQueryVariables>;
export const GetPostsDocument = new TypedDocumentString(`
    query getPosts($search: String, $language: String = "en", $after: String) {
  posts(
    first: 100
    after: $after
    where: { search: $search, language: $language }
  ) {
    nodes {
      ...PostCard
    }
    pageInfo {
      hasNextPage
      endCursor
    }
  }
}
    fragment Media on MediaItem {
  id
  altText
  mediaItemUrl
  mimeType
  title
}
fragment PostCard on Post {
  id
  databaseId
  postId
  title
  slug
  uri
  date
  excerpt
  featuredImage {
    node {
      ...Media
    }
  }
  tags(first: 20) {
    nodes {
      name
      slug
    }
  }
  locale {
    id
    locale
  }
  translations {
    locale
    href
  }
}`) as unknown as TypedDocumentString<GetPostsQuery, GetPostsQueryVariables>;
export const GetProductDocument = new TypedDocumentString(`
    query getProduct($slugIn: [String!]!, $linkKeys: [String!]!, $language: String = "en") {
  products(first: 1, where: { slugIn: $slugIn, language: $language }) {
    nodes {
      ...ProductCard
      ... on Product {
        description
        gtin
        seo {
          metaTitle
          metaDescription
        }
        productCategories(first: 100) {
          nodes {
            translations {
              slug
              languageCode
            }
          }
        }
        galleryImages(first: 50) {
          nodes {
            ...Media
          }
        }
        ingredients(first: 100) {
          nodes {
            ...IngredientCore
          }
        }
        productDetails {
          benefits {
            heading
            description
          }
          howToUse {
            step1 {
              number
              description
              image {
                node {
                  ...Media
                }
              }
            }
            step2 {
              number
              description
              image {
                node {
                  ...Media
                }
              }
            }
            step3 {
              number
              description
              image {
                node {
                  ...Media
                }
              }
            }
            step4 {
              number
              description
              image {
                node {
                  ...Media
                }
              }
            }
            step5 {
              number
              description
              image {
                node {
                  ...Media
                }
              }
            }
          }
        }
        metaData(keysIn: $linkKeys) {
          key
          value
        }
        related(first: 10) {
          nodes {
            __typename
            ... on Product {
              id
              slug
            }
          }
        }
      }
      ... on ExternalProduct {
        externalUrl
      }
      ... on VariableProduct {
        attributes(first: 10) {
          nodes {
            name
            label
            options
          }
        }
        variations(first: 100) {
          nodes {
            id
            databaseId
            name
            slug
            gtin
            image {
              ...Media
            }
            attributes(first: 10) {
              nodes {
                id
                label
                name
                value
              }
            }
            metaData(keysIn: $linkKeys) {
              key
              value
            }
          }
        }
      }
    }
  }
}
    fragment IngredientCore on Ingredient {
  id
  databaseId
  name
  slug
  translations {
    slug
    languageCode
  }
  description
  ingredientFields {
    image {
      node {
        ...Media
      }
    }
  }
}
fragment Media on MediaItem {
  id
  altText
  mediaItemUrl
  mimeType
  title
}
fragment ProductCard on Product {
  __typename
  id
  databaseId
  name
  slug
  uri
  shortDescription
  menuOrder
  catalogVisibility
  translations {
    locale
    href
  }
  featuredImage {
    node {
      ...Media
    }
  }
  productTags(first: 100) {
    nodes {
      name
      slug
    }
  }
  productCategories(first: 100) {
    nodes {
      databaseId
      slug
      name
    }
  }
  ... on SimpleProduct {
    attributes(first: 10) {
      nodes {
        name
        label
        options
      }
    }
  }
  ... on ExternalProduct {
    attributes(first: 10) {
      nodes {
        name
        label
        options
      }
    }
  }
  ... on VariableProduct {
    variations(first: 100) {
      nodes {
        attributes(first: 10) {
          nodes {
            value
          }
        }
      }
    }
  }
}`) as unknown as TypedDocumentString<GetProductQuery, GetProductQueryVariables>;
export const GetProductCategoriesDocument = new TypedDocumentString(`
    query getProductCategories($filterCat: [ID], $language: String = "en", $after: String) {
  productCategories(
    first: 100
    after: $after
    where: { include: $filterCat, hideEmpty: false, language: $language }
  ) {
    nodes {
      ...CategoryCore
      children(first: 100) {
        nodes {
          ...CategoryCore
          children(first: 100) {
            nodes {
              ...CategoryCore
            }
          }
        }
      }
    }
    pageInfo {
      hasNextPage
      endCursor
    }
  }
}
    fragment CategoryCore on ProductCategory {
  id
  databaseId
  name
  slug
  uri
  image {
    ...Media
  }
  languageCode
  translations {
    id
    databaseId
    slug
    name
    languageCode
  }
  brandBanner {
    heading
    image {
      node {
        ...Media
      }
    }
  }
}
fragment Media on MediaItem {
  id
  altText
  mediaItemUrl
  mimeType
  title
}`) as unknown as TypedDocumentString<GetProductCategoriesQuery, GetProductCategoriesQueryVariables>;
export const GetProductsDocument = new TypedDocumentString(`
    query getProducts($search: String, $language: String = "en", $after: String) {
  products(
    first: 100
    after: $after
    where: { search: $search, language: $language }
  ) {
    nodes {
      ... on Product {
        id
        slug
      }
    }
    pageInfo {
      hasNextPage
      endCursor
    }
  }
}
    `) as unknown as TypedDocumentString<GetProductsQuery, GetProductsQueryVariables>;
export const GetProductsByBrandDocument = new TypedDocumentString(`
    query getProductsByBrand($category: String, $lang: String = "en", $after: String) {
  products(
    first: 100
    after: $after
    where: {
      category: $category
      language: $lang
      orderby: [{ field: DATE, order: DESC }]
    }
  ) {
    nodes {
      ...ProductCard
      ... on Product {
        modified
      }
    }
    pageInfo {
      hasNextPage
      endCursor
    }
  }
}
    fragment Media on MediaItem {
  id
  altText
  mediaItemUrl
  mimeType
  title
}
fragment ProductCard on Product {
  __typename
  id
  databaseId
  name
  slug
  uri
  shortDescription
  menuOrder
  catalogVisibility
  translations {
    locale
    href
  }
  featuredImage {
    node {
      ...Media
    }
  }
  productTags(first: 100) {
    nodes {
      name
      slug
    }
  }
  productCategories(first: 100) {
    nodes {
      databaseId
      slug
      name
    }
  }
  ... on SimpleProduct {
    attributes(first: 10) {
      nodes {
        name
        label
        options
      }
    }
  }
  ... on ExternalProduct {
    attributes(first: 10) {
      nodes {
        name
        label
        options
      }
    }
  }
  ... on VariableProduct {
    variations(first: 100) {
      nodes {
        attributes(first: 10) {
          nodes {
            value
          }
        }
      }
    }
  }
}`) as unknown as TypedDocumentString<GetProductsByBrandQuery, GetProductsByBrandQueryVariables>;
export const GetSeoMetaForCatrgoriesDocument = new TypedDocumentString(`
    query getSeoMetaForCatrgories($category: [String!]!, $language: String = "en") {
  productCategories(
    first: 1
    where: { slug: $category, language: $language, hideEmpty: false }
  ) {
    nodes {
      id
      name
      slug
      seo {
        metaTitle
        metaDescription
      }
    }
  }
}
    `) as unknown as TypedDocumentString<GetSeoMetaForCatrgoriesQuery, GetSeoMetaForCatrgoriesQueryVariables>;
export const GetSingleMediaDocument = new TypedDocumentString(`
    query getSingleMedia($id: ID!, $idType: MediaItemIdType = SLUG) {
  mediaItem(id: $id, idType: $idType) {
    id
    altText
    mediaItemUrl
    mediaType
    mimeType
    slug
    srcSet
    title
  }
}
    `) as unknown as TypedDocumentString<GetSingleMediaQuery, GetSingleMediaQueryVariables>;
export const GetenquiryDocument = new TypedDocumentString(`
    query getenquiry($name: String = "general-enquiry", $language: String = "en") {
  pages(first: 1, where: { name: $name, language: $language }) {
    nodes {
      ...PageCore
      ...EnquiryGroup
    }
  }
}
    fragment EnquiryGroup on Page {
  enquiry {
    heading
    description
    formId
  }
}
fragment Media on MediaItem {
  id
  altText
  mediaItemUrl
  mimeType
  title
}
fragment PageCore on Page {
  id
  databaseId
  title
  content
  link
  uri
  slug
  locale {
    id
    locale
  }
  translations {
    id
    locale
    href
    post_title
  }
  seo {
    metaTitle
    metaDescription
  }
  pageBanner {
    active
    heading
    description
    image {
      node {
        ...Media
      }
    }
  }
  subNavigation {
    active
    items {
      name
      link
    }
  }
}`) as unknown as TypedDocumentString<GetenquiryQuery, GetenquiryQueryVariables>;
export const GethireDocument = new TypedDocumentString(`
    query gethire($name: String = "how-we-hire", $language: String = "en") {
  pages(first: 1, where: { name: $name, language: $language }) {
    nodes {
      ...PageCore
      ...HiringProcessGroup
    }
  }
}
    fragment HiringProcessGroup on Page {
  hiringProcess {
    step1 {
      heading
      description
      image {
        node {
          ...Media
        }
      }
    }
    step2 {
      heading
      description
      image {
        node {
          ...Media
        }
      }
    }
    step3 {
      heading
      description
      image {
        node {
          ...Media
        }
      }
    }
    step4 {
      heading
      description
      image {
        node {
          ...Media
        }
      }
    }
    step5 {
      heading
      description
      image {
        node {
          ...Media
        }
      }
    }
  }
}
fragment Media on MediaItem {
  id
  altText
  mediaItemUrl
  mimeType
  title
}
fragment PageCore on Page {
  id
  databaseId
  title
  content
  link
  uri
  slug
  locale {
    id
    locale
  }
  translations {
    id
    locale
    href
    post_title
  }
  seo {
    metaTitle
    metaDescription
  }
  pageBanner {
    active
    heading
    description
    image {
      node {
        ...Media
      }
    }
  }
  subNavigation {
    active
    items {
      name
      link
    }
  }
}`) as unknown as TypedDocumentString<GethireQuery, GethireQueryVariables>;
export const HasProductDocument = new TypedDocumentString(`
    query hasProduct($slugIn: [String!]!, $language: String = "en") {
  products(first: 1, where: { slugIn: $slugIn, language: $language }) {
    nodes {
      ... on Product {
        id
        slug
        catalogVisibility
        translations {
          locale
          href
        }
      }
    }
  }
}
    `) as unknown as TypedDocumentString<HasProductQuery, HasProductQueryVariables>;
export const HasProductsDocument = new TypedDocumentString(`
    query hasProducts($category: String!, $categoryIn: [String]!, $language: String = "en") {
  products(
    first: 1
    where: { category: $category, categoryIn: $categoryIn, language: $language }
  ) {
    nodes {
      ... on Product {
        id
      }
    }
  }
}
    `) as unknown as TypedDocumentString<HasProductsQuery, HasProductsQueryVariables>;
export const IngredientsDataDocument = new TypedDocumentString(`
    query ingredientsData($name: String = "ingredients", $language: String = "en", $after: String) {
  pages(first: 1, where: { name: $name, language: $language }) {
    nodes {
      ...PageCore
    }
  }
  ingredients(
    first: 100
    after: $after
    where: { hideEmpty: false, language: $language }
  ) {
    nodes {
      ...IngredientCore
    }
    pageInfo {
      hasNextPage
      endCursor
    }
  }
}
    fragment IngredientCore on Ingredient {
  id
  databaseId
  name
  slug
  translations {
    slug
    languageCode
  }
  description
  ingredientFields {
    image {
      node {
        ...Media
      }
    }
  }
}
fragment Media on MediaItem {
  id
  altText
  mediaItemUrl
  mimeType
  title
}
fragment PageCore on Page {
  id
  databaseId
  title
  content
  link
  uri
  slug
  locale {
    id
    locale
  }
  translations {
    id
    locale
    href
    post_title
  }
  seo {
    metaTitle
    metaDescription
  }
  pageBanner {
    active
    heading
    description
    image {
      node {
        ...Media
      }
    }
  }
  subNavigation {
    active
    items {
      name
      link
    }
  }
}`) as unknown as TypedDocumentString<IngredientsDataQuery, IngredientsDataQueryVariables>;
export const NewsAndMediaDocument = new TypedDocumentString(`
    query newsAndMedia($name: String = "news-and-media", $language: String = "en", $postsAfter: String, $campaignsAfter: String) {
  pages(first: 1, where: { name: $name, language: $language }) {
    nodes {
      ...PageCore
    }
  }
  posts(first: 100, after: $postsAfter, where: { language: $language }) {
    nodes {
      ...PostCard
    }
    pageInfo {
      hasNextPage
      endCursor
    }
  }
  campaigns(first: 100, after: $campaignsAfter, where: { language: $language }) {
    nodes {
      ...CampaignCard
    }
    pageInfo {
      hasNextPage
      endCursor
    }
  }
}
    fragment CampaignCard on Campaign {
  id
  databaseId
  campaignId
  title
  slug
  uri
  date
  content
  featuredImage {
    node {
      ...Media
    }
  }
  tags(first: 20) {
    nodes {
      name
      slug
    }
  }
  locale {
    id
    locale
  }
  videoGroup {
    videoType
    uploadVideo {
      node {
        ...Media
      }
    }
    videoLink
  }
}
fragment Media on MediaItem {
  id
  altText
  mediaItemUrl
  mimeType
  title
}
fragment PageCore on Page {
  id
  databaseId
  title
  content
  link
  uri
  slug
  locale {
    id
    locale
  }
  translations {
    id
    locale
    href
    post_title
  }
  seo {
    metaTitle
    metaDescription
  }
  pageBanner {
    active
    heading
    description
    image {
      node {
        ...Media
      }
    }
  }
  subNavigation {
    active
    items {
      name
      link
    }
  }
}
fragment PostCard on Post {
  id
  databaseId
  postId
  title
  slug
  uri
  date
  excerpt
  featuredImage {
    node {
      ...Media
    }
  }
  tags(first: 20) {
    nodes {
      name
      slug
    }
  }
  locale {
    id
    locale
  }
  translations {
    locale
    href
  }
}`) as unknown as TypedDocumentString<NewsAndMediaQuery, NewsAndMediaQueryVariables>;
export const OurLocationsDocument = new TypedDocumentString(`
    query ourLocations($language: String = "en", $after: String) {
  locations(first: 100, after: $after, where: { language: $language }) {
    nodes {
      id
      databaseId
      title
      content
      locationDetails {
        officeEmail
        officePhoneNumber
        kind
        city
        openingHours
        website
        latitude
        longitude
        stock
      }
    }
    pageInfo {
      hasNextPage
      endCursor
    }
  }
}
    `) as unknown as TypedDocumentString<OurLocationsQuery, OurLocationsQueryVariables>;
export const PageByNameDocument = new TypedDocumentString(`
    query pageByName($name: String!, $language: String = "en") {
  pages(first: 1, where: { name: $name, language: $language }) {
    nodes {
      ...PageCore
    }
  }
}
    fragment Media on MediaItem {
  id
  altText
  mediaItemUrl
  mimeType
  title
}
fragment PageCore on Page {
  id
  databaseId
  title
  content
  link
  uri
  slug
  locale {
    id
    locale
  }
  translations {
    id
    locale
    href
    post_title
  }
  seo {
    metaTitle
    metaDescription
  }
  pageBanner {
    active
    heading
    description
    image {
      node {
        ...Media
      }
    }
  }
  subNavigation {
    active
    items {
      name
      link
    }
  }
}`) as unknown as TypedDocumentString<PageByNameQuery, PageByNameQueryVariables>;
export const PageByUriDocument = new TypedDocumentString(`
    query pageByUri($uri: ID!) {
  page(id: $uri, idType: URI) {
    ...PageCore
  }
}
    fragment Media on MediaItem {
  id
  altText
  mediaItemUrl
  mimeType
  title
}
fragment PageCore on Page {
  id
  databaseId
  title
  content
  link
  uri
  slug
  locale {
    id
    locale
  }
  translations {
    id
    locale
    href
    post_title
  }
  seo {
    metaTitle
    metaDescription
  }
  pageBanner {
    active
    heading
    description
    image {
      node {
        ...Media
      }
    }
  }
  subNavigation {
    active
    items {
      name
      link
    }
  }
}`) as unknown as TypedDocumentString<PageByUriQuery, PageByUriQueryVariables>;
export const PageGroupsDocument = new TypedDocumentString(`
    query pageGroups($name: String!, $language: String = "en") {
  pages(first: 1, where: { name: $name, language: $language }) {
    nodes {
      id
      ...PageGroups
    }
  }
}
    fragment CareersGroup on Page {
  careers {
    heading
    description
    jobs {
      jobId
      title
      location
      department
      description
      applyLink
      datePosted
    }
  }
}
fragment CorporateResponsibilityGroup on Page {
  corporateResponsibility {
    heading
    item1 {
      heading
      description
      image {
        node {
          ...Media
        }
      }
      link
    }
    item2 {
      heading
      description
      image {
        node {
          ...Media
        }
      }
      link
    }
    item3 {
      heading
      description
      image {
        node {
          ...Media
        }
      }
      link
    }
    item4 {
      heading
      description
      image {
        node {
          ...Media
        }
      }
      link
    }
  }
}
fragment EnquiryGroup on Page {
  enquiry {
    heading
    description
    formId
  }
}
fragment GlobalPresenceGroup on Page {
  globalPresence {
    heading
    description
    highlight1 {
      figure
      label
    }
    highlight2 {
      figure
      label
    }
    highlight3 {
      figure
      label
    }
    regions {
      name
      description
    }
  }
}
fragment HiringProcessGroup on Page {
  hiringProcess {
    step1 {
      heading
      description
      image {
        node {
          ...Media
        }
      }
    }
    step2 {
      heading
      description
      image {
        node {
          ...Media
        }
      }
    }
    step3 {
      heading
      description
      image {
        node {
          ...Media
        }
      }
    }
    step4 {
      heading
      description
      image {
        node {
          ...Media
        }
      }
    }
    step5 {
      heading
      description
      image {
        node {
          ...Media
        }
      }
    }
  }
}
fragment HomeRemediesGroup on Page {
  homeRemedies {
    heading
    remedies {
      heading
      description
      image {
        node {
          ...Media
        }
      }
    }
  }
}
fragment InvestorResultsGroup on Page {
  investorResults {
    results {
      year
      title
      document {
        node {
          ...Media
        }
      }
    }
  }
}
fragment JourneyGroup on Page {
  journey {
    heading
    milestones {
      year
      achievement
    }
  }
}
fragment LeadershipGroup on Page {
  leadership {
    founders {
      name
      designation
      biography
      image {
        node {
          ...Media
        }
      }
    }
    ceo {
      name
      designation
      biography
      image {
        node {
          ...Media
        }
      }
    }
    board {
      name
      designation
      biography
      image {
        node {
          ...Media
        }
      }
    }
    team {
      name
      designation
      biography
      image {
        node {
          ...Media
        }
      }
    }
  }
}
fragment Media on MediaItem {
  id
  altText
  mediaItemUrl
  mimeType
  title
}
fragment MotherEarthGroup on Page {
  motherEarth {
    heading
    description
    image {
      node {
        ...Media
      }
    }
  }
}
fragment NatureGroup on Page {
  nature {
    kapha {
      heading
      description
      image {
        node {
          ...Media
        }
      }
      characteristics
    }
    pitta {
      heading
      description
      image {
        node {
          ...Media
        }
      }
      characteristics
    }
    vatta {
      heading
      description
      image {
        node {
          ...Media
        }
      }
      characteristics
    }
  }
}
fragment PageGroups on Page {
  ...StoryBlocksGroup
  ...VisionMissionGroup
  ...PrinciplesGroup
  ...JourneyGroup
  ...LeadershipGroup
  ...CorporateResponsibilityGroup
  ...GlobalPresenceGroup
  ...CareersGroup
  ...HiringProcessGroup
  ...InvestorResultsGroup
  ...NatureGroup
  ...HomeRemediesGroup
  ...MotherEarthGroup
  ...EnquiryGroup
}
fragment PrinciplesGroup on Page {
  principles {
    principle1 {
      heading
      description
      image {
        node {
          ...Media
        }
      }
    }
    principle2 {
      heading
      description
      image {
        node {
          ...Media
        }
      }
    }
    principle3 {
      heading
      description
      image {
        node {
          ...Media
        }
      }
    }
    principle4 {
      heading
      description
      image {
        node {
          ...Media
        }
      }
    }
    principle5 {
      heading
      description
      image {
        node {
          ...Media
        }
      }
    }
    principle6 {
      heading
      description
      image {
        node {
          ...Media
        }
      }
    }
    principle7 {
      heading
      description
      image {
        node {
          ...Media
        }
      }
    }
  }
}
fragment StoryBlocksGroup on Page {
  storyBlocks {
    blocks {
      heading
      description
      image {
        node {
          ...Media
        }
      }
    }
    keyData1 {
      figure
      label
    }
    keyData2 {
      figure
      label
    }
    keyData3 {
      figure
      label
    }
    keyData4 {
      figure
      label
    }
  }
}
fragment VisionMissionGroup on Page {
  visionMission {
    vision {
      heading
      description
      image {
        node {
          ...Media
        }
      }
    }
    mission {
      heading
      description
      image {
        node {
          ...Media
        }
      }
    }
  }
}`) as unknown as TypedDocumentString<PageGroupsQuery, PageGroupsQueryVariables>;
export const PressReleasesDocument = new TypedDocumentString(`
    query pressReleases($name: String = "press-releases", $language: String = "en", $after: String) {
  pages(first: 1, where: { name: $name, language: $language }) {
    nodes {
      ...PageCore
    }
  }
  posts(
    first: 100
    after: $after
    where: { categoryName: "press-releases", language: $language }
  ) {
    nodes {
      ...PostCard
    }
    pageInfo {
      hasNextPage
      endCursor
    }
  }
}
    fragment Media on MediaItem {
  id
  altText
  mediaItemUrl
  mimeType
  title
}
fragment PageCore on Page {
  id
  databaseId
  title
  content
  link
  uri
  slug
  locale {
    id
    locale
  }
  translations {
    id
    locale
    href
    post_title
  }
  seo {
    metaTitle
    metaDescription
  }
  pageBanner {
    active
    heading
    description
    image {
      node {
        ...Media
      }
    }
  }
  subNavigation {
    active
    items {
      name
      link
    }
  }
}
fragment PostCard on Post {
  id
  databaseId
  postId
  title
  slug
  uri
  date
  excerpt
  featuredImage {
    node {
      ...Media
    }
  }
  tags(first: 20) {
    nodes {
      name
      slug
    }
  }
  locale {
    id
    locale
  }
  translations {
    locale
    href
  }
}`) as unknown as TypedDocumentString<PressReleasesQuery, PressReleasesQueryVariables>;
export const ProductTypeCategoryPageDocument = new TypedDocumentString(`
    query productTypeCategoryPage($nameIn: [String!]!, $language: String = "en", $after: String, $withProducts: Boolean = true) {
  productCategories(
    first: 1
    where: { slug: $nameIn, language: $language, hideEmpty: false }
  ) {
    nodes {
      ...CategoryDetails
    }
  }
  products(
    first: 100
    after: $after
    where: {
      categoryIn: $nameIn
      language: $language
      orderby: [{ field: MENU_ORDER, order: ASC }]
    }
  ) @include(if: $withProducts) {
    nodes {
      ...ProductCard
    }
    pageInfo {
      hasNextPage
      endCursor
    }
  }
}
    fragment CategoryCore on ProductCategory {
  id
  databaseId
  name
  slug
  uri
  image {
    ...Media
  }
  languageCode
  translations {
    id
    databaseId
    slug
    name
    languageCode
  }
  brandBanner {
    heading
    image {
      node {
        ...Media
      }
    }
  }
}
fragment CategoryDetails on ProductCategory {
  ...CategoryCore
  description
  seo {
    metaTitle
    metaDescription
  }
  categoryPage {
    benefit1 {
      heading
      description
      image {
        node {
          ...Media
        }
      }
    }
    benefit2 {
      heading
      description
      image {
        node {
          ...Media
        }
      }
    }
    benefit3 {
      heading
      description
      image {
        node {
          ...Media
        }
      }
    }
    benefit4 {
      heading
      description
      image {
        node {
          ...Media
        }
      }
    }
    faqs {
      question
      answer
      notOn
    }
  }
}
fragment Media on MediaItem {
  id
  altText
  mediaItemUrl
  mimeType
  title
}
fragment ProductCard on Product {
  __typename
  id
  databaseId
  name
  slug
  uri
  shortDescription
  menuOrder
  catalogVisibility
  translations {
    locale
    href
  }
  featuredImage {
    node {
      ...Media
    }
  }
  productTags(first: 100) {
    nodes {
      name
      slug
    }
  }
  productCategories(first: 100) {
    nodes {
      databaseId
      slug
      name
    }
  }
  ... on SimpleProduct {
    attributes(first: 10) {
      nodes {
        name
        label
        options
      }
    }
  }
  ... on ExternalProduct {
    attributes(first: 10) {
      nodes {
        name
        label
        options
      }
    }
  }
  ... on VariableProduct {
    variations(first: 100) {
      nodes {
        attributes(first: 10) {
          nodes {
            value
          }
        }
      }
    }
  }
}`) as unknown as TypedDocumentString<ProductTypeCategoryPageQuery, ProductTypeCategoryPageQueryVariables>;
export const SingleBlogDocument = new TypedDocumentString(`
    query singleBlog($slug: String!, $language: String = "en") {
  posts(first: 1, where: { name: $slug, language: $language }) {
    nodes {
      ...PostCard
      modifiedGmt
      content
      seo {
        metaTitle
        metaDescription
      }
    }
  }
}
    fragment Media on MediaItem {
  id
  altText
  mediaItemUrl
  mimeType
  title
}
fragment PostCard on Post {
  id
  databaseId
  postId
  title
  slug
  uri
  date
  excerpt
  featuredImage {
    node {
      ...Media
    }
  }
  tags(first: 20) {
    nodes {
      name
      slug
    }
  }
  locale {
    id
    locale
  }
  translations {
    locale
    href
  }
}`) as unknown as TypedDocumentString<SingleBlogQuery, SingleBlogQueryVariables>;
export const SiteIndexPostsDocument = new TypedDocumentString(`
    query siteIndexPosts($language: String = "en", $postsAfter: String, $campaignsAfter: String) {
  posts(first: 100, after: $postsAfter, where: { language: $language }) {
    nodes {
      id
      databaseId
      slug
      date
      modifiedGmt
      translations {
        locale
        href
      }
    }
    pageInfo {
      hasNextPage
      endCursor
    }
  }
  campaigns(first: 100, after: $campaignsAfter, where: { language: $language }) {
    nodes {
      id
      modifiedGmt
    }
    pageInfo {
      hasNextPage
      endCursor
    }
  }
  pressReleases: posts(
    first: 100
    where: { categoryName: "press-releases", language: $language }
  ) {
    nodes {
      id
      modifiedGmt
    }
  }
  healthHub: posts(
    first: 100
    where: { categoryName: "health-hub", language: $language }
  ) {
    nodes {
      id
      modifiedGmt
    }
  }
}
    `) as unknown as TypedDocumentString<SiteIndexPostsQuery, SiteIndexPostsQueryVariables>;