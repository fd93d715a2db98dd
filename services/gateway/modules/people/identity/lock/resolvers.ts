import { isIdleTime, isPin } from '@network/access/session-lock.ts';
import { security as securityInEnglish } from '@network/messages/security.ts';
import type {
  MutationResolvers,
  QueryResolvers,
  SecurityRefusalCode,
} from '../../../../graphql/resolvers.generated.ts';
import { spoken } from '../../../../http/language.ts';
import type { RequestContext } from '../../../../http/request-context.ts';
import { requirePerson, requireSessionHolder } from '../../../../http/require-person.ts';
import { confirmIdentity } from '../security/confirm-identity.ts';
import {
  findMemberLock,
  hasPasskey,
  lockSessions,
  type MemberLock,
  removeMemberLock,
  saveMemberLock,
} from './member-locks.ts';
import { unlockByPin } from './unlock-by-pin.ts';

type Resolvers = {
  readonly Query: Pick<QueryResolvers, 'memberLock' | 'lockedSession'>;
  readonly Mutation: Pick<MutationResolvers, 'setMemberLock' | 'removeMemberLock' | 'lockSession' | 'unlockSession'>;
};
type Proof = { readonly password: string; readonly code?: string | null };

const security = spoken(securityInEnglish);

const refused = (code: SecurityRefusalCode) =>
  ({
    __typename: 'SecurityRefused',
    code,
    messageKey: `security.refused.${code}`,
    message: security.refused[code],
  }) as const;

const shown = ({ hasPin, idleMinutes, setAt }: MemberLock) =>
  ({ __typename: 'MemberLock', hasPin, idleMinutes, setAt: setAt.toISOString() }) as const;

/** The lock of a person's browsers. Setting it needs the password; a locked session needs nothing but its PIN. */
export const lockResolvers: Resolvers = {
  Query: {
    memberLock: async (_parent, _args, context) => {
      const person = await context.person();
      const found = person && (await findMemberLock(context.services.db, person.userId));
      return found && shown(found);
    },
    lockedSession: async (_parent, _args, context) => {
      const holder = await context.sessionHolder();
      if (holder?.isLocked !== true) return null;
      const { db } = context.services;
      const [found, isKeyed] = [await findMemberLock(db, holder.userId), await hasPasskey(db, holder.userId)];
      return { hasPin: found?.hasPin === true, hasPasskey: isKeyed };
    },
  },
  Mutation: {
    setMemberLock: async (_parent, { pin: input, idleMinutes = null, proof }, context) => {
      const pin = input ?? null;
      if (pin !== null && !isPin(pin)) return refused('PIN_INVALID');
      if (!isIdleTime(idleMinutes)) return refused('IDLE_INVALID');
      const owner = await provedOwner(context, proof);
      if (typeof owner === 'string') return refused(owner);
      const { services } = context;
      const known = await findMemberLock(services.db, owner.userId);
      const hasWay = pin !== null || known?.hasPin === true || (await hasPasskey(services.db, owner.userId));
      if (!hasWay) return refused('WAY_MISSING');
      const saved = await saveMemberLock(services, { ...owner, pin, idleMinutes });
      // If the owner took the account back meanwhile, this password counts no longer.
      return saved === null ? refused('PASSWORD_INCORRECT') : shown(saved);
    },
    removeMemberLock: async (_parent, { proof }, context) => {
      const owner = await provedOwner(context, proof);
      if (typeof owner === 'string') return refused(owner);
      return { __typename: 'MemberLockRemoved', wasOn: await removeMemberLock(context.services, owner) };
    },
    lockSession: async (_parent, _args, context) => lockSessions(context.services, await requirePerson(context)),
    unlockSession: async (_parent, { pin }, context) => {
      const holder = await requireSessionHolder(context);
      if (!holder.isLocked) return { __typename: 'SessionUnlocked', isUnlocked: true };
      const result = await unlockByPin(context.services, holder, pin.slice(0, 64));
      if (result.outcome === 'unlocked') return { __typename: 'SessionUnlocked', isUnlocked: true };
      return { __typename: 'SessionStillLocked', triesLeft: result.outcome === 'wrong' ? result.triesLeft : 0 };
    },
  },
};

/** The person and their session, once they proved that the account is theirs; else why not. */
async function provedOwner(context: RequestContext, proof: Proof) {
  const { userId, sessionId } = await requirePerson(context);
  const { services, clientAddress } = context;
  const confirmed = await confirmIdentity(services, { userId, sessionId, clientAddress, proof });
  return typeof confirmed === 'string' ? confirmed : { userId, sessionId };
}
