import { setTimeout as delay } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { type BrandSettings, PUBLICATIONS_PATH } from '@network/validation/publications.ts';
import { GatewayError } from '../../../http/gateway-error.ts';
import type { GatewayServices } from '../../../services.ts';
import { findLatestPublication } from '../catalogue/public.ts';

/** Shorter than any proxy waits for an answer. */
const WAITS_MS = 20_000;
/** A look into this process's memory, unless something was published. */
const LOOKS_EVERY_MS = 200;

/** Ends the version of settings while nothing is on sale. */
const UNSOLD = '.unsold';

const querySchema = z.object({
  after: z.coerce.number().int().min(0).optional(),
  settings: z.string().max(64).optional(),
});

/**
 * `GET /brand/publications?after=N&settings=V`, for brand servers: the number of the latest publication, what staff decided about
 * the brand and whether it sells memberships, at once where one of them is not N or V, and otherwise when something is published or decided or after a while. A
 * brand server throws away its pages when one has changed. One that names no settings is too old for them.
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
    const { after, settings: known } = query.data;
    const { tenant } = request.caller;
    // A gateway that could not read them yet says nothing about them: what the brand server knows counts on.
    const readSettings = async (): Promise<BrandSettings | undefined> => {
      const settings = services.switchboard.settingsOf(tenant.id);
      if (settings.version === '') return undefined;
      const sellsMemberships = await services.sellsMemberships(tenant);
      return { ...settings, sellsMemberships, version: `${settings.version}${sellsMemberships ? '' : UNSOLD}` };
    };
    const isNew = () => known !== undefined && (settings?.version ?? known) !== known;
    const until = performance.now() + WAITS_MS;
    let latest = await findLatestPublication(services);
    let settings = await readSettings();
    const mayWait = () => performance.now() < until && !ending.signal.aborted && !request.raw.destroyed;
    while (latest === after && !isNew() && mayWait()) {
      await delay(LOOKS_EVERY_MS, undefined, { signal: ending.signal }).catch(() => undefined);
      latest = await findLatestPublication(services);
      settings = await readSettings();
    }
    return reply.header('cache-control', 'no-store').send({ latest, settings });
  });
}
