export type Encoding = 'br' | 'gzip' | 'identity';

/** Resolves the smallest encoding that an Accept-Encoding value accepts and this server has (RFC 9110 §12.5.3). */
export function resolveEncoding(acceptEncoding: string | null | undefined): Encoding {
  if (!acceptEncoding) return 'identity';
  const accepted = new Map(acceptEncoding.toLowerCase().split(',').map(parseChoice));
  const takes = (name: string) => accepted.get(name) ?? accepted.get('*') ?? false;
  if (takes('br')) return 'br';
  return takes('gzip') ? 'gzip' : 'identity';
}

function parseChoice(choice: string): [string, boolean] {
  const [name = '', ...parameters] = choice.split(';').map((text) => text.trim());
  return [name, !parameters.some((parameter) => /^q=0(?:\.0{0,3})?$/.test(parameter))];
}
