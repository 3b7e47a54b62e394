import { minify } from 'terser';
import type { Plugin } from 'vite';

/** Minifies the browser's code a second time: this saves 1 kB of brotli on every page over Vite's own minifier. */
export function minifyAgain(): Plugin {
  return {
    name: 'minify-again',
    enforce: 'post',
    apply: 'build',
    applyToEnvironment: (environment) => environment.name === 'client',
    generateBundle: {
      order: 'post',
      handler: async (_options, bundle) => {
        for (const file of Object.values(bundle)) {
          if (file.type !== 'chunk') continue;
          const { code } = await minify(file.code, {
            ecma: 2020,
            module: true,
            compress: { passes: 3, pure_getters: true },
          });
          if (code) file.code = code;
        }
      },
    },
  };
}
