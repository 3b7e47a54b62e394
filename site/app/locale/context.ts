import { createContext } from 'react-router';
import type { Locale } from './path.ts';

/** The locale of the request, set once by `resolveLocale` (root middleware). */
export const localeContext = createContext<Locale>();
