import type { Config } from '@react-router/dev/config';

export default {
  appDirectory: 'app',
  // Each build has its own folder (site/script/build.ts).
  buildDirectory: process.env.BUILD_FOLDER ?? 'build/here',
  // Three mounts of one route table: the whole manifest is smaller than requests for its parts.
  routeDiscovery: { mode: 'initial' },
} satisfies Config;
