import type { CodegenConfig } from '@graphql-codegen/cli';

/** Types come from the committed schema and the documents beside the components; no service is needed. */
const config: CodegenConfig = {
  schema: 'graphql/schema.graphql',
  documents: ['graphql/{queries,shared}/**/*.graphql', 'components/**/*.graphql'],
  generates: {
    'graphql/generated/operations.ts': {
      plugins: ['typescript-operations', 'typed-document-node'],
      config: {
        useTypeImports: true,
        enumsAsTypes: true,
        dedupeFragments: true,
        inlineFragmentTypes: 'combine',
        documentMode: 'graphQLTag',
        gqlImport: '@apollo/client#gql',
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
