import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';

declare const sanitised: unique symbol;
/** Sanitised HTML: the only kind of string that may be set as inner HTML. */
export type Html = string & { readonly [sanitised]: true };

/** Fields that hold HTML wherever they stand (contract notes 19). */
type HtmlField = 'content' | 'excerpt' | 'shortDescription' | 'biography' | 'answer';
/** ACF select fields: the service sends a list, pages read one value (contract notes 26). */
type SelectField = 'textPosition' | 'videoType';

type CleanField<T, K extends keyof T> = K extends SelectField
  ? string | null
  : NonNullable<T[K]> extends readonly unknown[] | { nodes: unknown }
    ? Clean<NonNullable<T[K]>>
    : K extends HtmlField
      ? Html | null
      : K extends 'description'
        ? T extends { id: unknown } | { jobId: unknown }
          ? Html | null
          : T[K]
        : Clean<T[K]>;

/**
 * An answer as `query` gives it: lists and connections are never null and hold no null, one-to-one edges are
 * their node, select fields one value, HTML marked. A `description` is HTML on a node or a job, text in a field group.
 */
export type Clean<T> = T extends string | number | boolean | null | undefined
  ? T
  : T extends readonly (infer Item)[]
    ? readonly Clean<NonNullable<Item>>[]
    : T extends { node: infer Node }
      ? Clean<Node>
      : { readonly [K in keyof T]: CleanField<T, K> };

/** A generated document, or anything that reads as its text and knows its types. */
export type ContentDocument<Result, Variables> = DocumentTypeDecoration<Result, Variables> & { toString(): string };

/** The cleaned answer of a document: `Answer<typeof HomePageDocument>`. */
export type Answer<Document> =
  Document extends DocumentTypeDecoration<infer Result, infer _Variables> ? Clean<Result> : never;
