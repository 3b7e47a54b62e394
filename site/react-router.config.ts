import type { Config } from '@react-router/dev/config';

export default {
  appDirectory: 'app',
  buildDirectory: 'build',
  // Three mounts of one route table: the whole manifest is smaller than the questions about it.
  routeDiscovery: { mode: 'initial' },
} satisfies Config;
