import { dirname, relative } from 'node:path/posix';
import { codegen } from '@graphql-codegen/core';
import * as resolversPlugin from '@graphql-codegen/typescript-resolvers';
import * as typescriptPlugin from '@graphql-codegen/typescript';
import type { ComposedSchema, SourceText } from './compose-schema.ts';
import { scalars } from './scalars.ts';

/** Where the types of the gateway's resolvers are written. */
export const resolversPath = 'services/gateway/graphql/resolvers.generated.ts';

const contextType = 'services/gateway/http/request-context.ts#RequestContext';

/**
 * Reads which row stands behind which GraphQL type: a module's `schema.mappers.ts` exports `<Type>Mapper`, and
 * resolvers of `<Type>` are then given that row as their parent.
 */
export function readMappers(files: readonly SourceText[]): Record<string, string> {
  const mappers: Record<string, string> = {};
  for (const file of files) {
    for (const [, type] of file.text.matchAll(/^export (?:type|interface) (\w+)Mapper\b/gm)) {
      if (type === undefined) continue;
      if (mappers[type]) throw new Error(`${file.path}: ${type}Mapper is declared by another module already`);
      mappers[type] = `${fromResolvers(file.path)}#${type}Mapper`;
    }
  }
  return mappers;
}

/** Types of arguments, parents and results of every resolver. */
export function generateResolvers(composed: ComposedSchema, mapperFiles: readonly SourceText[]): Promise<string> {
  return codegen({
    filename: resolversPath,
    schema: composed.document,
    schemaAst: composed.schema,
    documents: [],
    plugins: [{ typescript: {} }, { resolvers: {} }],
    pluginMap: { typescript: typescriptPlugin, resolvers: resolversPlugin },
    config: {
      scalars,
      enumsAsTypes: true,
      immutableTypes: true,
      useTypeImports: true,
      contextType: fromResolvers(contextType),
      mappers: readMappers(mapperFiles),
      showUnusedMappers: true,
      makeResolverTypeCallable: true,
      optionalInfoArgument: true,
    },
  });
}

function fromResolvers(path: string): string {
  return relative(dirname(resolversPath), path);
}
