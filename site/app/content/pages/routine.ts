import {
  EVENING_TYPES,
  FILLING_TYPES,
  LEFT_TO_MORNING,
  routine,
  STYLING_TYPES,
  TWICE_A_DAY_TYPES,
} from '../../../company/routine.ts';
import type { BodyType } from './body-type.ts';

export const MOMENTS = ['morning', 'evening'] as const;
export type Moment = (typeof MOMENTS)[number];

/** A step of a routine: a product type, and the ingredients that tradition gives the temperament. */
export type RoutineStep = { type: string; ingredients: readonly string[] };

/** The steps of each temperament's day, as the company has them. */
export const ROUTINES: Record<BodyType, Record<Moment, readonly RoutineStep[]>> = routine;

/** A moment has two packs. */
export const PACKS_A_MOMENT = 2;

/** Whether a product type belongs to a moment; types used twice a day belong to both. */
export function isOfMoment(moment: Moment, type = ''): boolean {
  return TWICE_A_DAY_TYPES.includes(type) || EVENING_TYPES.includes(type) === (moment === 'evening');
}

/** Lists the ingredients of a temperament's routine. */
export function listIngredients(type: BodyType): string[] {
  return [...new Set(MOMENTS.flatMap((moment) => ROUTINES[type][moment].flatMap(({ ingredients }) => ingredients)))];
}

/** Whether a product type only styles. */
export function isStyling(type = ''): boolean {
  return STYLING_TYPES.includes(type);
}

/** Lists the types that an evening with this type leaves to the morning. */
export function listDeferredToMorning(type = ''): readonly string[] {
  return LEFT_TO_MORNING[type] ?? [];
}

/** Lists the types that may fill a moment beside these, nearest first and without them. */
export function listFallbackTypes(moment: Moment, given: readonly string[]): string[] {
  const found = FILLING_TYPES.find(({ care }) => care.some((type) => given.includes(type)));
  return (found?.[moment] ?? []).filter((type) => !given.includes(type));
}
