import { randomUUID } from 'node:crypto';
import type { GatewayServices } from '../../../../services.ts';
import { previewMail } from '../../../platform/mail/public.ts';
import { recordStaffAction, type Staff } from '../../staff/public.ts';
import { refusal, type RefusalKey } from '../refusal.ts';
import { doInTransaction } from '../do-in-transaction.ts';
import { type Done, type NamedAction, Refused } from '../member-action.ts';
import { hearBeforeRefund } from '../actions/refund.ts';
import { prepareAction } from '../actions/prepare-action.ts';

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

/** The preview of what can't be done, with why. */
export function refusedPreview(key: RefusalKey) {
  return { effects: [], mail: null, needsApproval: false, refusal: refusal(key) };
}

/**
 * Previews what an action would do and mail. It carries the action out in a transaction that is rolled back, so that a
 * preview and the action can't differ. The look at the member is in the audit.
 */
export async function previewAction(services: GatewayServices, staff: Staff, memberId: string, action: NamedAction) {
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
    await hearBeforeRefund(services, memberId, action);
    return await doInTransaction(services, { memberId, key: randomUUID(), askedBy: staff.email }, async (doing) => {
      const { mustBeApproved: needsApproval, carryOut } = await prepareAction(doing, staff, action);
      throw new OnlyTried({ done: await carryOut(), needsApproval });
    });
  } catch (error) {
    if (error instanceof OnlyTried) return error.tried;
    if (error instanceof Refused) return error;
    throw error;
  }
}
