import { globSync, readFileSync } from 'node:fs';
import { buildASTSchema, concatAST, type GraphQLSchema, parse, Source } from 'graphql';

/**
 * Composes the schema as the gateway does at its start. The code generator's own loader lets the second of two equal
 * fields win; this one refuses it.
 * @throws GraphQLError that names the definition or the file at fault
 */
export default function loadSchema(pattern: string): GraphQLSchema {
  const parts = globSync(pattern).toSorted();
  return buildASTSchema(concatAST(parts.map((path) => parse(new Source(readFileSync(path, 'utf8'), path)))));
}
