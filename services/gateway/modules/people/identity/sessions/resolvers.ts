import type { MutationResolvers, QueryResolvers } from '../../../../graphql/resolvers.generated.ts';
import type { Database } from '../../../../db/database.ts';
import type { RequestContext } from '../../../../http/request-context.ts';
import { changePassword } from '../passwords/change-password.ts';
import { type HeldSession, requireHeldSession } from './hold-session.ts';
import { endOtherSessions, endOwnSessionIn, listSessions } from './session-list.ts';
import { requirePerson } from '../../../../http/require-person.ts';

type Resolvers = {
  readonly Query: Pick<QueryResolvers, 'sessions'>;
  readonly Mutation: Pick<MutationResolvers, 'changePassword' | 'endSession' | 'endOtherSessions'>;
};

/** A person's password and the browsers in which they are signed in. */
export const sessionResolvers: Resolvers = {
  Query: {
    sessions: async (_parent, _args, context) => {
      const { services } = context;
      const { userId, sessionId } = await requirePerson(context);
      const sessions = await listSessions(services, userId, sessionId);
      return sessions.map(({ tenantId, createdAt, lastUsedAt, ...session }) => ({
        ...session,
        brand: services.tenants.find(tenantId)?.name ?? tenantId,
        createdAt: createdAt.toISOString(),
        lastUsedAt: lastUsedAt.toISOString(),
      }));
    },
  },
  Mutation: {
    changePassword: async (_parent, { input }, context) => {
      const person = await requirePerson(context);
      const { clientAddress, tenant } = context;
      // A session is of a tenant.
      const tenantId = settled(tenant).id;
      const problems = await changePassword(context.services, { ...input, ...person, clientAddress, tenantId });
      return { success: problems.length === 0, problems };
    },
    endSession: (_parent, { id }, context) =>
      endIn(context, (trx, { userId }, now) => endOwnSessionIn(trx, userId, id, now)),
    endOtherSessions: (_parent, _args, context) =>
      endIn(context, (trx, { userId, sessionId }, now) => endOtherSessions(trx, userId, sessionId, now)),
  },
};

/** Ends sessions by the right of one that is in force: one that has ended meanwhile must not sign its owner out. */
async function endIn<Result>(
  context: RequestContext,
  end: (trx: Database, by: HeldSession, now: Date) => Promise<Result>,
): Promise<Result> {
  const { userId, sessionId } = await requirePerson(context);
  const { db, clock } = context.services;
  const now = clock.now();
  return db.transaction().execute(async (trx) => {
    await requireHeldSession(trx, { userId, sessionId }, now);
    return end(trx, { userId, sessionId }, now);
  });
}

function settled<T>(value: T | null): T {
  if (value === null) throw new Error('There is no session without a tenant.');
  return value;
}
