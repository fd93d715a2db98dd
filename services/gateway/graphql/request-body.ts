import { z } from 'zod';
import { GatewayError } from '../http/gateway-error.ts';
import type { GraphqlRequest } from './executor.ts';

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

/** The document that a call wants to run: it names the document by its hash, or contains it. */
export type GraphqlCall = Pick<GraphqlRequest, 'operationName' | 'variables'> &
  ({ readonly by: 'hash'; readonly hash: string } | { readonly by: 'text'; readonly document: string });

/**
 * The operation of a body of POST /graphql: a persisted operation by its hash or, where allowed, a document of its own.
 * @throws GatewayError BAD_REQUEST for another form, FORBIDDEN for an ad-hoc document
 */
export function readGraphqlBody(body: unknown, options: { readonly persistedOnly: boolean }): GraphqlCall {
  const parsed = bodySchema.safeParse(body);
  if (!parsed.success) {
    throw new GatewayError('BAD_REQUEST', 'errors.badRequest', 'Expected an object with query or persistedQuery.');
  }
  const { query, operationName, variables, extensions } = parsed.data;
  const hash = extensions?.persistedQuery?.sha256Hash;
  const call = { operationName: operationName ?? null, variables: variables ?? {} };
  if (hash !== undefined) return { ...call, by: 'hash', hash };
  if (typeof query !== 'string') {
    throw new GatewayError('BAD_REQUEST', 'errors.badRequest', 'Expected an object with query or persistedQuery.');
  }
  if (options.persistedOnly) {
    throw new GatewayError('FORBIDDEN', 'errors.badRequest', 'Only persisted operations are accepted.');
  }
  return { ...call, by: 'text', document: query };
}
