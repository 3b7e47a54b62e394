/** Finds the controls of the header that overlap. */
export function findOverlaps(header: Element): string[] {
  const shown = [...header.querySelectorAll('a,button')].filter((element) => element.checkVisibility());
  const boxes = shown
    .map((element) => ({
      name: element.getAttribute('aria-label') ?? element.textContent,
      box: element.getBoundingClientRect(),
    }))
    .filter(({ box }) => box.width > 0 && box.bottom > 0 && box.top < 100);
  return boxes.flatMap(({ name, box }, place) =>
    boxes
      .slice(place + 1)
      .filter(({ box: other }) => {
        const across = Math.min(box.right, other.right) - Math.max(box.left, other.left);
        return across > 1 && Math.min(box.bottom, other.bottom) - Math.max(box.top, other.top) > 1;
      })
      .map((other) => `${name} and ${other.name}`),
  );
}
