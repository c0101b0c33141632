import type { CodegenConfig } from '@graphql-codegen/cli';

/**
 * Generates types from the committed schema and from the documents next to the components. Does not need a running
 * service.
 */
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
