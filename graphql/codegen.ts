import type { CodegenConfig } from '@graphql-codegen/cli';

/** Types come from the committed schema and the documents beside the components; no service is asked. */
const config: CodegenConfig = {
  schema: 'graphql/schema.graphql',
  documents: ['graphql/{queries,shared}/**/*.graphql', 'components/**/*.graphql'],
  generates: {
    'graphql/generated/': {
      preset: 'client',
      presetConfig: { fragmentMasking: false },
      config: {
        useTypeImports: true,
        enumsAsTypes: true,
        onlyOperationTypes: true,
        dedupeFragments: true,
        strictScalars: true,
        scalars: {
          JSON: { input: 'unknown', output: 'unknown' },
          DateTime: 'string',
          Dimension: 'number',
          Quality: 'number',
          HexColor: 'string',
          Circle: 'string',
          Rectangle: 'string',
        },
      },
    },
  },
};

export default config;
