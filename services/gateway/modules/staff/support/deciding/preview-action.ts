import { randomUUID } from 'node:crypto';
import { MEMBER_ACTIONS } from '@network/access/staff/member-actions.ts';
import type { GatewayServices } from '../../../../services.ts';
import type { QueryResolvers } from '../../../../staff-api/resolvers.generated.ts';
import { previewMail } from '../../../platform/mail/public.ts';
import { recordStaffAction, requireScope, type Staff } from '../../staff/public.ts';
import { findRequestedAction } from '../approvals/find-approvals.ts';
import { type Done, type NamedAction, Refused } from '../member-action.ts';
import { refusal, type RefusalKey } from '../refusal.ts';
import { doInTransaction } from '../do-in-transaction.ts';
import { callBefore, namedAction, prepareAction } from './prepare-action.ts';
import { mustBeApproved } from './unapproved-gifts.ts';

interface Tried {
  readonly done: Done;
  readonly needsApproval: boolean;
}

/** Ends a transaction that tried something: nothing of it remains. */
class OnlyTried extends Error {
  readonly tried: Tried;
  constructor(tried: Tried) {
    super('only tried');
    this.tried = tried;
  }
}

/** Previews what an action of this member of staff would do. */
export const previewAction: NonNullable<QueryResolvers['previewAction']> = (
  _parent,
  { memberId, action },
  { services, staff },
) => {
  const named = namedAction(action);
  requireScope(staff, MEMBER_ACTIONS[named.name]);
  return preview(services, staff, memberId, named);
};

/** Previews what an action would do that waits for a second member of staff. */
export const previewApproval: NonNullable<QueryResolvers['previewApproval']> = async (
  _parent,
  { id },
  { services, staff },
) => {
  requireScope(staff, 'members:approve');
  const requested = await findRequestedAction(services.db, id);
  if (requested === null) return refusedPreview('requestGone');
  // It waits because it needs two people, whatever was given since.
  return { ...(await preview(services, staff, requested.memberId, requested.action)), needsApproval: true };
};

function refusedPreview(key: RefusalKey) {
  return { effects: [], mail: null, needsApproval: false, refusal: refusal(key) };
}

/**
 * Previews what an action would do and mail. It carries the action out in a transaction that is rolled back, so that a
 * preview and the action can't differ. The look at the member is in the audit.
 */
async function preview(services: GatewayServices, staff: Staff, memberId: string, action: NamedAction) {
  const tried = await tryAction(services, staff, memberId, action);
  if (tried instanceof Refused) return refusedPreview(tried.key);
  await services.db.transaction().execute((trx) =>
    recordStaffAction(trx, staff, {
      at: services.clock.now(),
      action: `member.preview-${action.name}`,
      entityKind: 'member',
      entityId: memberId,
      before: null,
      after: null,
    }),
  );
  const { done, needsApproval } = tried;
  const tenant = done.mail && services.tenants.find(done.mail.tenant);
  return {
    effects: [...done.effects],
    mail: done.mail && tenant && { to: done.mail.to, ...previewMail(done.mail, tenant) },
    needsApproval,
    refusal: null,
  };
}

async function tryAction(
  services: GatewayServices,
  staff: Staff,
  memberId: string,
  action: NamedAction,
): Promise<Tried | Refused> {
  try {
    await callBefore(services, memberId, action);
    return await doInTransaction(services, { memberId, key: randomUUID(), askedBy: staff.email }, async (doing) => {
      const prepared = await prepareAction(doing, action);
      const needsApproval = await mustBeApproved(doing, staff, action.name, prepared);
      throw new OnlyTried({ done: await prepared.carryOut(), needsApproval });
    });
  } catch (error) {
    if (error instanceof OnlyTried) return error.tried;
    if (error instanceof Refused) return error;
    throw error;
  }
}
