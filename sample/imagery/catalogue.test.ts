import { beforeAll, describe, expect, it } from 'vitest';
import type { Content } from '../../backend/content/content.ts';
import { loadContent } from '../../backend/content/load-content.ts';
import { findReferences } from '../../backend/content/media-references.ts';
import { buildStepRef } from '../../backend/content/step-references.ts';
import { CONTENT_FOLDER } from '../folders.ts';
import { imageCatalogue } from './catalogue.ts';
import type { CataloguedImage } from './catalogued-image.ts';
import { type RangeName, rangeOf } from './look/ranges.ts';
import { packRecipeOf, rangeNameOf } from './product-recipe.ts';
import { fileNameOf } from './recipe.ts';
import { resolveStill } from './still-recipe.ts';
import { SUBJECTS_BY_WORD } from './still-words.ts';
import { SUBJECTS } from './stills/subjects.ts';
import { TEXTURES } from './textures/textures.ts';

let content: Content;
let images: Map<string, CataloguedImage>;
beforeAll(async () => {
  content = await loadContent(CONTENT_FOLDER);
  images = new Map(imageCatalogue(content).map((image) => [image.ref, image]));
});

describe('imageCatalogue', () => {
  it.each(['pack', 'stage', 'plant', 'hero', 'hero-mobile', 'room', 'banner', 'still', 'portrait', 'cover'])(
    'has every %s the content refers to',
    (kind) => {
      const absent = findReferences(content, kind).filter((name) => !images.has(`${kind}/${name}`));
      expect(absent).toEqual([]);
    },
  );

  it('has a pack and a mirrored stage for every product, a plant for every ingredient', () => {
    for (const { fullSlug } of content.products) {
      expect(images.get(`pack/${fullSlug}`)?.mirrored).toBeUndefined();
      expect(images.get(`stage/${fullSlug}`)?.mirrored).toBeDefined();
    }
    for (const { slug } of content.ingredients) expect(images.has(`plant/${slug}`), slug).toBe(true);
  });

  it('shows on the banner of a type its own products, before the wall of the range that most are of', () => {
    for (const type of content.categories.flatMap(({ types }) => types)) {
      const products = content.products.filter((product) => product.type === type.slug);
      const ranges = products.map((product) => rangeNameOf(product));
      const countOf = (range: RangeName) => ranges.filter((one) => one === range).length;
      const walls = ranges.filter((range) => countOf(range) === Math.max(...ranges.map(countOf)));
      const recipe = images.get(`banner/${type.slug}`)?.recipe;
      if (recipe?.kind !== 'banner') throw new Error(`${type.slug} has no banner`);
      expect(
        walls.map((range) => rangeOf(range).room),
        type.slug,
      ).toContain(recipe.wall);
      expect(recipe.packs.length, type.slug).toBeGreaterThan(0);
      const packs = products.map((product) => packRecipeOf(product));
      for (const pack of recipe.packs) expect(packs, type.slug).toContainEqual(pack);
    }
  });

  it('shows what every product is made of, in its colour, few pictures for all', () => {
    const shown = content.products.map(({ fullSlug }) => images.get(`texture/${fullSlug}`)?.recipe);
    expect(shown).not.toContain(undefined);
    expect(new Set(shown.map((recipe) => recipe && fileNameOf(recipe))).size).toBeLessThanOrEqual(60);
    const textures = shown.flatMap((recipe) => (recipe?.kind === 'texture' ? [recipe.texture] : []));
    expect([...new Set(textures)].sort()).toEqual(Object.keys(TEXTURES).sort());
    const amla = images.get('texture/tarwa-amla-hair-oil');
    expect(amla?.recipe).toEqual({ kind: 'texture', texture: 'oil', color: '#b89a2c' });
    expect(amla?.alt.en).toBe('Tarwa Amla Hair Oil, drops');
    const yellow = images.get('texture/basma-turmeric-toothpaste');
    expect(yellow?.recipe).toEqual({ kind: 'texture', texture: 'paste', color: '#f0c95a' });
    const red = images.get('texture/qirmiz-red-toothpaste');
    expect(red?.recipe).toEqual({ kind: 'texture', texture: 'paste', color: '#ad4a36' });
    // A feminine name, which «قطرات منه» would not agree with.
    const rinse = images.get('texture/qirmiz-kids-mouthwash');
    expect(rinse?.alt.ar).toBe('مضمضة الأحمر الصغير للأطفال من قرمز، قطرات');
  });

  it('shows in every step what is in the pack where it is seen, few pictures for all', () => {
    const steps = content.products.flatMap(({ fullSlug, howToUse }) =>
      howToUse.map(({ icon }) => images.get(buildStepRef(fullSlug, icon))?.recipe),
    );
    expect(steps).not.toContain(undefined);
    expect(new Set(steps.map((recipe) => recipe && fileNameOf(recipe))).size).toBeLessThanOrEqual(64);
    const colorsOf = (ref: string) => {
      const recipe = images.get(ref)?.recipe;
      return recipe?.kind === 'step' ? recipe.colors : undefined;
    };
    const { body, cap } = rangeOf('qirmiz');
    const red = { body, cap, substance: '#ad4a36' };
    expect(colorsOf('step/squeeze-qirmiz-red-toothpaste')).toEqual(red);
    expect(colorsOf('step/brush-qirmiz-red-toothpaste')).toEqual(red);
    expect(colorsOf('step/brush-arak-miswak-stick')).not.toHaveProperty('substance');
  });

  it('has a packshot for every size, with the size in its alt text', () => {
    const product = content.products.find(({ fullSlug }) => fullSlug === 'tarwa-amla-hair-oil');
    const shown = product?.sizes.map(({ value }) => images.get(`pack/tarwa-amla-hair-oil-${value}`)?.alt.en ?? null);
    expect(product?.sizes.length).toBe(3);
    expect(shown).toEqual([
      'Tarwa Amla Hair Oil, glass bottle, 100 ml',
      // The middle size is the product's own picture.
      null,
      'Tarwa Amla Hair Oil, glass bottle, 300 ml',
    ]);
  });

  it('has an alt text for every picture in both languages', () => {
    for (const { ref, alt } of images.values()) {
      expect(alt.en.trim(), ref).not.toBe('');
      expect(alt.ar, ref).toMatch(/[\u0621-\u064a]/);
    }
  });

  it('names range, product, form and size of a pack', () => {
    const alt = images.get('pack/tarwa-amla-hair-oil')?.alt;
    expect(alt?.en).toBe('Tarwa Amla Hair Oil, glass bottle, 200 ml');
    expect(alt?.ar).toBe('زيت الأملا للشعر من تروى، قارورة زجاجية، 200 مل');
  });

  it('shows as many sticks in a carton as its size says, three at most', () => {
    const sticksOf = (ref: string) => {
      const recipe = images.get(ref)?.recipe;
      return recipe?.kind === 'pack' ? recipe.design.sticks : Number.NaN;
    };
    expect(images.get('pack/arak-mint-miswak-stick')?.alt.en).toBe('Arak Mint Miswak Stick, open carton, 1 stick');
    expect(sticksOf('pack/arak-mint-miswak-stick')).toBe(1);
    expect(sticksOf('pack/arak-olive-twig-stick')).toBe(2);
    expect(sticksOf('pack/arak-miswak-stick')).toBeUndefined();
  });

  it('calls liquid clear of no product, gives a paste without grains none, and lets a thick spread stand', () => {
    for (const { fullSlug } of content.products) {
      expect(images.get(`texture/${fullSlug}`)?.alt.en, fullSlug).not.toMatch(/clear|twig/);
    }
    expect(images.get('texture/nadiya-olive-body-scrub')?.alt.en).not.toContain('grains');
    expect(images.get('texture/qiwam-date-sesame-honey')?.alt.en).not.toContain('falls');
  });
});

describe('resolveStill', () => {
  it.each([
    ['water-channel-mint', 'channel', 'mint', '#9cc7d6'],
    ['investor-clove-ledger', 'ledger', 'clove', undefined],
    ['award-sidr-wadi', 'award', 'sidr', '#c8d2a6'],
    ['honey-comb-year', 'family', 'honey', '#f0a63c'],
    ['rose-terraces-dawn', 'terraces', 'rose', '#e6cdb4'],
    ['miswak-root-tihama', 'roots', 'miswak', undefined],
    ['qiwam-black-seed-mortar', 'seeds', 'black-seed', undefined],
    ['honey-ground-seed-spoons', 'seeded-honey', 'honey', '#f0a63c'],
    ['qirmiz-morning', 'potted', 'clove', undefined],
  ] as const)('%s is a %s with %s', (name, subject, plant, wall) => {
    const still = resolveStill(name, false);
    expect([still.subject, still.plant]).toEqual([subject, plant]);
    if (wall) expect(still.wall).toBe(wall);
  });

  it('knows a subject for every still of the content, by its name', () => {
    const plain = findReferences(content, 'still').filter((name) => resolveStill(name, false).subject === 'potted');
    expect(plain).toEqual(['nature-rose-aloe-sesame', 'sidr-seedling-pot']);
    const said = new Set<string>(SUBJECTS_BY_WORD.map(([, subject]) => subject));
    expect(Object.keys(SUBJECTS).filter((subject) => !said.has(subject))).toEqual(['potted']);
  });

  it('takes the stills of page families in places that differ', () => {
    const names = ['investor-clove-ledger', 'life-under-sidr', 'distribution-date-harbour', 'faq-lemon-index'];
    const places = [...names, 'health-hub-honey', 'quality-rosemary-laboratory', 'enquiry-rose-water-letter'].map(
      (name) => SUBJECTS[resolveStill(name, false).subject].setting,
    );
    expect(new Set(places).size).toBe(places.length);
  });

  it('says in both languages what a still shows', () => {
    expect(images.get('still/investor-clove-ledger')?.alt.en).toBe('An open ledger with cloves, in sunlight');
    expect(images.get('still/mission-mortar-neem')?.alt.ar).toMatch(/^هاون من حجر مع النيم .*في ضوء الشمس$/);
  });

  it('resolves a picture for every name, always the same', () => {
    for (const name of ['', 'a', 'constructor', 'to-string', 'spring-2026']) {
      expect(resolveStill(name, false)).toEqual(resolveStill(name, false));
      expect(resolveStill(name, true).mirrored).toBe(true);
    }
  });
});

describe('findReferences', () => {
  it('finds names at any depth, once, sorted', () => {
    const nested = { a: 'still/b', list: [{ deep: ['still/a', 'still/b', 'hero/x'] }], text: 'see still/c today' };
    expect(findReferences(nested, 'still')).toEqual(['a', 'b']);
  });
});
