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
};

const HEADER = /^(query|mutation|subscription)\s+(\w+)/;
const STRING_OR_SPACE = /("(?:\\.|[^"\\])*")|#[^\n]*|[\s,]+/g;

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
    const operation = { name, type, text, key: `${name}#${operations.size}` };
    operations.set(source, operation);
    return operation;
  };
}

function compact(source: string): string {
  return source.replace(STRING_OR_SPACE, (_whole, literal?: string) => literal ?? ' ').trim();
}
