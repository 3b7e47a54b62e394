import { createContext } from 'react-router';
import type { Problem } from '../../../contract/forms/find-problem.ts';

/** Problems of a form as a whole; each has its message and its status. */
export const GENERAL_PROBLEMS = {
  unreadable: 400,
  foreign: 403,
  'too-slow': 408,
  'too-large': 413,
  'not-a-form': 415,
  robot: 422,
  'too-often': 429,
  busy: 503,
  'not-checked': 503,
  'not-kept': 503,
} as const;
export type GeneralProblem = keyof typeof GENERAL_PROBLEMS;

/** A file that the server keeps for a while, until its form is sent without a mistake. */
export type HeldFile = { field: string; name: string; size: number; token: string };

/** The answer to a form that was not accepted: what was typed, and what is wrong. */
export type FormAnswer = {
  values: Readonly<Record<string, readonly string[]>>;
  problems: Readonly<Record<string, Problem>>;
  general: GeneralProblem | null;
  held: readonly HeldFile[];
};

/** The answer that a page of a form shows; null when nothing was sent. */
export const formAnswerContext = createContext<FormAnswer | null>(null);
