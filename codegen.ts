import type { CodegenConfig } from '@graphql-codegen/cli';
import { consoleDocuments, operationDocuments, schemaParts, staffSchema } from './tools/codegen/sources.ts';
import { readMappers } from './tools/codegen/resolver-mappers.ts';

const banner = { add: { content: '// Written by `npm run codegen` from *.graphql; a change here is lost.' } };

/** What types of the schema and of documents have in common. Both scalars travel as strings; the schema says which form. */
const types = {
  scalars: { DateTime: 'string', Date: 'string' },
  useTypeImports: true,
  immutableTypes: true,
  importExtension: '.ts',
} as const;

const documentTypes = {
  ...types,
  skipTypename: true,
  arrayInputCoercion: false,
} as const;

const schemaTypes = '~@network/graphql/schema-types.generated.ts';
const resolvers = 'services/gateway/graphql/resolvers.generated.ts';

const documents = [...operationDocuments];
const schema = { [schemaParts]: { loader: './tools/codegen/load-schema.ts' } };
const staffApi = { [staffSchema]: { loader: './tools/codegen/load-schema.ts' } };
const consoleTypes = 'services/console/app/api';
const staffResolvers = 'services/gateway/staff-api/resolvers.generated.ts';

const config: CodegenConfig = {
  generates: {
    [resolvers]: {
      schema,
      documents: [],
      plugins: [banner, 'typescript', 'typescript-resolvers'],
      config: {
        ...types,
        // The schema has them; this file is for the compiler alone.
        disableDescriptions: true,
        enumsAsTypes: true,
        contextType: '../http/request-context.ts#RequestContext',
        mappers: readMappers(resolvers),
        showUnusedMappers: true,
        makeResolverTypeCallable: true,
        optionalInfoArgument: true,
      },
    },
    [staffResolvers]: {
      schema: staffApi,
      documents: [],
      plugins: [banner, 'typescript', 'typescript-resolvers'],
      config: {
        ...types,
        disableDescriptions: true,
        enumsAsTypes: true,
        contextType: './staff-context.ts#StaffContext',
        mappers: {
          ContentItem: '../modules/content/content/staff-api/schema.mappers.ts#ContentItemMapper',
          ContentInUse: '../modules/content/content/staff-api/schema.mappers.ts#ContentInUseMapper',
          Webhook: '../modules/content/content/staff-api/schema.mappers.ts#WebhookMapper',
          ListedRequest: '../modules/staff/requests/staff-api/schema.mappers.ts#ListedRequestMapper',
          PublicRequest: '../modules/staff/requests/staff-api/schema.mappers.ts#PublicRequestMapper',
        },
        makeResolverTypeCallable: true,
        optionalInfoArgument: true,
      },
    },
    [`${consoleTypes}/staff-types.generated.ts`]: {
      schema: staffApi,
      documents: [consoleDocuments],
      plugins: [banner, 'typescript-operations'],
      config: { ...documentTypes, generateOperationTypes: false },
    },
    [`${consoleTypes}/staff-operations.generated.ts`]: {
      schema: staffApi,
      documents: [consoleDocuments],
      plugins: [banner, 'typescript-operations', './tools/codegen/persisted-documents.ts'],
      config: { ...documentTypes, importSchemaTypesFrom: `${consoleTypes}/staff-types.generated.ts` },
    },
    'libs/graphql/console-operations.json': {
      schema: staffApi,
      documents: [consoleDocuments],
      plugins: ['./tools/codegen/persisted-operations.ts'],
    },
    'libs/graphql/schema-types.generated.ts': {
      schema,
      documents,
      plugins: [banner, 'typescript-operations'],
      config: { ...documentTypes, generateOperationTypes: false },
    },
    'libs/graphql/persisted-operations.json': {
      schema,
      documents,
      plugins: ['./tools/codegen/persisted-operations.ts'],
    },
    'libs/': {
      schema,
      documents,
      preset: 'near-operation-file',
      presetConfig: { extension: '.generated.ts', baseTypesPath: schemaTypes },
      plugins: [banner, 'typescript-operations', './tools/codegen/persisted-documents.ts'],
      config: { ...documentTypes, importSchemaTypesFrom: schemaTypes, importExtension: '' },
    },
  },
};

export default config;
