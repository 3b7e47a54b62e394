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

/** The name of the argument in the service's language extension (contract notes, section 0). */
export type LanguageArgument = 'language' | 'wpmlLanguage';

const HEADER = /^(query|mutation|subscription)\s+(\w+)/;
const STRING_OR_SPACE = /("(?:\\.|[^"\\])*")|#[^\n]*|[\s,]+/g;
const FIELD_WITH_ARGUMENTS = /\b(\w+)\s*\(([^()]*)\)/g;

/** Creates the reader of documents: name, type and minified text, each read once. */
export function createDocumentReader(languageArgument: LanguageArgument = 'language'): (document: object) => Operation {
  const operations = new Map<string, Operation>();
  return (document) => {
    const source = String(document);
    const known = operations.get(source);
    if (known) return known;
    const text = renameLanguage(compact(source), languageArgument);
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

/** Menus keep `language` in both extensions. */
function renameLanguage(text: string, languageArgument: LanguageArgument): string {
  if (languageArgument === 'language') return text;
  return text.replace(FIELD_WITH_ARGUMENTS, (whole, field: string) =>
    field === 'menuItems' ? whole : whole.replace(/\blanguage:(?=\s*\$)/g, `${languageArgument}:`),
  );
}
