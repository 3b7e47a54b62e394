import type { CountryCode } from '../../../../contract/countries.ts';
import type { LanguageCode } from '../../../../contract/languages.ts';
import type { Task } from '../../../cache/task.ts';
import type { Operation } from './document.server.ts';

/** An operation to send to a country's backend; the locale decides which links its answer gets. */
export type ContentRequest = {
  country: CountryCode;
  language: LanguageCode;
  operation: Operation;
  variables: Readonly<Record<string, unknown>>;
  task?: Task | undefined;
};
