import type { ProductContent } from './content.ts';

type StepIcon = ProductContent['howToUse'][number]['icon'];

/** Whether a step shows the contents of the pack, so that each product has its own picture of it. */
export function showsSubstance(icon: StepIcon): boolean {
  return icon === 'squeeze' || icon === 'brush';
}

/** The media reference of a step's picture: `step/wait`, `step/brush-qirmiz-red-toothpaste`. */
export function buildStepRef(product: string, icon: StepIcon): string {
  return showsSubstance(icon) ? `step/${icon}-${product}` : `step/${icon}`;
}
