import type { STEP_ICONS } from '../../backend/content/schema/step-icons.ts';
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
  squeeze: `<path d="M30 8h40l-8 44H38z" fill="${LEAF}"/><path d="M26 8h48"/><path d="M42 52h16v10H42z"/><path d="M50 64c5 7 17 12 17 22 0 2-1 4-3 4H36c-2 0-3-2-3-4 0-10 12-15 17-22z" fill="${POOL}"/><path d="M14 90h72"/>`,
  brush: `<path d="M8 64h84v13H8z" fill="${LEAF}"/><path d="M13 64V45h34v19" fill="#fff"/><path d="M21.500 64V45M30 64V45M38.500 64V45"/><path d="M12 45c0-9 7-5 9-11 3 5 7 1 10-4 2 6 9 2 9 8 6-1 8 3 8 7z" fill="${POOL}"/>`,
  spit: `<path d="M8 56h84c0 18-14 28-30 28H38C22 84 8 74 8 56z" fill="${POOL}"/><path d="M50 84v10M34 94h32"/><path d="M18 14c14-2 24 8 28 22" stroke="${SEA}"/><path d="M46 42v2M54 34v2M38 46v1"/>`,
  lather: `<circle cx="38" cy="58" r="24" fill="${POOL}"/><circle cx="70" cy="40" r="16" fill="#fff"/><circle cx="74" cy="76" r="11" fill="#fff"/><circle cx="44" cy="20" r="8" fill="#fff"/><path d="M26 54c1-7 5-11 11-12"/>`,
  spread: `<path d="M10 76c22 12 58 12 80 0"/><path d="M20 64c4-24 18-38 30-38s26 14 30 38" fill="none"/><path d="M36 62c0-16 6-24 14-24s14 8 14 24c-8 4-20 4-28 0z" fill="${ROSE}"/><path d="M13 56l7 9 9-7M87 56l-7 9-9-7"/>`,
  wipe: `<path d="M34 10l44 26-22 38-44-26z" fill="${DUSK}"/><path d="M27 22l44 26"/><path d="M22 88c18 4 38-2 52-14M44 94c14 0 28-6 38-14"/>`,
  'patch-test': `<path d="M12 30c26 2 46-8 76-10M12 72c28-4 50 4 76 6"/><circle cx="52" cy="48" r="13" fill="${ROSE}"/><path d="M46 48l5 5 9-10"/>`,
  stir: `<path d="M20 40h60l-7 46H27z" fill="${HONEY}"/><path d="M14 40h72"/><path d="M54 60L72 8"/><path d="M38 64c6 6 18 6 24 0"/>`,
  drink: `<path d="M16 40h52v26c0 12-8 20-20 20H36c-12 0-20-8-20-20z" fill="${HONEY}"/><path d="M68 48h8c14 0 14 22 0 22h-9"/><path d="M32 30c-5-7 5-11 0-18M50 30c-5-7 5-11 0-18"/>`,
  dissolve: `<path d="M22 12l7 76h42l7-76" fill="none"/><path d="M25 42c8-5 16 5 25 0s17 5 25 0l-4 46H29z" fill="${POOL}"/><circle cx="44" cy="62" r="4"/><circle cx="58" cy="72" r="3"/><circle cx="56" cy="54" r="2"/><path d="M46 16h8v14h-8z" fill="#fff"/>`,
  repeat: `<path d="M18 46a33 33 0 0 1 60-14"/><path d="M82 14v20H62"/><path d="M82 54a33 33 0 0 1-60 14"/><path d="M18 86V66h20"/><circle cx="50" cy="50" r="8" fill="${LEAF}"/>`,
  style: `<path d="M18 82c0-34 12-62 44-66 22-3 30 18 16 26-10 6-20-4-13-12"/><path d="M32 84c0-22 6-36 18-46M46 86c0-14 4-24 14-32 12-2 20 4 22 12"/><path d="M64 88c0-10 4-16 12-18" stroke="${SEA}"/>`,
  apply: `<path d="M66 6L49 42a10.500 10.500 0 0 0 18 10L86 20" fill="${ROSE}"/><path d="M10 74c22-14 58-14 80 0"/><path d="M22 86c18-9 38-9 56 0"/><path d="M26 60c6-10 14-12 20-10" stroke="${SEA}"/>`,
  shake: `<path d="M40 10h20v12H40z"/><path d="M34 34c0-8 6-12 6-12h20s6 4 6 12v50H34z" fill="${LEAF}"/><path d="M34 50h32"/><path d="M22 36c-6 12-6 26 0 38M12 42c-4 8-4 18 0 26M78 36c6 12 6 26 0 38M88 42c4 8 4 18 0 26"/>`,
  spray: `<path d="M14 44c0-6 6-10 6-10h24s6 4 6 10v44H14z" fill="${POOL}"/><path d="M24 34V20h22v8H36v6"/><path d="M60 22h2M72 14h2M72 24h2M72 34h2M86 8h2M86 18h2M86 28h2M86 38h2"/>`,
  scrape: `<path d="M60 34l22-26 10 9-22 26" fill="${LEAF}"/><path d="M34 52l24-22 16 14-22 26z" fill="#fff"/><path d="M8 84h84"/><path d="M14 84c0-14 10-22 20-17 8-5 16 1 15 9 4 2 5 5 5 8z" fill="${ROSE}"/>`,
  peel: `<path d="M14 16h52v48c-6-2-12 0-14 6s-6 14-14 14H14z" fill="${HONEY}"/><path d="M66 64c0 12-12 22-28 20 8 0 12-8 14-14s8-8 14-6z" fill="#fff"/><path d="M26 30h28M26 42h28"/><path d="M74 78l14 10M80 68l12 4"/>`,
} as const satisfies Record<StepIcon, string>;

/** A how-to-use step as a flat pictogram: SVG, ink on transparent. */
export function buildStepIcon(icon: StepIcon): string {
  const pen = `fill="none" stroke="${INK}" stroke-width="3.2" stroke-linecap="square" stroke-linejoin="miter"`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100" width="100" height="100"><g ${pen}>${PICTOGRAMS[icon]}</g></svg>\n`;
}
