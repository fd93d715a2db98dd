import type { FastifyInstance, FastifyRequest } from 'fastify';
import { readProvenance } from '@network/server/requests/provenance.ts';

/** Whether a posted form is of a page of the sandbox; those of other sites are refused. */
export function isOwnForm({ headers }: FastifyRequest): boolean {
  return readProvenance(headers, () => true, true) !== 'cross-site';
}

/** Lets the routes of a part read posted forms. */
export function readForms(app: FastifyInstance): void {
  app.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, body, done) =>
    done(null, Object.fromEntries(new URLSearchParams(String(body)))),
  );
}
