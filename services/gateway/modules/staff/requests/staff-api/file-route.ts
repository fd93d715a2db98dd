import { createReadStream, existsSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { GatewayError } from '../../../../http/gateway-error.ts';
import type { GatewayServices } from '../../../../services.ts';
import { recordLook, requireScope, requireStaffForFile, servicesForStaff } from '../../staff/public.ts';
import { requestFolders } from '../request-files.ts';

/**
 * `GET /staff/requests/:id/files/:file`: a picture of a request, for staff with the right to that form. Each look is in the
 * audit, and nothing between here and the browser stores it.
 */
export function requestFileRoute(app: FastifyInstance, services: GatewayServices): void {
  const forStaff = servicesForStaff(services);
  app.get<{ Params: { readonly id: string; readonly file: string } }>(
    '/staff/requests/:id/files/:file',
    async (request, reply) => {
      const staff = await requireStaffForFile(services, request);
      const { id, file } = request.params;
      const found = await forStaff.db
        .selectFrom('public_request_files as file')
        .innerJoin('public_requests as request', 'request.id', 'file.request_id')
        .select(['request.id', 'request.kind', 'file.id as file', 'file.media_type', 'file.size'])
        .where('request.id', '=', id)
        .where('file.id', '=', file)
        .executeTakeFirst();
      requireScope(staff, `requests:${found?.kind ?? 'casting'}`);
      // From the rows, so that no part of a path is what somebody typed.
      const path = found && join(requestFolders(services.config.dataDir).root, found.id, found.file);
      if (!found || !path || !existsSync(path)) {
        throw new GatewayError('NOT_FOUND', 'errors.notFound', 'There is no such file of a request.');
      }
      const look = { action: 'request.file', entityKind: 'request', entityId: id };
      await recordLook({ services: forStaff, staff }, look, { file });
      return reply
        .header('cache-control', 'no-store')
        .header('x-content-type-options', 'nosniff')
        .header('content-length', found.size)
        .type(found.media_type)
        .send(createReadStream(path));
    },
  );
}
