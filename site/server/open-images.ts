import { join } from 'node:path';
import { resolveMediaOrigins } from '../app/content/cleaning/media-source.ts';
import type { SiteEnv } from '../env.ts';
import { createBackendFiles } from './backend-files.ts';
import type { DiskQueue } from './disk-queue.ts';
import { createDiskStore } from './disk-store.ts';
import { createImageSources } from './image-sources.ts';
import { createImages } from './images.ts';
import { createMedia } from './media.ts';

type OpenImagesOptions = {
  env: SiteEnv;
  clock: () => number;
  /** For ages and deadlines. */
  steadyClock: () => number;
  onError: (error: unknown) => void;
  queue: DiskQueue;
};

/** Opens the endpoints for files of the content services: pictures in all sizes, and media as they are. */
export function openImages({ env, clock, steadyClock, onError, queue }: OpenImagesOptions) {
  const origins = resolveMediaOrigins(Object.values(env.graphqlCountries), Object.values(env.contentOrigins).flat());
  const files = createBackendFiles({ fetch: globalThis.fetch, origins });
  const folder = join(env.dataDir, 'images');
  const store = createDiskStore({ folder, maxBytes: env.imageStoreBytes, clock, onError, queue });
  const sources = createImageSources({ files, store, clock: steadyClock, onError });
  const images = createImages({ origins, store, onError, sources });
  const media = createMedia({ files, origins });
  return {
    images,
    media,
    stores: {
      pictures: store.getStats,
      picture_records: sources.getStats,
      picture_versions: sources.getVersionStats,
      pictures_in_memory: sources.getUnstored,
    },
    queues: {
      picture: images.getQueueStats,
      stored: images.getReadStats,
      original: sources.getQueueStats,
      file: media.getQueueStats,
    },
  };
}
