/** Contact details: pages show the location of the visitor's country (spec §2, §3). */

import { expect, test } from '@playwright/test';
import { countries } from '../../contract/countries.ts';
import { inBatches } from './in-batches.ts';
import { locales } from './locales.ts';
import { readHtml } from './read-html.ts';
import { say } from './words.ts';

const dialCodes: Readonly<Record<string, string>> = Object.fromEntries(
  countries.map(({ code, dialCode }) => [code, `+${dialCode}`]),
);

const phonesIn = (html: string) => [...html.matchAll(/href="tel:([^"]*)"/g)].map(([, phone = '']) => phone);

/** Finds the nodes of a page's structured data that have a telephone. */
function findPhones(texts: readonly string[]): { type: string; telephone: string; areaServed?: string }[] {
  const found: { type: string; telephone: string; areaServed?: string }[] = [];
  JSON.parse(`[${texts.join(',')}]`, (_, value) => {
    if (value?.telephone) found.push({ type: value['@type'], ...value });
    return value;
  });
  return found;
}

test('footer, pages and structured data name the location of the country @http', async ({ baseURL }) => {
  await inBatches(locales, 4, async ({ prefix, country, lang }) => {
    const ask = async (path: string) => (await fetch(`${baseURL}${prefix}${path}`)).text();
    const code = dialCodes[country] ?? '';
    const [home, enquiry, distribution] = await Promise.all([ask(''), ask('/general-enquiry'), ask('/distribution')]);

    const [, footer = ''] = home.split('id="site-footer"');
    expect(phonesIn(footer), prefix).toEqual([expect.stringMatching(`^\\${code}\\d{6,}$`)]);
    expect(footer).toMatch(/href="mailto:[^"]+@sidrana\.example"/);

    const organization = findPhones(readHtml(home).jsonLd);
    expect(organization, prefix).toMatchObject([{ type: 'ContactPoint', areaServed: lang.slice(3) }]);
    expect(organization[0]?.telephone, prefix).toContain(code);

    for (const page of [enquiry, distribution]) {
      const [main = ''] = page.split('id="site-footer"');
      expect(phonesIn(main)[0], prefix).toContain(code);
      const locations = findPhones(readHtml(page).jsonLd).filter(({ type }) => type === 'LocalBusiness');
      expect(locations.length, prefix).toBeGreaterThan(0);
      for (const { telephone } of locations) expect(telephone, prefix).toContain(code);
    }
  });
});

test('an application for distribution goes to the address in its text @http', async ({ baseURL }) => {
  for (const { prefix, country } of locales) {
    const html = await (await fetch(`${baseURL}${prefix}/apply-for-distribution`)).text();
    const [main = ''] = html.slice(html.indexOf('<main')).split('id="site-footer"');
    const addresses = [...main.matchAll(/href="mailto:([^"?]*)/g)].map(([, address]) => address);
    expect(addresses.length, prefix).toBeGreaterThan(1);
    expect(new Set(addresses), prefix).toEqual(new Set(['partners@sidrana.example']));
    // The first telephone number is that of the country's location.
    expect(phonesIn(main)[0], prefix).toContain(dialCodes[country]);
  }
});

/** Products sold on Amazon and noon only, which are in neither country. */
const unsold = [
  { prefix: '/kwt', code: '+965', slug: 'arak-miswak-travel-stick', name: 'Arak Miswak with Travel Case' },
  { prefix: '/ar/bhr', code: '+973', slug: 'nadiya-date-hand-cream', name: 'كريم اليدين بالتمر والزيتون من نديّة' },
];

for (const { prefix, code, slug, name } of unsold) {
  test(`a product without a marketplace leads to an enquiry, and mentions no marketplace: ${prefix} @http`, async ({
    baseURL,
  }) => {
    const ask = async (path: string) => {
      const html = await (await fetch(`${baseURL}${path}`)).text();
      return html.slice(html.indexOf('<main')).split('id="site-footer"')[0] ?? '';
    };
    const product = await ask(`${prefix}/product/${slug}`);
    const language = prefix.startsWith('/ar') ? 'ar' : 'en';
    expect(product).not.toContain('data-marketplace');
    expect(product).not.toContain(say(language, 'product_marketplace_note'));
    expect(phonesIn(product)[0]).toContain(code);

    const enquiry = `${prefix}/general-enquiry?product=${slug}`;
    expect(readHtml(product).links).toContain(enquiry);
    const answer = await ask(enquiry);
    expect(readHtml(answer).text).toContain(name);
    expect(answer).toMatch(new RegExp(`href="mailto:[^"]*${encodeURIComponent(name)}`));
    // An unknown product is not echoed.
    const unknown = await ask(`${prefix}/general-enquiry?product=${encodeURIComponent('<b>strange</b>')}`);
    expect(unknown).not.toContain('strange');
  });
}
