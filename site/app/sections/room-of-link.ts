/** Takes a content link and gives the brand whose room it leads to: `/ar/ksa/brands/tarwa` → `tarwa`. */
export function roomOfLink(link: string | null | undefined): string | undefined {
  return /\/(?:brands|collections)\/([^/?#]+)/.exec(link ?? '')?.[1];
}
