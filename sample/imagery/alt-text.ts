import type { Content, ProductContent, Text } from '../../backend/content/content.ts';
import { buildFullNames } from '../../contract/full-name.ts';
import { FORMS, FORMS_OF_TYPES, OTHER_PLANTS, SEVERAL, STEP_NAMES, TEXTURES } from './alt-words.ts';
import { isPlant, type PlantName } from './plants/plants.ts';
import { SUBJECT_ALTS } from './still-alt.ts';
import type { SubjectName } from './stills/subjects.ts';
import type { TextureName } from './textures/textures.ts';

/** The alternative texts of pictures, from the names in the content. */
export function createAltTexts(content: Content) {
  const brandName = (slug: string): Text => {
    const brand = content.brands.find((other) => other.slug === slug);
    return brand?.name ?? { en: slug, ar: slug };
  };
  const plantName = (slug: PlantName | string): Text => {
    const ingredient = content.ingredients.find((other) => other.slug === slug);
    const words = slug.replaceAll('-', ' ');
    return ingredient?.name ?? (isPlant(slug) ? OTHER_PLANTS[slug] : undefined) ?? { en: words, ar: words };
  };
  const productName = (product: ProductContent): Text => {
    return buildFullNames(product.name, brandName(product.brand));
  };

  return {
    plant: plantName,
    /** Range, product, form, size (art direction 6). */
    pack(product: ProductContent, size: Text | undefined): Text {
      const name = productName(product);
      const form = FORMS_OF_TYPES[product.type]?.[product.pack.form] ?? FORMS[product.pack.form];
      return {
        en: [name.en, form.en, size?.en].filter(Boolean).join(', '),
        ar: [name.ar, form.ar, size?.ar].filter(Boolean).join('، '),
      };
    },
    texture(product: ProductContent, texture: TextureName): Text {
      const name = productName(product);
      return { en: `${name.en}, ${TEXTURES[texture].en}`, ar: `${name.ar}، ${TEXTURES[texture].ar}` };
    },
    inRoom(products: readonly ProductContent[], slug: string): Text {
      const names = products.map(productName);
      const brand = brandName(slug);
      if (names.length === 0) return { en: `The ${brand.en} room in sunlight`, ar: `غرفة ${brand.ar} في ضوء الشمس` };
      return {
        en: `${names.map((name) => name.en).join(' and ')} in a sunlit room`,
        ar: `${names.map((name) => name.ar).join(' و')} في غرفة مشمسة`,
      };
    },
    everyRange(): Text {
      return { en: 'A pack of every range on two steps, in sunlight', ar: 'عبوة من كل مجموعة على درجتين في ضوء الشمس' };
    },
    table(slug: string): Text {
      const brand = brandName(slug);
      return {
        en: `Packs of ${brand.en} on a laid table, in sunlight`,
        ar: `عبوات من ${brand.ar} على طاولة في ضوء الشمس`,
      };
    },
    banner(name: Text): Text {
      return { en: `${name.en} in a sunlit room`, ar: `${name.ar} في غرفة مشمسة` };
    },
    /** The subject, then the plants beside it; their names are lower case, mid-sentence. */
    still(subject: SubjectName, plants: readonly PlantName[]): Text {
      const { en, ar, plants: seen } = SUBJECT_ALTS[subject];
      const shown = plants.slice(0, seen);
      const english = shown.map((plant) => SEVERAL[plant] ?? plantName(plant).en.toLowerCase()).join(' and ');
      const arabic = shown.map((plant) => plantName(plant).ar).join(' و');
      return {
        en: `${en}${english && ` with ${english}`}, in sunlight`,
        ar: `${ar}${arabic && ` مع ${arabic}`} في ضوء الشمس`,
      };
    },
    cover(title: Text): Text {
      return { en: `Cover of ${title.en}`, ar: `غلاف ${title.ar}` };
    },
    step(icon: string): Text {
      const words = icon.replaceAll('-', ' ');
      return { en: words.charAt(0).toUpperCase() + words.slice(1), ar: STEP_NAMES[icon] ?? words };
    },
  };
}

export type AltTexts = ReturnType<typeof createAltTexts>;
