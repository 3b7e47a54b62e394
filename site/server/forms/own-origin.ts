/** Whether a post comes from a page of this site: browsers say so with every post. */
export function isOwn(headers: Headers, siteOrigin: string): boolean {
  return headers.get('sec-fetch-site') === 'same-origin' || headers.get('origin') === siteOrigin;
}

/** Whether a browser says that a post comes from elsewhere; other clients say nothing. */
export function isForeign(headers: Headers, siteOrigin: string): boolean {
  return (headers.has('sec-fetch-site') || headers.has('origin')) && !isOwn(headers, siteOrigin);
}
