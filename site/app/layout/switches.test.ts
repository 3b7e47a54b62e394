import { describe, expect, it } from 'vitest';
import { buildSwitches } from './switches.ts';

const english = { country: 'uae', language: 'en' } as const;

describe('buildSwitches', () => {
  it('keeps the page and its filters where the page exists', () => {
    const { language, countries } = buildSwitches('/uae/plp?brand=tarwa&sort=name', english, undefined);
    expect(language).toBe('/ar/uae/plp?brand=tarwa&sort=name');
    expect(countries).toMatchObject({
      kwt: '/kwt/plp?brand=tarwa&sort=name',
      ksa: '/ar/ksa/plp?brand=tarwa&sort=name',
    });
  });

  it('starts a list again at its first page', () => {
    expect(buildSwitches('/uae/plp?page=5', english, undefined)).toMatchObject({
      language: '/ar/uae/plp',
      countries: { egy: '/egy/plp' },
    });
    expect(buildSwitches('/uae/plp?page=5&sort=name', english, undefined).language).toBe('/ar/uae/plp?sort=name');
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

  it('keeps the choice of English in the address of a home page', () => {
    expect(buildSwitches('/ar', { country: 'uae', language: 'ar' }, undefined).language).toBe('/uae');
    expect(buildSwitches('/ar/ksa', { country: 'ksa', language: 'ar' }, undefined).language).toBe('/en/ksa');
  });
});
