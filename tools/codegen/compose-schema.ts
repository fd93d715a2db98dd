import { mergeTypeDefs } from '@graphql-tools/merge';
import { buildASTSchema, concatAST, type DocumentNode, type GraphQLSchema, parse, print, Source } from 'graphql';

/** One file as it stands on disk. */
export interface SourceText {
  /** Path from the root, with forward slashes. */
  readonly path: string;
  readonly text: string;
}

export interface ComposedSchema {
  readonly schema: GraphQLSchema;
  readonly document: DocumentNode;
  /** SDL sorted by type name, with the modules' directives and descriptions. */
  readonly text: string;
}

/** Joins the modules' parts of the schema. Throws a GraphQLError or an Error that says which definition is at fault. */
export function composeSchema(parts: readonly SourceText[]): ComposedSchema {
  const documents = parts
    .toSorted((a, b) => (a.path < b.path ? -1 : 1))
    .map((part) => parse(new Source(part.text, part.path)));
  // Merging lets the second of two equal fields win; graphql-js refuses it.
  buildASTSchema(concatAST(documents));
  const document = mergeTypeDefs(documents, { sort: true, useSchemaDefinition: false, throwOnConflict: true });
  return { schema: buildASTSchema(document), document, text: `${print(document)}\n` };
}
