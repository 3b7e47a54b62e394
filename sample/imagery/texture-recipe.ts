import type { ProductContent } from '../../backend/content/content.ts';
import { mix } from './drawing/color.ts';
import type { Color } from './drawing/oklch.ts';
import { type RangeName, rangeOf } from './look/ranges.ts';
import type { PackForm } from './packs/pack.ts';
import { rangeNameOf } from './product-recipe.ts';
import type { StepColors } from './steps/paint.ts';
import type { TextureName } from './textures/textures.ts';

/** The texture of a pack form, for product types without their own. */
const TEXTURES_OF_FORMS: Readonly<Record<PackForm, TextureName>> = {
  oil: 'oil',
  dropper: 'oil',
  shampoo: 'gel',
  pump: 'cream',
  lotion: 'cream',
  spray: 'water',
  jar: 'cream',
  tin: 'balm',
  tube: 'cream',
  'carton-tube': 'paste',
  'lying-carton': 'paste',
  soap: 'lather',
  sachet: 'powder',
  'spatula-set': 'cream',
  'wax-strips': 'wax',
  'roll-on': 'balm',
  stick: 'wood',
  bottle: 'water',
  syrup: 'water',
  capsules: 'powder',
};

/** Types with one texture in every pack but a sachet, which holds a powder. */
const TEXTURES_OF_TYPES: Readonly<Record<string, TextureName>> = {
  'baby-balm': 'balm',
  'baby-lotion': 'cream',
  'baby-oil': 'oil',
  'baby-shampoo': 'gel',
  'body-lotion': 'cream',
  'body-scrub': 'scrub',
  conditioner: 'cream',
  'face-wash': 'gel',
  'foot-balm': 'balm',
  'hand-cream': 'cream',
  'herbal-tea': 'leaves',
  'honey-blend': 'honey',
  'lip-balm': 'balm',
  mouthwash: 'water',
  'petroleum-jelly': 'balm',
  'styling-gel': 'gel',
  'sugar-wax': 'honey',
  'tooth-powder': 'powder',
  toothpaste: 'paste',
};

/** Products that differ from their type: a paste without grains, gels among the toothpastes, a spread of honey. */
const TEXTURES_OF_PRODUCTS: Readonly<Record<string, TextureName>> = {
  'nadiya-olive-body-scrub': 'balm',
  'qirmiz-red-gel-toothpaste': 'gel',
  'arak-miswak-mint-toothpaste': 'gel',
  'qiwam-date-sesame-honey': 'balm',
};

/** A substance's own colour, and how much of its range's room colour is mixed in. */
const COLORS: Readonly<Record<TextureName, readonly [Color, number]>> = {
  balm: ['#f4e3b4', 0.18],
  cream: ['#fff6ea', 0.22],
  gel: ['#f6fbef', 0.62],
  honey: ['#d98a1e', 0],
  lather: ['#fbf6ea', 0.12],
  leaves: ['#6f7a45', 0],
  oil: ['#cf8412', 0],
  paste: ['#fbf6ea', 0.75],
  powder: ['#c3a878', 0.42],
  scrub: ['#f1dfc2', 0.16],
  water: ['#e8f2ea', 0.5],
  wax: ['#e0a53a', 0],
  wood: ['#cfae7c', 0],
};

/** Products whose texts name another colour than their range's, or than they have in thick glass. */
const COLORS_OF_PRODUCTS: Readonly<Record<string, Color>> = {
  'balsam-sesame-foot-balm': '#cfc77e',
  'basma-pomegranate-toothpaste': '#b98377',
  'basma-turmeric-toothpaste': '#f0c95a',
  'qirmiz-kids-coconut-toothpaste': '#f0b3ba',
  'qiwam-date-sesame-honey': '#9a6a3c',
  'tarwa-amla-hair-oil': '#b89a2c',
};

/** Pastes of another colour than their room: the red clay of Qirmiz. */
const PASTES: Partial<Record<RangeName, Color>> = { qirmiz: '#ad4a36' };

/** The texture and colour of a product's contents: equal for products that look alike. */
export function textureOf(product: ProductContent): { texture: TextureName; color: Color } {
  const { form, liquid } = product.pack;
  const ofType = form === 'sachet' ? undefined : TEXTURES_OF_TYPES[product.type];
  const texture = TEXTURES_OF_PRODUCTS[product.fullSlug] ?? ofType ?? TEXTURES_OF_FORMS[form];
  const [own, share] = COLORS[texture];
  const range = rangeNameOf(product);
  const ofRange = (texture === 'paste' ? PASTES[range] : undefined) ?? mix(own, rangeOf(range).room, share);
  return { texture, color: COLORS_OF_PRODUCTS[product.fullSlug] ?? liquid ?? ofRange };
}

/** What is squeezed from a tube of the product's range or lies on the brush; a stick brushes without a paste. */
export function stepColorsOf(product: ProductContent): StepColors {
  const { body, cap } = rangeOf(rangeNameOf(product));
  const { texture, color } = textureOf(product);
  return { body, cap, ...(texture !== 'wood' && { substance: color }) };
}
