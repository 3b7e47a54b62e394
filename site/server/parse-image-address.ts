import { parseMediaSource } from '../app/content/cleaning/media-source.ts';
import { FileError } from './file-error.ts';
import { type ImageModifiers, parseModifiers } from './image-modifiers.ts';

const ADDRESS_PATTERN = /^\/_ipx\/([^/]+)\/(.+)$/;
const VERSION_PATTERN = /^[\w.-]{1,40}$/;

/** The address of a picture at the backend, and which version of it is meant. */
type Source = { url: URL; version: string | null };

/** Parses the address of a picture in a size and format; throws `FileError`. */
export function parseImageAddress(
  { pathname, search }: URL,
  origins: readonly string[],
): Source & { modifiers: ImageModifiers } {
  const [, text = '', source = ''] = ADDRESS_PATTERN.exec(pathname) ?? [];
  if (source === '') throw new FileError(400, 'An image address is /_ipx/{modifiers}/{source}.');
  const modifiers = parseModifiers(text.replaceAll(/%2c/gi, ','));
  if ('reason' in modifiers) throw new FileError(400, modifiers.reason);
  const parsed = parseImageSource(source + search, origins);
  if (parsed === null) throw new FileError(400, 'The source is no path of a configured backend.');
  return { ...parsed, modifiers };
}

/** Parses a source; of its query only a version, `v` or `ver`, is read, and no query means another file. */
export function parseImageSource(source: string, origins: readonly string[]): Source | null {
  const [path = '', ...query] = source.split('?');
  const url = parseMediaSource(path, origins);
  if (url === null) return null;
  const parameters = new URLSearchParams(query.join('?'));
  const given = parameters.get('v') ?? parameters.get('ver') ?? '';
  return { url, version: VERSION_PATTERN.test(given) ? given : null };
}
