import { createContext, useContext } from 'react';
import type { ShellData } from '../content/pages/shell.server.ts';

const ShellContext = createContext<ShellData | null>(null);

/** Hands the shell's content to what only the server draws (site/app/entry.server.tsx). */
export const ShellProvider = ShellContext.Provider;

/** The shell's content while the server renders; null in the browser, and when there is none. */
export function useShell(): ShellData | null {
  return useContext(ShellContext);
}
