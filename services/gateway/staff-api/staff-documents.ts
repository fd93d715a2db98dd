import type { FastifyRequest } from 'fastify';
import { unknownDocument } from '../graphql/answered-documents.ts';
import { type PersistedOperations, readPersistedOperations } from '../graphql/persisted-operations.ts';
import type { GraphqlRequest } from '../graphql/executor.ts';
import { readGraphqlBody } from '../graphql/request-body.ts';
import { createConsoleDocuments, type LiveDocuments } from '../modules/platform/releases/public.ts';
import type { Staff } from '../modules/staff/staff/public.ts';
import type { GatewayServices } from '../services.ts';

const MANIFEST = new URL('../../../libs/graphql/console-operations.json', import.meta.url);

/** The documents that the console of this gateway's own release sends. */
export const readOwnConsoleDocuments = (): PersistedOperations => readPersistedOperations(MANIFEST);

/** Reads the document that a call of the staff API runs. */
export type ReadStaffDocument = (request: FastifyRequest, by: Staff['by']) => Promise<StaffDocument>;

interface StaffDocument extends GraphqlRequest {
  /** The hash that it was named by; null for one that was brought along. */
  readonly hash: string | null;
}

/**
 * The console sends hashes: those of this gateway's own release and of other registered ones are known. In production a
 * session runs nothing else. Programs bring a token, and write documents of their own by the schema.
 */
export function createStaffDocuments(
  services: Pick<GatewayServices, 'db' | 'clock' | 'config'>,
  own: PersistedOperations = readOwnConsoleDocuments(),
  others: LiveDocuments = createConsoleDocuments(services),
): ReadStaffDocument {
  /** @throws GatewayError BAD_REQUEST, FORBIDDEN for a document that may not be brought, DOCUMENT_UNKNOWN */
  return async (request, by) => {
    const persistedOnly = by === 'session' && services.config.persistedOperationsOnly;
    const call = readGraphqlBody(request.body, { persistedOnly });
    const { operationName, variables } = call;
    if (call.by === 'text') return { document: call.document, operationName, variables, hash: null };
    const document = own.get(call.hash) ?? (await others.find(call.hash));
    if (document === null) throw unknownDocument(call.hash, request);
    return { document, operationName, variables, hash: call.hash };
  };
}
