import { EVENING_TYPES, routine } from '../../../company/routine.ts';
import type { BodyType } from './body-type.ts';

export const MOMENTS = ['morning', 'evening'] as const;
export type Moment = (typeof MOMENTS)[number];

/** A step of a routine: a product type, and the ingredients that tradition gives the temperament. */
export type RoutineStep = { type: string; ingredients: readonly string[] };

/** The steps of each temperament's day, as the company has them. */
export const ROUTINES: Record<BodyType, Record<Moment, readonly RoutineStep[]>> = routine;

/** A moment has two packs. */
export const PACKS_A_MOMENT = 2;

/** Finds the moment that a product type belongs to. */
export function findMoment(type: string | undefined): Moment {
  return type !== undefined && EVENING_TYPES.includes(type) ? 'evening' : 'morning';
}

/** Lists the ingredients of a temperament's routine. */
export function listIngredients(type: BodyType): string[] {
  return [...new Set(MOMENTS.flatMap((moment) => ROUTINES[type][moment].flatMap(({ ingredients }) => ingredients)))];
}
