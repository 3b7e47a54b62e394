import type { CodegenConfig } from '@graphql-codegen/cli';
import { preset } from '@graphql-codegen/client-preset';

/** The client preset without its `gql()` lookup: generated documents are imported directly. */
const documentsOnly: typeof preset = {
  ...preset,
  buildGeneratesSection: async (options) => {
    const files = await preset.buildGeneratesSection(options);
    return files.filter(({ filename }) => filename.endsWith('graphql.ts'));
  },
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
  },
};
export default config;
