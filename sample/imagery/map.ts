import { readFile } from 'node:fs/promises';
import type { Feature, FeatureCollection, MultiPolygon, Polygon } from 'geojson';
import { feature } from 'topojson-client';
import type { GeometryCollection, Topology } from 'topojson-specification';
import { countries } from '../../contract/countries.ts';
import { type Language, languages } from '../../contract/languages.ts';
import { type Point, polygon } from './drawing/geometry.ts';
import { buildPathData } from './drawing/path-data.ts';
import type { Typesetter } from './drawing/type.ts';
import { type Label, type Pin, placeLabels } from './map-labels.ts';

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
  onOurs: '#0c2a1f',
  onDark: '#ffffff',
} as const;

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

/** The coasts and borders of a country, without what lies far outside the map. */
function outline({ geometry }: Land): Point[][] {
  const polygons = geometry.type === 'Polygon' ? [geometry.coordinates] : geometry.coordinates;
  return polygons
    .filter(([coast = []]) => coast.some(isNear))
    .flatMap((rings) => rings.map((ring) => simplify(ring.map(project))))
    .filter((ring) => ring.length > 3);
}

const buildOutline = (rings: readonly Point[][]) => buildPathData(rings.flatMap((ring) => polygon(ring)));

/** Whether a point lies within rings, by how often they cross the line that runs from it to the right. */
function isWithin(rings: readonly Point[][], [x, y]: Point): boolean {
  const crosses = (ring: readonly Point[]) =>
    ring.filter((to, index) => {
      const from = ring.at(index - 1) ?? to;
      if (from[1] > y === to[1] > y) return false;
      return x < from[0] + ((y - from[1]) / (to[1] - from[1])) * (to[0] - from[0]);
    }).length;
  return rings.reduce((sum, ring) => sum + crosses(ring), 0) % 2 === 1;
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

function drawCity(pin: Pin, { text, isOnOurs }: Label, scale: number): string {
  const [left, top] = pin.at;
  const ink = isOnOurs ? COLORS.onOurs : COLORS.onDark;
  const halo = `stroke="${isOnOurs ? COLORS.ours : COLORS.border}" stroke-width="6" paint-order="stroke"`;
  const sign = `<path transform="translate(${left.toFixed(1)} ${top.toFixed(1)}) scale(${scale})" d="${PIN}" fill="${COLORS.pin}" stroke="#fff" stroke-width="2"/>`;
  return `${sign}<path d="${buildPathData(text.path)}" fill="${ink}" ${halo}/>`;
}

/** The region, our countries in leaf green with their cities; `mobile` is the cut for narrow screens. */
export async function buildMaps(type: Typesetter): Promise<Map<string, string>> {
  const lands = parseAtlas(await readFile(ATLAS, 'utf8'));
  const isOurs = ({ id }: Land) => countries.some(({ isoNumber }) => isoNumber === String(id));
  const others = lands.filter((land) => !isOurs(land)).map((land) => buildOutline(outline(land)));
  const ours = lands.filter(isOurs).map(outline);
  const ground = [
    `<g mask="url(#sides)"><g mask="url(#ends)"><path d="${others.join('')}" fill="url(#hatch)"/></g></g>`,
    `<g fill="${COLORS.ours}" stroke="${COLORS.border}" stroke-width="2">`,
    ...ours.map((rings) => `<path d="${buildOutline(rings)}"/>`),
    '</g>',
  ].join('');
  const pins = countries.map(({ city }): Pin => ({ at: project(city.at), name: city.name }));
  const build = (language: Language, { x, y, width, height }: View, scale: number) => {
    const labels = placeLabels(pins, {
      type,
      language,
      scale,
      view: { left: x, top: y, right: x + width, bottom: y + height },
      isOurs: (point) => ours.some((rings) => isWithin(rings, point)),
    });
    const cities = labels.map((label, index) => {
      const pin = pins[index];
      return pin ? drawCity(pin, label, scale) : '';
    });
    const definitions = buildDefinitions({ x, y, width, height });
    return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${x} ${y} ${width} ${height}">${definitions}${ground}${cities.join('')}</svg>\n`;
  };
  return new Map(
    languages.flatMap((language) => [
      [`map/${language.code}.svg`, build(language, WHOLE, 1)],
      [`map/${language.code}-mobile.svg`, build(language, CLOSE, 1.75)],
    ]),
  );
}
