import type { CampaignContent } from '../../../backend/content/content.ts';
import { hashName } from '../../imagery/drawing/random.ts';
import { PLANT_NAMES, type PlantName } from '../../imagery/plants/plants.ts';
import { resolveStill } from '../../imagery/still-recipe.ts';
import type { StillOptions } from '../../imagery/stills/still.ts';

/** Everything a film depends on, as plain data: equal recipes are the same film. */
export type FilmRecipe = {
  still: StillOptions;
  /** The plant out of focus, close to the camera. */
  near: PlantName;
  /** Which way the camera goes: from the empty wall to the plant, or back. */
  travel: 'in' | 'out';
};

export type FilmFormat = {
  width: number;
  height: number;
  framesPerSecond: number;
  /** Coarser is smaller: 10 to 51. */
  quantisation?: number;
  /** Seconds from one key frame to the next. */
  wholeAfter?: number;
};

export const FILM = { width: 640, height: 360, framesPerSecond: 24, seconds: 7 } as const;
/** The aspect ratio of its scene, 1600 × 860. Only the first frame is a key frame: more would flicker. */
export const SCENE_FILM = { ...FILM, width: 1280, height: 688, quantisation: 28, wholeAfter: FILM.seconds } as const;

/** Plants whose leaves read as leaves when they are out of focus. */
const NEAR: readonly PlantName[] = PLANT_NAMES.filter((plant) => ['sidr', 'olive', 'neem', 'rosemary'].includes(plant));

/** The film of a campaign: its own still in motion. */
export function resolveFilm({ image, slug }: Pick<CampaignContent, 'image' | 'slug'>): FilmRecipe {
  const [kind, name = slug] = image.split('/');
  const still = resolveStill(kind === 'still' ? name : slug, false);
  const seed = hashName(slug);
  const others = NEAR.filter((plant) => plant !== still.plant);
  return { still, near: others[seed % others.length] ?? 'sidr', travel: (seed >>> 5) % 2 === 0 ? 'in' : 'out' };
}
