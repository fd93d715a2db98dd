import {
  type DocumentNode,
  GraphQLError,
  type GraphQLSchema,
  NoSchemaIntrospectionCustomRule,
  parse,
  specifiedRules,
  validate,
} from 'graphql';
import { GRAPHQL_LIMITS, limitsRule } from './limits.ts';

const MOST_ERRORS = 5;

/**
 * Parses a document and checks it against the schema and the limits, for a call and for a release that is registered
 * alike.
 * @returns the errors of one that can't be answered
 */
export function checkDocument(
  schema: GraphQLSchema,
  text: string,
  options: { readonly introspection: boolean },
): DocumentNode | readonly GraphQLError[] {
  let document: DocumentNode;
  try {
    document = parse(text, { maxTokens: GRAPHQL_LIMITS.tokens, noLocation: true });
  } catch (error) {
    return [error instanceof GraphQLError ? error : new GraphQLError('The document could not be read.')];
  }
  const rules = [...specifiedRules, limitsRule, ...(options.introspection ? [] : [NoSchemaIntrospectionCustomRule])];
  const errors = validate(schema, document, rules, { maxErrors: MOST_ERRORS });
  return errors.length > 0 ? errors : document;
}
