import type { LanguageCode } from '../../../contract/languages.ts';
import { isolate } from './isolate.ts';
import { useLocale } from './use-locale.ts';

type Message<Inputs extends object> = (inputs: Inputs, options: { locale: LanguageCode }) => string;

/**
 * The function that draws UI strings in the page's language: `t(m.menu_open)`, `t(m.count, { n: 3 })`. It isolates
 * names of the other script, and passes the language with every call, so that concurrent renders never share one.
 */
export function useText() {
  const { language } = useLocale();
  return function t<Inputs extends object>(
    message: Message<Inputs>,
    ...rest: object extends Inputs ? [inputs?: Inputs] : [inputs: Inputs]
  ): string {
    const inputs = Object.entries(rest[0] ?? {}).map(([key, value]) => [
      key,
      typeof value === 'string' ? isolate(value, language) : value,
    ]);
    return message(Object.fromEntries(inputs) as Inputs, { locale: language });
  };
}
