/** The maps of where to buy: each tag shows its city legibly and can be pressed, even on the narrowest phone. */
import { expect, test } from '@playwright/test';
import { locales } from './locales.ts';

for (const { prefix, country, lang } of locales) {
  test(`the tags on the map stand apart, can be pressed and hold their names: ${country} ${lang} @mobile`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 320, height: 700 });
    await page.goto(`${prefix}/where-to-buy`);
    const map = page.locator('nav svg:has(image)');
    const faults = await map.evaluate((svg) => {
      const boxOf = (element: Element | null) => element?.getBoundingClientRect() ?? new DOMRect();
      const frame = boxOf(svg);
      const isIn = (outer: DOMRect, inner: DOMRect) =>
        inner.left >= outer.left &&
        inner.right <= outer.right &&
        inner.top >= outer.top &&
        inner.bottom <= outer.bottom;
      const tags = [...svg.querySelectorAll('a')].map((link) => ({
        name: link.textContent,
        whole: boxOf(link),
        plate: boxOf(link.querySelector('rect:nth-of-type(2)')),
        text: boxOf(link.querySelector('text')),
      }));
      return tags.flatMap(({ name, whole, plate, text }, index) => [
        ...(isIn(frame, whole) ? [] : [`${name} leaves the map`]),
        ...(text.left > plate.left && text.right < plate.right ? [] : [`${name} is wider than its tag`]),
        ...(Math.min(whole.width, whole.height) < 24 ? [`${name} is small`] : []),
        ...tags
          .slice(index + 1)
          .filter((other) => isMeeting(whole, other.whole))
          .map((other) => `${name} meets ${other.name}`),
      ]);

      function isMeeting(one: DOMRect, other: DOMRect) {
        return one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;
      }
    });
    expect(faults).toEqual([]);
    expect(await map.locator('a').count()).toBeGreaterThan(1);
  });
}
