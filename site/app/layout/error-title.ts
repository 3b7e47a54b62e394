import { inLanguage, type LanguageCode } from '../../../contract/languages.ts';
import { company } from '../../company.ts';
import { m } from '../messages/generated/messages.js';

/** The title of a document that shows the error screen. */
export function buildErrorTitle(language: LanguageCode): string {
  return `${m.error_title({}, { locale: language })} | ${inLanguage(company.name, language)}`;
}
