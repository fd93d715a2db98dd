import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { Database } from '../db/database.ts';
import type { RequestContext } from '../http/request-context.ts';
import { isSameOrigin } from '../http/same-origin.ts';
import type { GatewayModule } from '../module.ts';
import { confirmIdentity, findAccountById, holdSession, refusalOfCode } from '../modules/people/identity/public.ts';
import type { GatewayServices } from '../services.ts';
import { erasePerson } from './erase-person.ts';
import { exportPerson } from './export-person.ts';

/** The code of the second step is asked for only where the person has one. */
const secondStep = z.string().max(64).nullable().default(null);
const exportBody = z.strictObject({ code: secondStep });
const deletionBody = z.strictObject({ password: z.string().min(1).max(1_024), code: secondStep });

type Refusal =
  | 'CROSS_SITE'
  | 'UNAUTHENTICATED'
  | 'BAD_REQUEST'
  | 'WRONG_PASSWORD'
  | 'CODE_REQUIRED'
  | 'CODE_INCORRECT'
  | 'TOO_MANY_ATTEMPTS'
  | 'NOT_SETTLED';

const STATUS: Readonly<Record<Refusal, number>> = {
  CROSS_SITE: 403,
  UNAUTHENTICATED: 401,
  BAD_REQUEST: 400,
  WRONG_PASSWORD: 422,
  CODE_REQUIRED: 422,
  CODE_INCORRECT: 422,
  TOO_MANY_ATTEMPTS: 429,
  NOT_SETTLED: 409,
};

/** A proof that fails, as these routes say it. */
const REFUSED_BY = {
  PASSWORD_INCORRECT: 'WRONG_PASSWORD',
  CODE_REQUIRED: 'CODE_REQUIRED',
  CODE_INCORRECT: 'CODE_INCORRECT',
  TOO_MANY_ATTEMPTS: 'TOO_MANY_ATTEMPTS',
} as const satisfies Record<string, Refusal>;

/**
 * POST /v2/user/personal-data, the person's own data as JSON, and POST /v2/user/delete, which requires the password
 * again. Both require a code of a person who has the second step.
 */
export function personalDataRoutes(
  app: FastifyInstance,
  services: GatewayServices,
  modules: readonly GatewayModule[],
  contextOf: (request: FastifyRequest) => RequestContext,
): void {
  app.post(
    '/v2/user/personal-data',
    { config: { write: { budget: 'accounts', from: 'person' } } },
    async (request, reply) => {
      const subject = await subjectOf(request);
      if (typeof subject === 'string') return refuse(reply, subject);
      const body = exportBody.safeParse(request.body ?? {});
      if (!body.success) return refuse(reply, 'BAD_REQUEST');
      const { clientAddress, sessionId } = subject;
      const asked = { userId: subject.person.id, sessionId, clientAddress };
      const refusal = await refusalOfCode(services, { ...asked, ...body.data });
      if (refusal !== null) return refuse(reply, refusal);
      const file = await exportPerson(modules, services, subject.person);
      request.log.info({ sections: Object.keys(file).length }, 'personal data exported');
      return reply.header('cache-control', 'no-store').send(file);
    },
  );

  app.post('/v2/user/delete', { config: { write: { budget: 'accounts', from: 'person' } } }, async (request, reply) => {
    const subject = await subjectOf(request);
    if (typeof subject === 'string') return refuse(reply, subject);
    const body = deletionBody.safeParse(request.body);
    if (!body.success) return refuse(reply, 'BAD_REQUEST');
    const { person, sessionId, tenantId, clientAddress } = subject;
    const proved = { userId: person.id, sessionId, clientAddress, proof: body.data };
    const confirmed = await confirmIdentity(services, proved);
    if (typeof confirmed === 'string') return refuse(reply, REFUSED_BY[confirmed]);
    // The account may be taken from its person meanwhile, which ends the session, so the session is checked again.
    const session = { userId: person.id, sessionId };
    const isStillTheirs = (trx: Database) => holdSession(trx, session, services.clock.now());
    const erasure = await erasePerson(modules, services, person, tenantId, isStillTheirs);
    request.log.info({ erasure }, 'account deletion');
    if (erasure === 'not-settled') return refuse(reply, 'NOT_SETTLED');
    return reply.header('cache-control', 'no-store').send({ success: true });
  });

  async function subjectOf(request: FastifyRequest) {
    if (!isSameOrigin(request, services)) return 'CROSS_SITE';
    // People may export and delete their data even with an open obligation.
    const { tenant, sessionOwner, clientAddress } = contextOf(request);
    const signed = await sessionOwner();
    if (signed === null || tenant === null) return 'UNAUTHENTICATED';
    const person = await findAccountById(services.db, signed.userId);
    const { sessionId } = signed;
    return person ? { person, sessionId, tenantId: tenant.id, clientAddress } : 'UNAUTHENTICATED';
  }
}

function refuse(reply: FastifyReply, code: Refusal): FastifyReply {
  return reply.code(STATUS[code]).header('cache-control', 'no-store').send({ code });
}
