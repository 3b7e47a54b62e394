/** The main button on brands' walls where an orange one relies on its label alone, by brand slug (art direction 6). */
export const roomButtons: Readonly<Record<string, 'white' | 'ink'>> = { faris: 'white', qirmiz: 'white', qiwam: 'ink' };
