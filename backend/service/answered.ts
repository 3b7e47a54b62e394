import type { CountryCode } from '../../contract/countries.ts';

/** An operation that was answered; one that is `refused` was not executed. */
export type Answered = {
  /** One of the contract, else `other`. */
  operation: string;
  country: CountryCode;
  outcome: 'ok' | 'errors' | 'refused';
  /** In milliseconds. */
  duration: number;
};
