type Block = { heading: string | null; description: string | null };
type Figure = { figure: string | null; label: string | null };

/** Lists the blocks an editor wrote anything in: one without a heading shows its words all the same. */
export function listBlocks<One extends Block>(...blocks: readonly (One | null | undefined)[]): One[] {
  return blocks.flatMap((block) => (block?.heading || block?.description ? [block] : []));
}

/** Lists the figures that have a number or a word. */
export function listFigures<One extends Figure>(...figures: readonly (One | null | undefined)[]): One[] {
  return figures.flatMap((figure) => (figure?.figure || figure?.label ? [figure] : []));
}
