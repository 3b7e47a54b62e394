import { describe, expect, it } from 'vitest';
import { buildArticle } from './article.ts';
import { buildJobPosting } from './job-posting.ts';
import type { JsonLd } from './json-ld.ts';
import { buildBreadcrumbList, buildFaqPage, buildItemList } from './lists.ts';
import { buildLocalBusiness, buildOrganization, buildWebSite } from './organization.ts';
import { buildProduct } from './product.ts';
import { buildStore } from './store.ts';
import { buildVideoObject } from './video.ts';

const origin = 'https://www.site.example';
/** A node as serialised into a page, without undefined members. */
const parse = (node?: JsonLd) => JSON.parse(JSON.stringify(node));

describe('nodes', () => {
  it('the site has its publisher and its search', () => {
    const organization = parse(buildOrganization({ origin, name: 'Sidrana', logo: `${origin}/logo.png`, sameAs: [] }));
    const searchUrl = `${origin}/uae/search`;
    const site = parse(buildWebSite({ origin, name: 'Sidrana', inLanguage: 'en-AE', searchUrl }));
    expect(organization).not.toHaveProperty('sameAs');
    expect(site.publisher['@id']).toBe(organization['@id']);
    expect(site.potentialAction.target.urlTemplate).toBe(`${searchUrl}?key={search_term_string}`);
  });

  const location = {
    name: 'Doha',
    street: 'Salwa Road',
    town: 'Doha',
    country: 'QA',
    phone: '+974 4400 0000',
    email: '',
  };

  it('a company has the contact point of the country’s location', () => {
    const input = { origin, name: 'Sidrana', logo: `${origin}/logo.png`, sameAs: [], inLanguage: 'ar' };
    expect(parse(buildOrganization({ ...input, location })).contactPoint).toEqual({
      '@type': 'ContactPoint',
      contactType: 'customer service',
      telephone: '+974 4400 0000',
      areaServed: 'QA',
      availableLanguage: 'ar',
    });
    expect(parse(buildOrganization({ ...input, location: { ...location, phone: '' } }))).not.toHaveProperty(
      'contactPoint',
    );
  });

  it('a location has its address, in one line without a town; without a telephone there is no node', () => {
    const address = { streetAddress: 'Salwa Road', addressLocality: 'Doha', addressCountry: 'QA' };
    expect(parse(...buildLocalBusiness({ ...location, origin }))).toMatchObject({ '@type': 'LocalBusiness', address });
    expect(parse(...buildLocalBusiness({ ...location, town: null, origin })).address).toBe('Salwa Road');
    expect(buildLocalBusiness({ ...location, phone: '', origin })).toEqual([]);
  });

  it('a shop has its kind, address and place; without a street there is no node', () => {
    const at = { latitude: 25.2, longitude: 51.5 };
    const shop = { ...location, kind: 'pharmacy', city: 'Doha', country: 'QA', website: '', at } as const;
    expect(parse(...buildStore(shop))).toEqual({
      '@type': 'Pharmacy',
      name: 'Doha',
      telephone: '+974 4400 0000',
      address: {
        '@type': 'PostalAddress',
        streetAddress: 'Salwa Road',
        addressLocality: 'Doha',
        addressCountry: 'QA',
      },
      geo: { '@type': 'GeoCoordinates', ...at },
    });
    expect(buildStore({ ...shop, street: '' })).toEqual([]);
  });

  it('a product has its properties, and no offers', () => {
    const url = `${origin}/uae/product/tarwa-amla-hair-oil`;
    expect(
      parse(
        buildProduct({
          url,
          name: 'Amla Hair Oil',
          brand: 'Tarwa',
          description: ' ',
          images: [],
          sizes: ['200 ml'],
          gtins: ['9520564946572', '978-0'],
        }),
      ),
    ).toEqual({
      '@type': 'Product',
      '@id': `${url}#product`,
      name: 'Amla Hair Oil',
      url,
      brand: { '@type': 'Brand', name: 'Tarwa' },
      size: ['200 ml'],
      // A number of another length is no GTIN-13.
      gtin13: ['9520564946572'],
    });
  });

  it('breadcrumbs and lists have positions', () => {
    const items = [
      { name: 'Home', url: `${origin}/uae` },
      { name: 'Brands', url: `${origin}/uae/brands` },
    ];
    expect(parse(buildBreadcrumbList(items)).itemListElement).toEqual([
      { '@type': 'ListItem', position: 1, name: 'Home', item: `${origin}/uae` },
      { '@type': 'ListItem', position: 2, name: 'Brands', item: `${origin}/uae/brands` },
    ]);
    expect(parse(buildItemList(items, 25))).toMatchObject({
      numberOfItems: 2,
      itemListElement: [{ position: 25 }, { position: 26, url: `${origin}/uae/brands` }],
    });
  });

  it('questions, articles, jobs and films have the properties search engines require', () => {
    expect(parse(buildFaqPage([{ question: 'How often?', answer: '<p>Twice a week.</p>' }])).mainEntity).toEqual([
      { '@type': 'Question', name: 'How often?', acceptedAnswer: { '@type': 'Answer', text: '<p>Twice a week.</p>' } },
    ]);
    const article = {
      origin,
      company: 'Sidrana',
      url: `${origin}/uae/blogs/a`,
      headline: 'A',
      datePublished: '2026-03-14',
      inLanguage: 'en-AE',
    };
    expect(parse(buildArticle(article))).not.toHaveProperty('dateModified');
    expect(parse(buildArticle({ ...article, dateModified: '2026-03-15', images: [`${origin}/a.webp`] }))).toMatchObject(
      {
        headline: 'A',
        datePublished: '2026-03-14',
        dateModified: '2026-03-15',
        image: [`${origin}/a.webp`],
        author: { '@id': `${origin}/#organization`, name: 'Sidrana' },
        publisher: { '@id': `${origin}/#organization`, name: 'Sidrana' },
      },
    );
    const job = parse(
      buildJobPosting({
        company: { name: 'Sidrana', url: origin },
        url: `${origin}/uae/careers/brand-manager`,
        id: 'brand-manager',
        title: 'Brand manager',
        description: '<p>Lead a range.</p>',
        location: 'Dubai or Cairo',
        datePosted: '2026-03-14',
      }),
    );
    expect(job).toMatchObject({
      title: 'Brand manager',
      datePosted: '2026-03-14',
      hiringOrganization: { name: 'Sidrana' },
      jobLocation: { address: { addressLocality: 'Dubai or Cairo' } },
    });
    const film = { name: 'Film', description: 'A film', thumbnail: `${origin}/a.webp`, uploadDate: '2026-03-14' };
    expect(parse(buildVideoObject({ ...film, embedUrl: 'https://www.youtube.com/embed/x' }))).toMatchObject({
      '@type': 'VideoObject',
      thumbnailUrl: `${origin}/a.webp`,
      embedUrl: 'https://www.youtube.com/embed/x',
    });
  });
});
