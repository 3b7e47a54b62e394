/** A point with a label beside it; y grows downwards. */
export type Pin = { name: string; x: number; y: number };
export type Label = { x: number; y: number; anchor: 'start' | 'middle' | 'end' };
type Box = { left: number; top: number; right: number; bottom: number };

/** About the width of a letter, as a share of the size. */
const LETTER = 0.56;
/** Positions of a label relative to its point, the preferred first, as shares of the size. */
const PLACES = [
  { x: 0.55, y: 0, anchor: 'start' },
  { x: -0.55, y: 0, anchor: 'end' },
  { x: 0.2, y: 0.95, anchor: 'start' },
  { x: 0.2, y: -0.95, anchor: 'start' },
  { x: -0.2, y: 0.95, anchor: 'end' },
  { x: -0.2, y: -0.95, anchor: 'end' },
] as const;

/** Places the labels of a map's points clear of each other, of the points and of the edges, where there is room. */
export function placeLabels(pins: readonly Pin[], map: { width: number; height: number; size: number }): Label[] {
  const { width, height, size } = map;
  const taken: Box[] = pins.map(({ x, y }) => ({
    left: x - size / 2,
    right: x + size / 2,
    top: y - size / 2,
    bottom: y + size / 2,
  }));
  return pins.map((pin, own) => {
    const options = PLACES.map((place): { label: Label; box: Box; cost: number } => {
      const [x, y] = [pin.x + place.x * size, pin.y + place.y * size];
      const wide = [...pin.name].length * LETTER * size;
      const left = place.anchor === 'start' ? x : x - wide;
      const box = { left, right: left + wide, top: y - size * 0.45, bottom: y + size * 0.45 };
      const isOut = box.left < 0 || box.right > width || box.top < 0 || box.bottom > height;
      const overlapping = taken.filter((other, index) => index !== own && overlaps(other, box)).length;
      return { label: { x, y, anchor: place.anchor }, box, cost: overlapping + (isOut ? 2 : 0) };
    });
    const best = options.reduce((one, other) => (other.cost < one.cost ? other : one));
    taken.push(best.box);
    return best.label;
  });
}

function overlaps(one: Box, other: Box): boolean {
  return one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;
}
