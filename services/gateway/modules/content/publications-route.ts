import { setTimeout as delay } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { PUBLICATIONS_PATH } from '@network/validation/publications.ts';
import { GatewayError } from '../../http/gateway-error.ts';
import type { GatewayServices } from '../../services.ts';
import { findLatestPublication } from '../catalogue/public.ts';

/** Shorter than any proxy waits for an answer. */
const WAITS_MS = 20_000;
/** A look into this process's memory, unless something was published. */
const LOOKS_EVERY_MS = 200;

const querySchema = z.object({ after: z.coerce.number().int().min(0).optional() });

/**
 * `GET /brand/publications?after=N`, for brand servers: the number of the latest publication, at once where it is not N, and
 * otherwise when something is published or after a while. A brand server throws away its pages when the number has changed.
 */
export function publicationsRoute(app: FastifyInstance, services: GatewayServices): void {
  const ending = new AbortController();
  app.addHook('preClose', async () => ending.abort());

  app.get(PUBLICATIONS_PATH, async (request, reply) => {
    if (request.caller.tenant === null) {
      throw new GatewayError('NOT_FOUND', 'errors.notFound', 'Brand servers alone wait for publications.');
    }
    const query = querySchema.safeParse(request.query);
    if (!query.success) throw new GatewayError('BAD_REQUEST', 'errors.badRequest', 'Expected after as a number.');
    const { after } = query.data;
    const until = performance.now() + WAITS_MS;
    let latest = await findLatestPublication(services);
    while (latest === after && performance.now() < until && !ending.signal.aborted && !request.raw.destroyed) {
      await delay(LOOKS_EVERY_MS, undefined, { signal: ending.signal }).catch(() => undefined);
      latest = await findLatestPublication(services);
    }
    return reply.header('cache-control', 'no-store').send({ latest });
  });
}
