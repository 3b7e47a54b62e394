import type { STEP_ICONS } from '../seed/content-schema.ts';
import { INK } from './logo.ts';

export type StepIcon = (typeof STEP_ICONS)[number];

const HONEY = '#f0a63c';
const LEAF = '#a9bd70';
const DUSK = '#c5cbe0';
const ROSE = '#eab5a6';
const SEA = '#2f6f93';
const POOL = '#9cc7d6';

const DROP = 'c-8 11.5-12.4 17.8-12.4 24.8a12.4 12.4 0 0 0 24.8 0c0-7-4.4-13.3-12.4-24.8z';

/** What is inside each 100 × 100 pictogram: ink lines 3.2 thick and one calm colour. */
const PICTOGRAMS = {
  pour: `<path d="M20 12l30 18-13 22-30-18z" fill="${LEAF}"/><path d="M45 39l11 7-5 8-11-7"/><path d="M63 50${DROP}" fill="${HONEY}"/><path d="M38 90h50"/>`,
  warm: `<path d="M50 10c-10.4 15-16.1 23-16.1 32.200a16.100 16.100 0 0 0 32.200 0c0-9.200-5.700-17.200-16.100-32.200z" fill="${HONEY}"/><path d="M14 78c16 14 56 14 72 0"/><path d="M26 90c14 6 34 6 48 0"/>`,
  massage: `<circle cx="50" cy="50" r="14" fill="${LEAF}"/><circle cx="50" cy="50" r="27"/><circle cx="50" cy="50" r="40"/>`,
  comb: `<path d="M12 18h76v14H12z" fill="${LEAF}"/><path d="M18 32v48M34 32v48M50 32v48M66 32v48M82 32v48"/>`,
  wait: `<circle cx="50" cy="52" r="35" fill="${DUSK}"/><path d="M50 31v21l15 10"/><path d="M50 9v8M42 9h16"/>`,
  rinse: `<path d="M10 34c14-12 26 12 40 0s26 12 40 0M10 54c14-12 26 12 40 0s26 12 40 0M10 74c14-12 26 12 40 0s26 12 40 0" stroke="${SEA}"/>`,
  dry: `<path d="M10 18h80"/><path d="M24 18h52v64H24z" fill="${DUSK}"/><path d="M24 62h52M24 72h52"/><path d="M36 82v8M50 82v8M64 82v8"/>`,
  squeeze: `<path d="M30 10h40l-8 46H38z" fill="${LEAF}"/><path d="M27 10h46"/><path d="M41 56h18v10H41z"/><path d="M34 88c0-9 8-6 10-12 2 5 8 3 10 4 8 1 14 3 12 10z" fill="${ROSE}"/>`,
  brush: `<path d="M8 66h84v12H8z" fill="${LEAF}"/><path d="M14 66V44M24 66V44M34 66V44M44 66V44"/><path d="M10 32c8-8 16 6 24-2s12-2 16 0" stroke="${SEA}"/>`,
  spit: `<path d="M10 54h80c0 20-14 30-30 30H40C24 84 10 74 10 54z" fill="${POOL}"/><path d="M50 84v10M34 94h32"/><path d="M50 10c-6 8.600-9.200 13.300-9.200 18.600a9.200 9.200 0 0 0 18.400 0c0-5.300-3.200-10-9.200-18.600z" fill="#fff"/>`,
  lather: `<circle cx="38" cy="58" r="24" fill="${POOL}"/><circle cx="70" cy="40" r="16" fill="#fff"/><circle cx="74" cy="76" r="11" fill="#fff"/><circle cx="44" cy="20" r="8" fill="#fff"/><path d="M26 54c1-7 5-11 11-12"/>`,
  spread: `<circle cx="24" cy="50" r="13" fill="${ROSE}"/><path d="M46 26c14-8 28-8 42-2M48 50h42M46 74c14 8 28 8 42 2"/>`,
  wipe: `<path d="M34 10l44 26-22 38-44-26z" fill="${DUSK}"/><path d="M27 22l44 26"/><path d="M22 88c18 4 38-2 52-14M44 94c14 0 28-6 38-14"/>`,
  'patch-test': `<path d="M12 30c26 2 46-8 76-10M12 72c28-4 50 4 76 6"/><circle cx="52" cy="48" r="13" fill="${ROSE}"/><path d="M46 48l5 5 9-10"/>`,
  stir: `<path d="M20 40h60l-7 46H27z" fill="${HONEY}"/><path d="M14 40h72"/><path d="M54 60L72 8"/><path d="M38 64c6 6 18 6 24 0"/>`,
  drink: `<path d="M16 40h52v26c0 12-8 20-20 20H36c-12 0-20-8-20-20z" fill="${HONEY}"/><path d="M68 48h8c14 0 14 22 0 22h-9"/><path d="M32 30c-5-7 5-11 0-18M50 30c-5-7 5-11 0-18"/>`,
  dissolve: `<path d="M22 12l7 76h42l7-76" fill="none"/><path d="M25 42c8-5 16 5 25 0s17 5 25 0l-4 46H29z" fill="${POOL}"/><circle cx="44" cy="62" r="4"/><circle cx="58" cy="72" r="3"/><circle cx="56" cy="54" r="2"/><path d="M46 16h8v14h-8z" fill="#fff"/>`,
  repeat: `<path d="M18 46a33 33 0 0 1 60-14"/><path d="M82 14v20H62"/><path d="M82 54a33 33 0 0 1-60 14"/><path d="M18 86V66h20"/><circle cx="50" cy="50" r="8" fill="${LEAF}"/>`,
  style: `<path d="M26 88c-16-26 16-36 4-62-3-7-8-12-8-12"/><path d="M48 90c-18-26 18-38 4-66-3-6-6-10-6-10"/><path d="M70 88c-16-24 18-36 4-62-3-6-6-12-6-12"/><path d="M80 84c10-2 12-10 8-16" stroke="${SEA}"/>`,
  apply: `<path d="M60 8L46 44a10 10 0 0 0 18 9L82 18" fill="${ROSE}"/><path d="M52 46c3-4 9-2 9 3"/><path d="M10 76c22-14 58-14 80 0"/><path d="M32 66c4-8 16-12 24-4" stroke="${SEA}"/><path d="M18 88c20-10 44-10 64 0"/>`,
  shake: `<path d="M40 10h20v12H40z"/><path d="M34 34c0-8 6-12 6-12h20s6 4 6 12v50H34z" fill="${LEAF}"/><path d="M34 50h32"/><path d="M22 36c-6 12-6 26 0 38M12 42c-4 8-4 18 0 26M78 36c6 12 6 26 0 38M88 42c4 8 4 18 0 26"/>`,
  spray: `<path d="M14 44c0-6 6-10 6-10h24s6 4 6 10v44H14z" fill="${POOL}"/><path d="M24 34V20h22v8H36v6"/><path d="M60 22h2M72 14h2M72 24h2M72 34h2M86 8h2M86 18h2M86 28h2M86 38h2"/>`,
  scrape: `<path d="M56 44L84 10l8 7-30 33" fill="${LEAF}"/><path d="M38 46l24 20-8 10-24-20z" fill="#fff"/><path d="M8 84h84"/><path d="M12 84c2-12 14-18 24-10 6 5 2 10-3 8" fill="${ROSE}"/>`,
  peel: `<path d="M12 20h44v60H12z" fill="${HONEY}"/><path d="M56 20c18 0 32 8 32 26-10-10-20-10-32-8"/><path d="M56 38v42"/><path d="M24 34v32M36 34v32"/>`,
} as const satisfies Record<StepIcon, string>;

/** A how-to-use step as a flat pictogram: SVG, ink on transparent. */
export function buildStepIcon(icon: StepIcon): string {
  const pen = `fill="none" stroke="${INK}" stroke-width="3.2" stroke-linecap="square" stroke-linejoin="miter"`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100" width="100" height="100"><g ${pen}>${PICTOGRAMS[icon]}</g></svg>\n`;
}
