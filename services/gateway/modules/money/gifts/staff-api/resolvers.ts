import type { MutationResolvers, QueryResolvers, VoucherBatch } from '../../../../staff-api/resolvers.generated.ts';
import { hasStaffScope } from '@network/access/staff/staff-rights.ts';
import { writtenText } from '@network/validation/written-text.ts';
import {
  carryOut,
  fingerprintOf,
  isReason,
  isRequestKey,
  recordLook,
  recordStaffAction,
  REQUEST_KEY_EXPECTED,
  REQUEST_KEY_USED,
  requireScope,
} from '../../../staff/staff/public.ts';
import { moment, pageOf, rowsToRead } from '../../../../staff-api/page-of.ts';
import { resendGift } from '../gifts.ts';
import { CODES_PURPOSE } from '../request-codes.ts';
import {
  approveBatch,
  createBatch,
  listBatches,
  listGifts,
  listUses,
  type ShownBatch,
  stopBatch,
} from '../voucher-batches.ts';
import { readNewVouchers } from './new-vouchers.ts';

const refused = (message: string) => ({ __typename: 'VouchersRefused', message }) as const;
const NO_REASON = 'Write the reason, in 3 to 1,000 letters.';
const MAIL_OFF =
  'No mail leaves at the moment (MAIL=off): the new code would not arrive, and the one before would not work any more. Nothing was done.';

function shown(batch: ShownBatch): VoucherBatch {
  return {
    id: batch.id,
    name: batch.name,
    kind: batch.kind === 'gems' ? 'GEMS' : 'DAYS',
    worth: batch.worth,
    product: batch.product,
    brand: batch.tenant_id,
    codes: batch.codes,
    usesEach: batch.uses_each,
    used: batch.used,
    expiresAt: moment(batch.expires_at),
    createdAt: batch.created_at.toISOString(),
    createdBy: batch.created_by,
    approvedAt: moment(batch.approved_at),
    approvedBy: batch.approved_by,
    stoppedAt: moment(batch.stopped_at),
  };
}

const queries = {
  voucherBatches: async (_parent, { after, first }, { staff, services }) => {
    requireScope(staff, 'shop:read');
    const limit = rowsToRead(first);
    const rows = await listBatches(services.db, { after: after ?? null, limit });
    const { page, next } = pageOf(rows, limit);
    return { batches: page.map(shown), next };
  },
  voucherUses: async (_parent, { batchId, after, first }, context) => {
    const { staff, services } = context;
    requireScope(staff, 'shop:read');
    const limit = rowsToRead(first, { standard: 100, most: 200 });
    const rows = await listUses(services.db, { batchId, after: after ?? null, limit });
    const { page, next } = pageOf(rows, limit);
    const seesMembers = hasStaffScope(staff, 'members:read');
    if (seesMembers && page.length > 0) {
      const look = { action: 'vouchers.uses', entityKind: 'vouchers', entityId: batchId };
      await recordLook(context, look, { uses: page.length });
    }
    return {
      uses: page.map(({ redeemedAt, startsAt, until, memberId, ...use }) => ({
        ...use,
        memberId: seesMembers ? memberId : null,
        redeemedAt: redeemedAt.toISOString(),
        startsAt: moment(startsAt),
        until: moment(until),
      })),
      next,
    };
  },
  gifts: async (_parent, { after, first }, { staff, services }) => {
    requireScope(staff, 'shop:read');
    const limit = rowsToRead(first);
    const rows = await listGifts(services.db, { after: after ?? null, limit });
    const { page, next } = pageOf(rows, limit);
    return {
      gifts: page.map(({ paidAt, deliverAt, deliveredAt, redeemedAt, stoppedAt, ...gift }) => ({
        ...gift,
        paidAt: paidAt.toISOString(),
        deliverAt: deliverAt.toISOString(),
        deliveredAt: moment(deliveredAt),
        redeemedAt: moment(redeemedAt),
        stoppedAt: moment(stoppedAt),
      })),
      next,
    };
  },
} satisfies Partial<QueryResolvers>;

const mutations = {
  createVouchers: async (_parent, { input, reason, requestKey }, { staff, services }) => {
    requireScope(staff, 'shop:write');
    if (!isReason(reason)) return refused(NO_REASON);
    if (!isRequestKey(requestKey)) return refused(REQUEST_KEY_EXPECTED);
    const at = services.clock.now();
    const brands = services.tenants.all().map(({ id }) => id);
    const wanted = readNewVouchers(input, { brands, by: staff.email, at });
    if (typeof wanted === 'string') return refused(wanted);
    const fingerprint = fingerprintOf([wanted, writtenText(reason)]);
    const request = { key: requestKey, fingerprint, secrets: services.config.secrets.deriveEach(CODES_PURPOSE) };
    const made = await services.db.transaction().execute(async (trx) => {
      const created = await createBatch(trx, wanted, request, at);
      if (created === null || created.isRepeated) return created;
      const { by: _by, expiresAt, ...worth } = wanted;
      const after = { ...worth, expiresAt: moment(expiresAt), reason: writtenText(reason) };
      const action = { action: 'vouchers.create', entityKind: 'vouchers', entityId: created.id, before: null, after };
      await recordStaffAction(trx, staff, { ...action, at });
      return created;
    });
    if (made === null) return refused(REQUEST_KEY_USED);
    const [batch] = await listBatches(services.db, { after: null, limit: 1, id: made.id });
    if (batch === undefined) throw new Error(`The batch ${made.id} is gone.`);
    return { __typename: 'VouchersCreated', batch: shown(batch), codes: [...made.codes] };
  },
  approveVouchers: async (_parent, { batchId, reason }, context) => {
    requireScope(context.staff, 'prices:approve');
    if (!isReason(reason)) return refused(NO_REASON);
    const act = { action: 'vouchers.approve', entityKind: 'vouchers', entityId: batchId, reason };
    const isDone = await carryOut(context, act, (trx, at) => approveBatch(trx, batchId, context.staff.email, at));
    return isDone
      ? { __typename: 'VoucherActionDone', id: batchId }
      : refused('They do not wait for you: they are decided, or your own.');
  },
  stopVouchers: async (_parent, { batchId, reason }, context) => {
    requireScope(context.staff, 'shop:write');
    if (!isReason(reason)) return refused(NO_REASON);
    const act = { action: 'vouchers.stop', entityKind: 'vouchers', entityId: batchId, reason };
    const isDone = await carryOut(context, act, (trx, at) => stopBatch(trx, batchId, at));
    return isDone
      ? { __typename: 'VoucherActionDone', id: batchId }
      : refused('These codes are stopped already, or there are none of this id.');
  },
  resendGift: async (_parent, { giftId, reason }, context) => {
    requireScope(context.staff, 'shop:write');
    if (!isReason(reason)) return refused(NO_REASON);
    if (context.services.config.isMailOff) return refused(MAIL_OFF);
    const act = { action: 'gift.resend', entityKind: 'gift', entityId: giftId, reason };
    const isDone = await carryOut(context, act, (trx, at) => resendGift(trx, giftId, at));
    return isDone
      ? { __typename: 'VoucherActionDone', id: giftId }
      : refused('Only a gift that was mailed and is neither redeemed nor stopped is mailed again.');
  },
} satisfies Partial<MutationResolvers>;

/** Resolvers of codes and gifts in the staff API. */
export const giftsStaffResolvers = { Query: queries, Mutation: mutations };
