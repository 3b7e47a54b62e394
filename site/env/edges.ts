/** The settings of the caches in front of the site, which the site purges when content changes (decision 0225). */
import { z } from 'zod';
import { EnvironmentError, type Variables } from '../../contract/environment.ts';

const ID = /^[\w-]{1,64}$/;
const id = (what: string) => ({
  schema: z.union([z.literal(''), z.string().regex(ID)]),
  fallback: '',
  takes: `the id of a ${what}: letters, digits, dashes and underscores`,
});
const token = (what: string) => ({
  schema: z.union([z.literal(''), z.string().regex(/^[\x21-\x7e]{8,}$/)]),
  fallback: '',
  takes: `a token of 8 characters or more, without spaces, that may purge ${what}`,
  isSecret: true,
});

export const EDGE_VARIABLES = {
  EDGE_VARNISH: {
    schema: z
      .string()
      .transform((list) => (list === '' ? [] : list.split(',').map((address) => address.trim())))
      .pipe(z.array(z.url({ protocol: /^https?$/ }))),
    fallback: '',
    takes: 'addresses of Varnish like http://10.0.0.5:6081, with commas between',
  },
  EDGE_NGINX_CACHE: {
    schema: z.union([z.literal(''), z.string().startsWith('/')]),
    fallback: '',
    takes: "nginx's proxy_cache_path, an absolute path that this process may read and write",
  },
  EDGE_CLOUDFLARE_ZONE: id('Cloudflare zone'),
  EDGE_CLOUDFLARE_TOKEN: token('the zone'),
  EDGE_FASTLY_SERVICE: id('Fastly service'),
  EDGE_FASTLY_TOKEN: token('the service'),
  EDGE_CLOUDFRONT_DISTRIBUTION: id('CloudFront distribution'),
  EDGE_CLOUDFRONT_KEY: {
    schema: z.union([z.literal(''), z.string().regex(/^\w{16,128}:\S{16,}$/)]),
    fallback: '',
    takes: 'an access key that may invalidate the distribution, ID:SECRET',
    isSecret: true,
  },
} as const satisfies Variables;

type EdgeValues = { [K in keyof typeof EDGE_VARIABLES]: z.output<(typeof EDGE_VARIABLES)[K]['schema']> };

/** Reads the edges that are configured; an id without its secret is a mistake. */
export function readEdges(values: EdgeValues) {
  const withSecret = (idName: Named, secretName: Named): { id: string; secret: string } | null => {
    const [given, secret] = [values[idName], values[secretName]];
    if ((given === '') !== (secret === ''))
      throw new EnvironmentError(
        `${given === '' ? idName : secretName} is empty: it belongs to ${given === '' ? secretName : idName}.`,
      );
    return given === '' ? null : { id: given, secret };
  };
  return {
    varnish: values.EDGE_VARNISH,
    nginxFolder: values.EDGE_NGINX_CACHE,
    cloudflare: withSecret('EDGE_CLOUDFLARE_ZONE', 'EDGE_CLOUDFLARE_TOKEN'),
    fastly: withSecret('EDGE_FASTLY_SERVICE', 'EDGE_FASTLY_TOKEN'),
    cloudfront: withSecret('EDGE_CLOUDFRONT_DISTRIBUTION', 'EDGE_CLOUDFRONT_KEY'),
  };
}

type Named = Exclude<keyof EdgeValues, 'EDGE_VARNISH' | 'EDGE_NGINX_CACHE'>;
export type EdgeSettings = ReturnType<typeof readEdges>;
