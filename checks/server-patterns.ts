/** The regular expressions of nginx's and Varnish's configuration. */
import type { Pattern } from './find-patterns.ts';

/** In a `map` or a `location`; `~*` ignores case. */
const OF_NGINX = /^[ \t]*(?:location )?(?:"~(\*?)([^"\n]*)"|~(\*?) ?(\S+))/gm;
/** After an operator or in a call; strings of VCL have no escapes. */
const OF_VARNISH = /(?:~ |\bregsub(?:all)?\([^(,"\n]*, )"([^"\n]*)"/g;
/** PCRE's possessive quantifiers never backtrack. JavaScript's may, which is no faster. */
const POSSESSIVE = /([*+?}])\+/g;
const IGNORES_CASE = /^\(\?i(?:\)|(?=:))/;

/** Finds the patterns of a configuration, as JavaScript would write them. */
export function findServerPatterns(text: string, file: string): Pattern[] {
  const code = text.replace(/^[ \t]*#.*$/gm, '');
  if (file.endsWith('.vcl')) return [...code.matchAll(OF_VARNISH)].map(([, source = '']) => translate(source, ''));
  return [...code.matchAll(OF_NGINX)].map(([, star, quoted, otherStar, bare]) =>
    translate(quoted ?? bare ?? '', star || otherStar || ''),
  );
}

function translate(source: string, star: string): Pattern {
  const ignoresCase = star === '*' || IGNORES_CASE.test(source);
  return {
    source: source
      .replace(/^\(\?i\)/, '')
      .replace(/^\(\?i:/, '(?:')
      .replace(POSSESSIVE, '$1'),
    flags: ignoresCase ? 'i' : '',
  };
}
