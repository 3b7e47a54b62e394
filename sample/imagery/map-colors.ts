/** The colours of all maps. */
export const MAP_COLORS = {
  land: '#1b4a37',
  hatch: '#28634a',
  ours: '#a9bd70',
  border: '#123f2e',
  pin: '#e9531c',
  onOurs: '#0c2a1f',
  onDark: '#ffffff',
} as const;
