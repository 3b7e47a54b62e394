import type { CountryCode } from '../../contract/countries.ts';

/** An answered operation; a `refused` one was not executed. */
export type Answered = {
  /** An operation of the contract, else `other`. */
  operation: string;
  country: CountryCode;
  outcome: 'ok' | 'errors' | 'refused';
  /** In milliseconds. */
  duration: number;
};
