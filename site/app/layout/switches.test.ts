import { describe, expect, it } from 'vitest';
import { byCountry, resolveCountry } from '../../../contract/countries.ts';
import { byLanguage } from '../../../contract/languages.ts';
import { allLocales } from '../locale/locales.ts';
import { homePath } from '../locale/path.ts';
import { buildSwitches } from './switches.ts';

const english = { country: 'uae', language: 'en' } as const;

describe('buildSwitches', () => {
  it('keeps the page and its filters where the page exists', () => {
    const { languages, countries } = buildSwitches('/uae/plp?brand=tarwa&sort=name', english, allLocales);
    expect(languages.ar).toBe('/ar/uae/plp?brand=tarwa&sort=name');
    expect(countries).toMatchObject({
      kwt: '/kwt/plp?brand=tarwa&sort=name',
      ksa: '/ar/ksa/plp?brand=tarwa&sort=name',
    });
  });

  it('goes to the first page of a list', () => {
    expect(buildSwitches('/uae/plp?page=5', english, allLocales)).toMatchObject({
      languages: { ar: '/ar/uae/plp' },
      countries: { egy: '/egy/plp' },
    });
    expect(buildSwitches('/uae/plp?page=5&sort=name', english, allLocales).languages.ar).toBe('/ar/uae/plp?sort=name');
  });

  it('goes home where the page does not exist', () => {
    const { languages, countries } = buildSwitches('/uae/product/x?size=1', english, [
      english,
      { country: 'qat', language: 'en' },
    ]);
    expect(languages.ar).toBe('/ar/uae');
    expect(countries).toMatchObject({
      uae: '/uae/product/x?size=1',
      qat: '/qat/product/x?size=1',
      ksa: '/ar/ksa',
    });
  });

  it('goes home from a missing page', () => {
    for (const path of ['/uae/nope', '/news/12', '/arksa/nope']) {
      expect(buildSwitches(path, english, [])).toEqual({
        languages: byLanguage((language) => homePath({ country: 'uae', language })),
        countries: byCountry((country) => homePath({ country, language: resolveCountry(country).defaultLanguage })),
      });
    }
  });

  it('goes to the homes of the locale that an old address names', () => {
    const old = buildSwitches('/arksa/brands/none', { country: 'ksa', language: 'ar' }, []);
    expect(old.languages).toEqual({ en: '/en/ksa', ar: '/ar/ksa' });
    expect(old.countries).toMatchObject({ ksa: '/ar/ksa', uae: '/uae' });
    const english = buildSwitches('/enksa/brands/none', { country: 'ksa', language: 'en' }, []);
    expect(english.languages.ar).toBe('/ar/ksa');
    expect(english.countries.ksa).toBe('/en/ksa');
    expect(buildSwitches('/arkwt/x', { country: 'kwt', language: 'ar' }, []).countries.kwt).toBe('/ar/kwt');
  });

  it('keeps the page under an unknown country, and without a country', () => {
    expect(buildSwitches('/xyz/plp', english, allLocales)).toMatchObject({
      languages: { ar: '/ar/uae/plp' },
      countries: { kwt: '/kwt/plp' },
    });
    expect(buildSwitches('/product/x', english, allLocales).languages.ar).toBe('/ar/uae/product/x');
    expect(buildSwitches('/about', english, allLocales).languages.ar).toBe('/ar/about');
  });

  it('keeps a choice of English in the address of a home page', () => {
    expect(buildSwitches('/ar', { country: 'uae', language: 'ar' }, allLocales).languages.en).toBe('/uae');
    expect(buildSwitches('/ar/ksa', { country: 'ksa', language: 'ar' }, allLocales).languages.en).toBe('/en/ksa');
  });
});
