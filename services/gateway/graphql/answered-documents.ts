import type { FastifyRequest } from 'fastify';
import { GatewayError } from '../http/gateway-error.ts';
import type { DocumentUses, LiveDocuments } from '../modules/platform/releases/public.ts';
import type { PersistedOperations } from './persisted-operations.ts';

/** The documents that are answered by their hash. */
export interface AnsweredDocuments {
  /**
   * The text of a document.
   * @throws GatewayError DOCUMENT_UNKNOWN for one of no live release
   */
  find(hash: string, request: FastifyRequest): Promise<string>;
}

/** Finds the documents of this gateway's own release, and those of every live release of a brand (decision 0240). */
export function createAnsweredDocuments(
  own: PersistedOperations,
  live: LiveDocuments,
  uses: DocumentUses,
): AnsweredDocuments {
  return {
    find: async (hash, request) => {
      const text = own.get(hash) ?? (await live.find(hash));
      if (text === null) throw unknownDocument(hash, request);
      if (request.caller.tenant !== null) uses.note(request.caller.tenant.id, hash);
      return text;
    },
  };
}

/** A document that is not registered, or that the schema has left behind: the failure, which is also logged. */
export function unknownDocument(hash: string, request: FastifyRequest, reasons?: readonly Error[]): GatewayError {
  const { tenant, release } = request.caller;
  const why = reasons && { reasons: reasons.map(({ message }) => message) };
  request.log.warn({ hash, tenant: tenant?.id ?? null, release, ...why }, 'document unknown');
  return new GatewayError('DOCUMENT_UNKNOWN', 'errors.endedRelease', 'No live release has registered this document.');
}
