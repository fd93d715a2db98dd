import { randomUUID } from 'node:crypto';
import multipart from '@fastify/multipart';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Tenant } from '@network/tenant/tenant-schema.ts';
import { isRequestKind, REQUEST_FORMS, type RequestKind } from '@network/validation/requests/request-forms.ts';
import type { GatewayServices } from '../../../services.ts';
import { claimForm } from './claim-form.ts';
import { type FormParts, readForm } from './read-form.ts';
import { receiveRequest } from './receive-request.ts';
import { openRequestFiles } from './request-files.ts';
import { requestFileRoute } from './staff-api/file-route.ts';

const { max: MAX_FILES, maxBytes: MAX_FILE_BYTES } = REQUEST_FORMS.casting.pictures;
/** Room for the longest texts in four-byte letters. */
const MAX_FIELD_BYTES = 32 * 1024;
const MAX_BODY_BYTES = (MAX_FILES + 1) * MAX_FILE_BYTES + 16 * MAX_FIELD_BYTES;

/**
 * `POST /brand/requests/:kind`, for brand servers alone: takes a public form and answers its outcome. Pictures of
 * requests are shown to staff.
 */
export async function requestsRoutes(app: FastifyInstance, services: GatewayServices): Promise<void> {
  requestFileRoute(app, services);
  const files = openRequestFiles(services.config.dataDir);
  await app.register(multipart, {
    // Up to this many are counted for the message; `readForm` stores few of them.
    limits: { fileSize: MAX_FILE_BYTES, files: 64, fields: 24, fieldSize: MAX_FIELD_BYTES, parts: 88 },
    throwFileSizeLimit: false,
  });
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string', bodyLimit: 16 * MAX_FIELD_BYTES },
    (_request, body, done) => done(null, body),
  );

  app.post<{ Params: { readonly kind: string } }>(
    '/brand/requests/:kind',
    {
      bodyLimit: MAX_BODY_BYTES,
      config: { write: { budget: 'supportForms', from: 'anyone', isSpentByHandler: true } },
    },
    async (request, reply) => {
      reply.header('cache-control', 'no-store');
      const { tenant, clientAddress } = request.caller;
      const { kind } = request.params;
      if (tenant === null || !isRequestKind(kind)) return reply.code(404).send({ error: 'not-found' });
      return reply.send(await take(request, kind, tenant, clientAddress ?? request.ip));
    },
  );

  async function take(request: FastifyRequest, kind: RequestKind, tenant: Tenant, address: string) {
    const parts: FormParts = { fields: {}, files: [] };
    const ids = () => parts.files.map(({ id }) => id);
    const claimed = await claimForm(services, kind, address);
    if (typeof claimed === 'number') {
      await readForm(request, kind, parts, null);
      return { outcome: 'limited', retryAfterSeconds: claimed, values: parts.fields };
    }
    let isTaken = false;
    try {
      await readForm(request, kind, parts, { files, newId: randomUUID });
      const { answer, requestId } = await receiveRequest(services, { kind, tenant, ...parts }, randomUUID);
      isTaken = answer.outcome === 'received';
      if (requestId !== null) await files.retain(requestId, ids());
      // No input is lost: after a failure the form shows it again.
      return answer.outcome === 'received' ? answer : { ...answer, values: parts.fields };
    } finally {
      // Stored files have moved; the rest is deleted.
      await files.discard(ids());
      await claimed.settle(isTaken);
    }
  }
}
