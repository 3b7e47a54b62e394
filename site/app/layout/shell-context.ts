import { createContext, useContext } from 'react';
import type { ShellData } from '../content/pages/shell.server.ts';

const ShellContext = createContext<ShellData | null>(null);

/** Provides the shell's content to components rendered on the server only (site/app/entry.server.tsx). */
export const ShellProvider = ShellContext.Provider;

/** The shell's content during a server render; null in the browser, or when it could not be loaded. */
export function useShell(): ShellData | null {
  return useContext(ShellContext);
}
