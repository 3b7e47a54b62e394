import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
import { buildOperationError } from './errors.ts';

/** A generated document, or any text with its types. */
export type ContentDocument<Result, Variables> = DocumentTypeDecoration<Result, Variables> & { toString(): string };

/** A document as it is sent. */
export type Operation = {
  name: string;
  type: string;
  text: string;
  /** Short and unique, for cache keys. */
  key: string;
  /** The default texts of its variables. */
  defaults: Readonly<Record<string, string>>;
};

const HEADER = /^(query|mutation|subscription)\s+(\w+)/;
const DEFAULT = /\$(\w+): String!? = "([^"]*)"/g;
const STRING_OR_SPACE = /("(?:\\.|[^"\\])*"?)|#[^\n]*|[\s,]+/g;

/** Creates the reader of documents: name, type and minified text, each read once. */
export function createDocumentReader(): (document: object) => Operation {
  const operations = new Map<string, Operation>();
  return (document) => {
    const source = String(document);
    const known = operations.get(source);
    if (known) return known;
    const text = compact(source);
    const [, type, name] = HEADER.exec(text) ?? [];
    if (type === undefined || name === undefined) throw buildOperationError();
    const defaults = Object.fromEntries(
      [...text.matchAll(DEFAULT)].map(([, variable, value = '']) => [variable, value]),
    );
    const operation = { name, type, text, key: `${name}#${operations.size}`, defaults };
    operations.set(source, operation);
    return operation;
  };
}

function compact(source: string): string {
  return source.replace(STRING_OR_SPACE, (_whole, literal?: string) => literal ?? ' ').trim();
}
