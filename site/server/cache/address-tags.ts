import { defaultCountry } from '../../../contract/countries.ts';
import { countryTag } from '../../app/content/client/tags.ts';
import { parsePath } from '../../app/locale/path.ts';

/** What client navigations put behind a path (React Router); the home page's is `/_root.data`. */
const DATA = /(?:\/_root)?\.data$/;

/** The tag of a path: of its page with any query, and of that page's data. */
export function pathTag(pathname: string): string {
  // Tags are listed with commas between.
  return `path:${(pathname.replace(DATA, '') || '/').replaceAll(',', '%2C')}`;
}

/** The tags of whatever stands at an address, content or none: its path's and its country's. */
export function addressTags(pathname: string): string[] {
  return [pathTag(pathname), countryTag(parsePath(pathname).country ?? defaultCountry)];
}
