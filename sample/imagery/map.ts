import { readFile } from 'node:fs/promises';
import type { Feature, FeatureCollection, MultiPolygon, Polygon } from 'geojson';
import { feature } from 'topojson-client';
import type { GeometryCollection, Topology } from 'topojson-specification';
import { type Path, type Point, polygon } from './drawing/geometry.ts';
import { buildPathData } from './drawing/path-data.ts';
import type { Typesetter } from './drawing/type.ts';

const ATLAS = new URL(import.meta.resolve('world-atlas/countries-50m.json'));
/** What the map shows, in degrees. */
const VIEW = { west: 22, east: 63, south: 10, north: 37 } as const;
const WIDTH = 1200;
const SCALE = WIDTH / (VIEW.east - VIEW.west);
/** Degrees of latitude are drawn taller, as on maps of the Gulf people know. */
const STRETCH = 1.12;
const HEIGHT = Math.round((VIEW.north - VIEW.south) * SCALE * STRETCH);
/** Points of a coast closer than this are one. */
const DETAIL = 2.2;

const COLORS = {
  land: '#1b4a37',
  hatch: '#28634a',
  ours: '#a9bd70',
  border: '#123f2e',
  pin: '#e9531c',
  onLand: '#0c2a1f',
  onSea: '#ffffff',
} as const;

/** Where a city's name stands from its pin, and whether on the sea (white) or on land (dark). */
type Label = { x: number; y: number; anchor: 'left' | 'middle' | 'right'; onSea?: boolean };
type City = {
  /** ISO 3166 number of the country, as the atlas names it. */
  id: string;
  at: Point;
  name: { en: string; ar: string };
  label: Label;
  /** The same on the closer map of narrow screens, whose pins and names are larger. */
  closeLabel: Label;
};

const ABOVE_ON_SEA: Label = { x: 2, y: -43, anchor: 'middle', onSea: true };
const BESIDE_ON_SEA: Label = { x: 18, y: -12, anchor: 'left', onSea: true };

const CITIES: readonly City[] = [
  {
    id: '784',
    at: [55.3, 25.2],
    name: { en: 'Dubai', ar: 'دبي' },
    label: ABOVE_ON_SEA,
    closeLabel: ABOVE_ON_SEA,
  },
  {
    id: '682',
    at: [46.7, 24.7],
    name: { en: 'Riyadh', ar: 'الرياض' },
    label: { x: 0, y: 30, anchor: 'middle' },
    closeLabel: { x: -18, y: -9, anchor: 'right' },
  },
  {
    id: '414',
    at: [47.9, 29.4],
    name: { en: 'Kuwait City', ar: 'الكويت' },
    label: BESIDE_ON_SEA,
    closeLabel: BESIDE_ON_SEA,
  },
  {
    id: '634',
    at: [51.5, 25.3],
    name: { en: 'Doha', ar: 'الدوحة' },
    label: { x: -4, y: 36, anchor: 'right' },
    closeLabel: { x: -2, y: 34, anchor: 'right' },
  },
  {
    id: '512',
    at: [58.4, 23.6],
    name: { en: 'Muscat', ar: 'مسقط' },
    label: BESIDE_ON_SEA,
    closeLabel: { x: 2, y: 28, anchor: 'right' },
  },
  {
    id: '048',
    at: [50.55, 26.1],
    name: { en: 'Manama', ar: 'المنامة' },
    label: { x: -16, y: -16, anchor: 'right' },
    closeLabel: { x: -14, y: -20, anchor: 'right' },
  },
  {
    id: '818',
    at: [31.2, 30.05],
    name: { en: 'Cairo', ar: 'القاهرة' },
    label: { x: 2, y: 28, anchor: 'middle' },
    closeLabel: { x: 4, y: 26, anchor: 'middle' },
  },
];

type Land = Feature<Polygon | MultiPolygon>;

/** The atlas as published: its shape is known, so the parsed JSON is taken at its word. */
function parseAtlas(json: string): Land[] {
  const topology = JSON.parse(json) as Topology<{ countries: GeometryCollection }>;
  const countries = feature(topology, topology.objects.countries) as FeatureCollection<Polygon | MultiPolygon>;
  return countries.features;
}

function project([longitude = 0, latitude = 0]: readonly number[]): Point {
  const x = Math.min(VIEW.east + 2, Math.max(VIEW.west - 2, longitude));
  const y = Math.min(VIEW.north + 2, Math.max(VIEW.south - 2, latitude));
  return [(x - VIEW.west) * SCALE, (VIEW.north - y) * SCALE * STRETCH];
}

function simplify(ring: readonly Point[]): Point[] {
  const kept: Point[] = [];
  ring.forEach((point, index) => {
    const last = kept.at(-1);
    const far = !last || Math.hypot(point[0] - last[0], point[1] - last[1]) > DETAIL;
    if (far || index === ring.length - 1) kept.push([Math.round(point[0]), Math.round(point[1])]);
  });
  return kept;
}

const isNear = ([longitude = 0, latitude = 0]: readonly number[]) =>
  longitude > VIEW.west - 8 && longitude < VIEW.east + 8 && latitude > VIEW.south - 8 && latitude < VIEW.north + 8;

/** The outlines of a country, without what lies far outside the map. */
function outline({ geometry }: Land): Path {
  const polygons = geometry.type === 'Polygon' ? [geometry.coordinates] : geometry.coordinates;
  return polygons
    .filter(([coast = []]) => coast.some(isNear))
    .flatMap((rings) => rings.map((ring) => simplify(ring.map(project))))
    .filter((ring) => ring.length > 3)
    .flatMap((ring) => polygon(ring));
}

type View = { x: number; y: number; width: number; height: number };
const WHOLE: View = { x: 0, y: 0, width: WIDTH, height: HEIGHT };
const CLOSE: View = { x: 150, y: 110, width: WIDTH - 190, height: HEIGHT - 270 };

const fade = (id: string, direction: string) =>
  `<linearGradient id="${id}"${direction}><stop offset="0" stop-color="#000"/><stop offset=".16" stop-color="#fff"/><stop offset=".84" stop-color="#fff"/><stop offset="1" stop-color="#000"/></linearGradient>`;

/** The hatch of foreign land and the masks that let it fade out at the picture's edges. */
function buildDefinitions({ x, y, width, height }: View): string {
  const mask = (id: string, gradient: string) =>
    `<mask id="${id}" maskUnits="userSpaceOnUse"><rect x="${x}" y="${y}" width="${width}" height="${height}" fill="url(#${gradient})"/></mask>`;
  return [
    '<defs><pattern id="hatch" width="9" height="9" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">',
    `<rect width="9" height="9" fill="${COLORS.land}"/><rect width="1.6" height="9" fill="${COLORS.hatch}"/></pattern>`,
    fade('across', ''),
    fade('down', ' x2="0" y2="1"'),
    mask('sides', 'across'),
    mask('ends', 'down'),
    '</defs>',
  ].join('');
}

const PIN = 'M0 0C-13-10-12-28 0-36C12-28 13-10 0 0Z';

function drawCity(type: Typesetter, city: City, language: 'en' | 'ar', close: boolean): string {
  const size = close ? 1.75 : 1;
  const { x, y, anchor, onSea } = close ? city.closeLabel : city.label;
  const face = language === 'ar' ? 'textArabic' : 'text';
  const name = type(city.name[language], { face, weight: 700, size: 24 * size, anchor, x: x * size, y: y * size });
  const ink = onSea ? COLORS.onSea : COLORS.onLand;
  const halo = `stroke="${onSea ? COLORS.border : COLORS.ours}" stroke-width="6" paint-order="stroke"`;
  const [left, top] = project(city.at);
  const pin = `<path transform="scale(${size})" d="${PIN}" fill="${COLORS.pin}" stroke="#fff" stroke-width="2"/>`;
  const label = `<path d="${buildPathData(name.path)}" fill="${ink}" ${halo}/>`;
  return `<g transform="translate(${left.toFixed(1)} ${top.toFixed(1)})">${pin}${label}</g>`;
}

/** The region, the seven countries in leaf green with their cities; `close` is the cut for narrow screens. */
export async function buildMaps(type: Typesetter): Promise<Map<string, string>> {
  const lands = parseAtlas(await readFile(ATLAS, 'utf8'));
  const isOurs = ({ id }: Land) => CITIES.some((city) => city.id === String(id));
  const others = lands.filter((land) => !isOurs(land)).map((land) => buildPathData(outline(land)));
  const ours = lands.filter(isOurs).map((land) => `<path d="${buildPathData(outline(land))}"/>`);
  const ground = [
    `<g mask="url(#sides)"><g mask="url(#ends)"><path d="${others.join('')}" fill="url(#hatch)"/></g></g>`,
    `<g fill="${COLORS.ours}" stroke="${COLORS.border}" stroke-width="2">${ours.join('')}</g>`,
  ].join('');
  const build = (language: 'en' | 'ar', close: boolean) => {
    const view = close ? CLOSE : WHOLE;
    const viewBox = `${view.x} ${view.y} ${view.width} ${view.height}`;
    const cities = CITIES.map((city) => drawCity(type, city, language, close)).join('');
    return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${viewBox}">${buildDefinitions(view)}${ground}${cities}</svg>\n`;
  };
  return new Map([
    ['map/en.svg', build('en', false)],
    ['map/ar.svg', build('ar', false)],
    ['map/en-mobile.svg', build('en', true)],
    ['map/ar-mobile.svg', build('ar', true)],
  ]);
}
