import type { Config } from '@react-router/dev/config';

export default {
  appDirectory: 'app',
  // A build has a folder of its own (site/script/build.ts).
  buildDirectory: process.env.BUILD_FOLDER ?? 'build/here',
  // Three mounts of one route table: the whole manifest is smaller than requests for its parts.
  routeDiscovery: { mode: 'initial' },
} satisfies Config;
