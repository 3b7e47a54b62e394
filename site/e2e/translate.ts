import type { Page } from '@playwright/test';

/** Changes a page like a browser's translation: each text node is wrapped in a `<font>`. */
export async function translate(page: Page): Promise<void> {
  await page.evaluate(() => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const texts: Text[] = [];
    while (walker.nextNode()) if (walker.currentNode instanceof Text) texts.push(walker.currentNode);
    for (const text of texts) {
      if (text.data.trim() === '' || text.parentElement?.closest('script,style,option,font')) continue;
      const font = document.createElement('font');
      text.replaceWith(font);
      font.append(text.data);
    }
  });
}
