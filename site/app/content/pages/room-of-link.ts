/** The brand a content link leads to: `/ar/ksa/brands/tarwa` → `tarwa`. */
export function roomOfLink(link: string | null | undefined): string | undefined {
  return /\/(?:brands|collections)\/([^/?#]+)/.exec(link ?? '')?.[1];
}
