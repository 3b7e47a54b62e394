import type { CodegenConfig } from '@graphql-codegen/cli';
import { preset } from '@graphql-codegen/client-preset';
import { countries } from '../../contract/countries.ts';
import { languageCodes } from '../../contract/languages.ts';

/** The client preset without its `gql()` lookup: generated documents are imported directly. */
const documentsOnly: typeof preset = {
  ...preset,
  buildGeneratesSection: async (options) => {
    const files = await preset.buildGeneratesSection(options);
    return files.filter(({ filename }) => filename.endsWith('graphql.ts'));
  },
};

/** The codes that the WordPress plugin needs, from their records: PHP cannot read those (decision 0073). */
const locales = {
  countries: Object.fromEntries(countries.map(({ code, defaultLanguage }) => [code, defaultLanguage])),
  languages: languageCodes,
};
const localesOnly: typeof preset = {
  buildGeneratesSection: async ({ baseOutputDir, ...options }) => [
    {
      ...options,
      filename: baseOutputDir,
      pluginMap: { locales: { plugin: () => `${JSON.stringify(locales, null, 2)}\n` } },
      plugins: [{ locales: {} }],
    },
  ],
};

const config: CodegenConfig = {
  schema: '../contract/contract.graphql',
  documents: 'app/content/{operations,fragments}/*.graphql',
  generates: {
    'app/content/generated/': {
      preset: documentsOnly,
      presetConfig: { fragmentMasking: false },
      config: { documentMode: 'string', enumsAsTypes: true, useTypeImports: true, importExtension: '.ts' },
    },
    '../integrations/wordpress/sidrana-headless/generated/locales.json': { preset: localesOnly },
  },
};
export default config;
