/** Reads the metadata of an Office document's parts: types, relationships, and the root of the text. */
import { decodeXML } from 'entities/decode';
import { UnsafeFileError } from './inflate.ts';

type Relationship = { type: string; target: string; isExternal: boolean };

/** Word's own root has some forty. */
const MAX_ATTRIBUTES = 100;
const BYTE_ORDER_MARKS: Readonly<Record<string, string>> = { fffe: 'utf-16le', feff: 'utf-16be' };
const ENCODING = /^\s*<\?xml[^>]*\bencoding\s*=\s*["']([^"']*)["']/;

/** Reads a part as text; one that two readers could read differently is unsafe. */
export function decodePart(bytes: Buffer): string {
  const encoding = BYTE_ORDER_MARKS[bytes.toString('hex', 0, 2)] ?? 'utf-8';
  const text = new TextDecoder(encoding).decode(bytes);
  const [, declared = encoding] = ENCODING.exec(text) ?? [];
  const isAsDeclared =
    declared.toLowerCase() === encoding || (encoding !== 'utf-8' && declared.toLowerCase() === 'utf-16');
  if (!isAsDeclared || text.includes('\0') || /<!(?:DOCTYPE|ENTITY)/.test(text))
    throw new UnsafeFileError('A part can be read in two ways');
  return text;
}

/** The content type of each part, by its name in lower case with a slash before it. */
export function readContentTypes(xml: string): { types: readonly string[]; partsOf: (type: string) => string[] } {
  const overrides = [...readElements(xml, 'Override')];
  const types = [...overrides, ...readElements(xml, 'Default')].map((one) => one.get('ContentType') ?? '');
  const partsOf = (type: string) =>
    overrides
      .filter((one) => one.get('ContentType')?.toLowerCase() === type)
      .map((one) => (one.get('PartName') ?? '').toLowerCase());
  return { types, partsOf };
}

/** Reads a list of relationships one by one: there may be a hundred thousand. */
export function* readRelationships(xml: string): Generator<Relationship> {
  for (const one of readElements(xml, 'Relationship')) {
    yield {
      type: one.get('Type') ?? '',
      target: one.get('Target') ?? '',
      isExternal: one.get('TargetMode')?.toLowerCase() === 'external',
    };
  }
}

/** The attributes of every element of a name, whatever its prefix. */
export function* readElements(xml: string, name: string): Generator<Map<string, string>> {
  const element = new RegExp(`<(?:[\\w.-]+:)?${name}(?=[\\s/>])((?:[^>"']|"[^"]*"|'[^']*')*)`, 'g');
  for (const [, inside = ''] of xml.matchAll(element)) {
    const attributes = new Map<string, string>();
    let count = 0;
    for (const [, attribute = '', double, single] of inside.matchAll(
      /(?<![\w:.-])([\w:.-]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/g,
    )) {
      attributes.set(attribute, decodeXML(double ?? single ?? '').trim());
      count += 1;
      if (count > MAX_ATTRIBUTES) throw new UnsafeFileError('A part has an element of too many attributes');
    }
    yield attributes;
  }
}
