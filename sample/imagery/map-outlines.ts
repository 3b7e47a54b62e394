import type { Feature, FeatureCollection, MultiPolygon, Polygon } from 'geojson';
import { feature } from 'topojson-client';
import type { GeometryCollection, Topology } from 'topojson-specification';
import type { Point } from './drawing/geometry.ts';
import { polygon } from './drawing/outlines.ts';
import { buildPathData } from './drawing/path-data.ts';

export const ATLAS = new URL(import.meta.resolve('world-atlas/countries-50m.json'));
/** What the map shows, in degrees. */
const VIEW = { west: 22, east: 63, south: 10, north: 37 } as const;
export const WIDTH = 1200;
const SCALE = WIDTH / (VIEW.east - VIEW.west);
/** Degrees of latitude are drawn taller, as on maps of the Gulf people know. */
const STRETCH = 1.12;
export const HEIGHT = Math.round((VIEW.north - VIEW.south) * SCALE * STRETCH);

export type Land = Feature<Polygon | MultiPolygon>;

/** The atlas as published: its shape is known, so its JSON is not validated. */
export function parseAtlas(json: string): Land[] {
  const topology = JSON.parse(json) as Topology<{ countries: GeometryCollection }>;
  const countries = feature(topology, topology.objects.countries) as FeatureCollection<Polygon | MultiPolygon>;
  return countries.features;
}

export function project([longitude = 0, latitude = 0]: readonly number[]): Point {
  const x = Math.min(VIEW.east + 2, Math.max(VIEW.west - 2, longitude));
  const y = Math.min(VIEW.north + 2, Math.max(VIEW.south - 2, latitude));
  return [(x - VIEW.west) * SCALE, (VIEW.north - y) * SCALE * STRETCH];
}

/** How a map's coasts are read: the projection, which coasts to draw, and the level of detail. */
type Reading = {
  project: (place: readonly number[]) => Point;
  isNear: (place: readonly number[]) => boolean;
  /** Points of a coast closer than this are merged. */
  detail: number;
};

function simplify(ring: readonly Point[], detail: number): Point[] {
  const kept: Point[] = [];
  ring.forEach((point, index) => {
    const last = kept.at(-1);
    const far = !last || Math.hypot(point[0] - last[0], point[1] - last[1]) > detail;
    if (far || index === ring.length - 1) kept.push([Math.round(point[0]), Math.round(point[1])]);
  });
  return kept;
}

function isNear([longitude = 0, latitude = 0]: readonly number[]): boolean {
  return (
    longitude > VIEW.west - 8 && longitude < VIEW.east + 8 && latitude > VIEW.south - 8 && latitude < VIEW.north + 8
  );
}

/** The reading of the whole region. */
export const REGION: Reading = { project, isNear, detail: 2.2 };

/** The coasts and borders of a country, without what lies far outside the map. */
export function outline({ geometry }: Land, { project, isNear, detail }: Reading): Point[][] {
  const polygons = geometry.type === 'Polygon' ? [geometry.coordinates] : geometry.coordinates;
  return polygons
    .filter(([coast = []]) => coast.some(isNear))
    .flatMap((rings) => rings.map((ring) => simplify(ring.map(project), detail)))
    .filter((ring) => ring.length > 3);
}

export const buildOutline = (rings: readonly Point[][]) => buildPathData(rings.flatMap((ring) => polygon(ring)));

/** Whether a point lies within rings: true if a ray from it to the right crosses them an odd number of times. */
export function isWithin(rings: readonly Point[][], [x, y]: Point): boolean {
  const crosses = (ring: readonly Point[]) =>
    ring.filter((to, index) => {
      const from = ring.at(index - 1) ?? to;
      if (from[1] > y === to[1] > y) return false;
      return x < from[0] + ((y - from[1]) / (to[1] - from[1])) * (to[0] - from[0]);
    }).length;
  return rings.reduce((sum, ring) => sum + crosses(ring), 0) % 2 === 1;
}
