import { PassThrough } from 'node:stream';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { writeBackup } from '../backup/write-backup.ts';
import { GatewayError } from '../http/gateway-error.ts';
import { isFromThisMachine } from '@network/server/requests/client-address.ts';
import type { GatewayServices } from '../services.ts';
import type { Operation } from './operation.ts';
import { isOperationsKey, OPERATIONS_KEY_HEADER } from './operations-key.ts';

const bodySchema = z.strictObject({ args: z.array(z.string().max(4_096)).max(32) });

/**
 * Operators' commands for the process that runs the embedded database. They are accepted only from this machine and with
 * the gateway's secret; on PostgreSQL commands need no gateway, and the route does not exist.
 */
export function operationRoutes(
  app: FastifyInstance,
  services: GatewayServices,
  operations: ReadonlyMap<string, Operation>,
): void {
  if (services.config.database.engine === 'postgres') return;
  const isOperator = (request: FastifyRequest): boolean =>
    isFromThisMachine(request) && isOperationsKey(services.config, request.headers[OPERATIONS_KEY_HEADER]);

  app.post('/operations/backup', { config: { write: { from: 'secret' } } }, async (request, reply) => {
    if (!isOperator(request)) return reply.callNotFound();
    request.log.info({ operation: 'backup' }, 'operation');
    const file = new PassThrough();
    // The reader sees a stream that breaks off, and a file without its end.
    writeBackup(services.db, file, services.clock.now(), services.config.dataDir).catch((error: Error) => {
      request.log.error({ err: error }, 'backup failed');
      file.destroy(error);
    });
    return reply.type('application/gzip').send(file);
  });

  app.post<{ Params: { name: string } }>(
    '/operations/:name',
    { config: { write: { from: 'secret' } } },
    async (request, reply) => {
      if (!isOperator(request)) return reply.callNotFound();
      const operation = operations.get(request.params.name);
      if (!operation) return reply.callNotFound();
      const body = bodySchema.safeParse(request.body);
      if (!body.success) throw new GatewayError('BAD_REQUEST', 'errors.badRequest', 'Expected { args: string[] }.');
      request.log.info({ operation: operation.name }, 'operation');
      return operation.run(services, body.data.args);
    },
  );
}
