type Block = { heading: string | null; description: string | null };
type Figure = { figure: string | null; label: string | null };

/** Lists the blocks with any content; a block without a heading still shows its text. */
export function listBlocks<One extends Block>(...blocks: readonly (One | null | undefined)[]): One[] {
  return blocks.flatMap((block) => (block?.heading || block?.description ? [block] : []));
}

/** Lists the figures with a number or a label. */
export function listFigures<One extends Figure>(...figures: readonly (One | null | undefined)[]): One[] {
  return figures.flatMap((figure) => (figure?.figure || figure?.label ? [figure] : []));
}
