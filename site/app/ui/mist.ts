/** The token `mist` (`styles/theme.css`), as the image proxy expects colours: what lies behind a cut-out on it. */
export const MIST = 'eff2ed';
