import type { MutationResolvers, QueryResolvers } from '../../../graphql/resolvers.generated.ts';
import { changePassword } from '../passwords/change-password.ts';
import { endOtherSessions, endOwnSession, listSessions } from './session-list.ts';
import { requirePerson } from '../../../http/require-person.ts';

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
    endSession: async (_parent, { id }, context) => {
      const { userId } = await requirePerson(context);
      return endOwnSession(context.services.db, userId, id, context.services.clock.now());
    },
    endOtherSessions: async (_parent, _args, context) => {
      const { userId, sessionId } = await requirePerson(context);
      const { db, clock } = context.services;
      return db.transaction().execute((trx) => endOtherSessions(trx, userId, sessionId, clock.now()));
    },
  },
};

function settled<T>(value: T | null): T {
  if (value === null) throw new Error('There is no session without a tenant.');
  return value;
}
