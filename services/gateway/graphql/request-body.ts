import { z } from 'zod';
import { GatewayError } from '../http/gateway-error.ts';
import type { GraphqlRequest } from './executor.ts';
import type { PersistedOperations } from './persisted-operations.ts';

const bodySchema = z.object({
  query: z.string().min(1).nullish(),
  operationName: z.string().max(200).nullish(),
  variables: z.record(z.string(), z.unknown()).nullish(),
  extensions: z
    .object({
      persistedQuery: z.object({ sha256Hash: z.string().regex(/^[0-9a-f]{64}$/) }).optional(),
    })
    .nullish(),
});

/**
 * The operation of a body of POST /graphql: a persisted operation by its hash or, where allowed, a document of its own.
 * @throws GatewayError BAD_REQUEST for another form, NOT_FOUND for an unknown hash, FORBIDDEN for an ad-hoc document
 */
export function readGraphqlBody(
  body: unknown,
  persisted: PersistedOperations,
  options: { readonly persistedOnly: boolean },
): GraphqlRequest {
  const parsed = bodySchema.safeParse(body);
  if (!parsed.success) {
    throw new GatewayError('BAD_REQUEST', 'errors.badRequest', 'Expected an object with query or persistedQuery.');
  }
  const { query, operationName, variables, extensions } = parsed.data;
  const hash = extensions?.persistedQuery?.sha256Hash;
  const request = { operationName: operationName ?? null, variables: variables ?? {} };
  if (hash !== undefined) {
    const document = persisted.get(hash);
    if (document !== undefined) return { ...request, document };
    throw new GatewayError('NOT_FOUND', 'errors.badRequest', 'PersistedQueryNotFound');
  }
  if (typeof query !== 'string') {
    throw new GatewayError('BAD_REQUEST', 'errors.badRequest', 'Expected an object with query or persistedQuery.');
  }
  if (options.persistedOnly) {
    throw new GatewayError('FORBIDDEN', 'errors.badRequest', 'Only persisted operations are accepted.');
  }
  return { ...request, document: query };
}
