import { describe, expect, it } from 'vitest';
import { allLocales } from '../locale/locales.ts';
import { buildSwitches } from './switches.ts';

const english = { country: 'uae', language: 'en' } as const;

describe('buildSwitches', () => {
  it('keeps the page and its filters where the page exists', () => {
    const { language, countries } = buildSwitches('/uae/plp?brand=tarwa&sort=name', english, allLocales);
    expect(language).toBe('/ar/uae/plp?brand=tarwa&sort=name');
    expect(countries).toMatchObject({
      kwt: '/kwt/plp?brand=tarwa&sort=name',
      ksa: '/ar/ksa/plp?brand=tarwa&sort=name',
    });
  });

  it('starts a list again at its first page', () => {
    expect(buildSwitches('/uae/plp?page=5', english, allLocales)).toMatchObject({
      language: '/ar/uae/plp',
      countries: { egy: '/egy/plp' },
    });
    expect(buildSwitches('/uae/plp?page=5&sort=name', english, allLocales).language).toBe('/ar/uae/plp?sort=name');
  });

  it('goes home where the page does not exist', () => {
    const { language, countries } = buildSwitches('/uae/product/x?size=1', english, [
      english,
      { country: 'qat', language: 'en' },
    ]);
    expect(language).toBe('/ar/uae');
    expect(countries).toMatchObject({
      uae: '/uae/product/x?size=1',
      qat: '/qat/product/x?size=1',
      ksa: '/ar/ksa',
      egy: '/egy',
    });
  });

  it('goes to homes alone from a page that is nowhere', () => {
    for (const path of ['/uae/nope', '/news/12', '/arksa/nope']) {
      expect(buildSwitches(path, english, [])).toEqual({
        language: '/ar/uae',
        countries: { uae: '/uae', ksa: '/ar/ksa', kwt: '/kwt', qat: '/qat', omn: '/omn', bhr: '/bhr', egy: '/egy' },
      });
    }
  });

  it('leads from an unknown country, and from a deep path without one, to the page of a country', () => {
    expect(buildSwitches('/xyz/plp', english, allLocales)).toMatchObject({
      language: '/ar/uae/plp',
      countries: { kwt: '/kwt/plp' },
    });
    expect(buildSwitches('/product/x', english, allLocales).language).toBe('/ar/uae/product/x');
    expect(buildSwitches('/about', english, allLocales).language).toBe('/ar/about');
  });

  it('keeps the choice of English in the address of a home page', () => {
    expect(buildSwitches('/ar', { country: 'uae', language: 'ar' }, allLocales).language).toBe('/uae');
    expect(buildSwitches('/ar/ksa', { country: 'ksa', language: 'ar' }, allLocales).language).toBe('/en/ksa');
  });
});
