import {
  type DocumentNode,
  execute,
  type ExecutionResult,
  getOperationAST,
  GraphQLError,
  type GraphQLSchema,
} from 'graphql';
import { compileQuery, isCompiledQuery } from 'graphql-jit';
import type { RequestContext } from '../http/request-context.ts';
import { checkDocument } from './check-document.ts';

export interface GraphqlRequest {
  readonly document: string;
  readonly operationName: string | null;
  readonly variables: Readonly<Record<string, unknown>>;
}

export interface GraphqlOutcome extends ExecutionResult {
  /** True when nothing was executed, because the document or its variables do not suit the schema. */
  readonly isRefused: boolean;
  /** True when that is the document's fault: no variables would help. */
  readonly isUnanswerable?: boolean;
}

export type GraphqlExecutor = (request: GraphqlRequest, context: RequestContext) => Promise<GraphqlOutcome>;

type Run = (context: RequestContext, variables: Readonly<Record<string, unknown>>) => Promise<ExecutionResult>;

/** A checked document; each of its operations is compiled at its second use, so that one-off ones stay cheap. */
interface Prepared {
  readonly document: DocumentNode;
  readonly uses: Map<string, number>;
  readonly compiled: Map<string, Run>;
}

const MAX_CACHED_DOCUMENTS = 1_000;
const COMPILE_AT_USE = 2;

/**
 * Executes operations: parsed and validated once a document, compiled to JavaScript when used again. Compiled ones read
 * a field without a resolver as a plain property: a parent's methods are not called, so write a resolver for those.
 */
export function createExecutor(schema: GraphQLSchema, options: { readonly introspection: boolean }): GraphqlExecutor {
  const cache = new Map<string, Prepared>();

  const prepare = (text: string): Prepared | readonly GraphQLError[] => {
    const known = cache.get(text);
    if (known !== undefined) {
      cache.delete(text);
      cache.set(text, known);
      return known;
    }
    const document = checkDocument(schema, text, options);
    if (!('kind' in document)) return document;
    const prepared: Prepared = { document, uses: new Map(), compiled: new Map() };
    cache.set(text, prepared);
    if (cache.size > MAX_CACHED_DOCUMENTS) cache.delete(cache.keys().next().value as string);
    return prepared;
  };

  const interpret = (prepared: Prepared, operationName: string | null): Run => {
    const { document } = prepared;
    return async (contextValue, variableValues) =>
      execute({ schema, document, contextValue, variableValues, operationName });
  };

  const runOf = (prepared: Prepared, operationName: string | null): Run => {
    // A document may contain several operations, and each compiles to a separate function.
    const key = operationName ?? '';
    const compiled = prepared.compiled.get(key);
    if (compiled !== undefined) return compiled;
    const uses = (prepared.uses.get(key) ?? 0) + 1;
    prepared.uses.set(key, uses);
    if (uses < COMPILE_AT_USE) return interpret(prepared, operationName);
    const query = compileQuery(schema, prepared.document, operationName ?? undefined, {
      disablingCapturingStackErrors: true,
    });
    const run: Run = isCompiledQuery(query)
      ? async (context, variables) => query.query({}, context, variables)
      : interpret(prepared, operationName);
    prepared.compiled.set(key, run);
    return run;
  };

  return async ({ document, operationName, variables }, context) => {
    const prepared = prepare(document);
    if (!('document' in prepared)) return { isRefused: true, isUnanswerable: true, errors: prepared };
    // This also prevents a caller from filling the map of compiled operations with names that do not exist.
    if (!getOperationAST(prepared.document, operationName)) {
      const message = operationName === null ? 'Name the operation to run.' : 'No operation has the name given.';
      return { isRefused: true, errors: [new GraphQLError(message)] };
    }
    const result = await runOf(prepared, operationName)(context, variables);
    return { ...result, isRefused: result.data === undefined };
  };
}
