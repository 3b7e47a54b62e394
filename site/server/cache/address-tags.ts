import { defaultCountry } from '../../../contract/countries.ts';
import { countryTag } from '../../app/content/client/tags.ts';
import { pageOfData } from '../../app/locale/data-path.ts';
import { parsePath } from '../../app/locale/path.ts';

/** The tag of a path: of its page with any query, and of the page's data. */
export function pathTag(pathname: string): string {
  // Tag lists are separated by commas.
  return `path:${pageOfData(pathname).replaceAll(',', '%2C')}`;
}

/** The tags of an address, whatever its answer: its path's and its country's. */
export function addressTags(pathname: string): string[] {
  return [pathTag(pathname), countryTag(parsePath(pathname).country ?? defaultCountry)];
}
