/** The parts of the schema, one or more files a module of the gateway. */
export const schemaParts = 'services/gateway/modules/*/*/*.graphql';

/** The parts of the schema of the staff API, which is no part of the one that pages use. */
export const staffSchema = 'services/gateway/modules/*/*/staff-api/*.graphql';

/** The documents of the pages: operations, and fragments that several of them share. */
export const operationDocuments = [
  'libs/graphql/fragments/*.graphql',
  'libs/core/!(node_modules)/**/*.graphql',
  'libs/features/*/api/*.graphql',
] as const;

/** The documents of the console's pages, which the staff API answers. */
export const consoleDocuments = 'services/console/app/**/*.graphql';
