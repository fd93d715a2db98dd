import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { GatewayError } from '../http/gateway-error.ts';
import { isBrandKey } from '../http/brand-key.ts';
import { GRAPHQL_LIMITS } from '../graphql/limits.ts';
import { isPersistedOperations } from '../graphql/persisted-operations.ts';
import type { GatewayModule } from '../module.ts';
import { listReleases } from '../modules/platform/releases/public.ts';
import type { GatewayServices } from '../services.ts';
import type { OperationAnswer } from './operation.ts';
import { activate, goBack, register } from './release-actions.ts';
import { linesOfReleases } from './release-lines.ts';

type BrandRequest = FastifyRequest<{ Params: { brand: string } }>;

const release = z.string().max(64);
const registerBody = z.strictObject({
  release: release.optional(),
  tenant: z.record(z.string(), z.unknown()),
  documents: z.record(z.string().max(64), z.string().max(GRAPHQL_LIMITS.bodyBytes)),
});
const activateBody = z.strictObject({ release });

/** A release's documents are some 70 KB. */
const BODY_LIMIT = 4 * 1024 * 1024;

/**
 * A brand's releases for its own team, which has the brand's key and no database: register, activate, back and list. The
 * answer is a line for its terminal; 422 where nothing was done.
 */
export function releaseRoutes(
  app: FastifyInstance,
  services: GatewayServices,
  modules: readonly GatewayModule[],
): void {
  // Before a body is read.
  const onRequest = async (request: FastifyRequest): Promise<void> => {
    const { brand } = request.params as BrandRequest['params'];
    const key = /^Bearer (\S{1,256})$/.exec(request.headers.authorization ?? '')?.[1] ?? '';
    if (isBrandKey(services.config.secrets.brands, brand, key)) return;
    throw new GatewayError('FORBIDDEN', 'errors.accessDenied', 'The key is not that of this brand.');
  };
  const options = { onRequest, bodyLimit: BODY_LIMIT, config: { write: { from: 'secret' } } } as const;

  app.route({
    method: 'GET',
    url: '/releases/:brand',
    onRequest,
    handler: async (request: BrandRequest): Promise<OperationAnswer> => {
      const all = await listReleases(services.db, 'live');
      return { ok: true, text: linesOfReleases(all.filter(({ tenant_id: id }) => id === request.params.brand)) };
    },
  });
  app.post('/releases/:brand/register', options, async (request: BrandRequest, reply) => {
    const { documents, ...offered } = readBody(registerBody, request);
    if (!isPersistedOperations(documents)) throw badRequest();
    const { brand } = request.params;
    const texts = new Map(Object.entries(documents));
    return answer(request, reply, await register(services, modules, { ...offered, brand, documents: texts }));
  });
  app.post('/releases/:brand/activate', options, async (request: BrandRequest, reply) => {
    const body = readBody(activateBody, request);
    return answer(request, reply, await activate(services, request.params.brand, body.release));
  });
  app.post('/releases/:brand/back', options, async (request: BrandRequest, reply) =>
    answer(request, reply, await goBack(services, request.params.brand)),
  );
}

function answer(request: FastifyRequest, reply: FastifyReply, done: OperationAnswer): FastifyReply {
  request.log.info({ done: done.text, ok: done.ok }, 'release');
  return reply.code(done.ok ? 200 : 422).send(done);
}

function readBody<Schema extends z.ZodType>(schema: Schema, request: FastifyRequest): z.output<Schema> {
  const body = schema.safeParse(request.body);
  if (!body.success) throw badRequest();
  return body.data;
}

const badRequest = () =>
  new GatewayError('BAD_REQUEST', 'errors.badRequest', 'Expected a release as a build writes it.');
