import type { Discount, MutationResolvers, QueryResolvers } from '../../../../staff-api/resolvers.generated.ts';
import { hasStaffScope } from '@network/access/staff/staff-rights.ts';
import { writtenText } from '@network/validation/written-text.ts';
import { isUniqueViolation } from '../../../../db/unique-violation.ts';
import { moment, pageOf, rowsToRead } from '../../../../staff-api/page-of.ts';
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
import {
  approveDiscount,
  createDiscount,
  listCodes,
  listDiscounts,
  type ShownDiscount,
  stopDiscount,
} from '../discounts/discounts-of-staff.ts';
import { loadPlans } from '../options/priced-plan.ts';
import { readNewDiscount } from './new-discount.ts';

const MOST_CODES = 1_000;

const refused = (message: string) => ({ __typename: 'DiscountRefused', message }) as const;
const NO_REASON = 'Write the reason, in 3 to 1,000 letters.';

function shown(discount: ShownDiscount, at: Date): Discount {
  const { kind, planIds, brands, startsAt, endsAt, createdAt, approvedAt, stoppedAt, discounted, ...same } = discount;
  return {
    ...same,
    kind: kind === 'percent' ? 'PERCENT' : 'AMOUNT',
    plans: planIds && [...planIds],
    brands: brands && [...brands],
    discounted: [...discounted],
    startsAt: moment(startsAt),
    endsAt: moment(endsAt),
    createdAt: createdAt.toISOString(),
    approvedAt: moment(approvedAt),
    stoppedAt: moment(stoppedAt),
    state: stateOf(discount, at),
  };
}

function stateOf({ approvedAt, stoppedAt, startsAt, endsAt }: ShownDiscount, at: Date): Discount['state'] {
  if (stoppedAt !== null) return 'STOPPED';
  if (approvedAt === null) return 'WAITS';
  if (endsAt !== null && endsAt <= at) return 'ENDED';
  return startsAt !== null && startsAt > at ? 'NOT_YET' : 'OPEN';
}

/** Codes that somebody was shown, which is in the audit: each is worth money until it is used. */
const lookAt = (entityId: string) => ({ action: 'discount.codes', entityKind: 'discount', entityId });

/** Queries about discounts by code. Codes are shown to those alone who may make some. */
export const discountQueries = {
  discounts: async (_parent, { after, first }, context) => {
    const { staff, services } = context;
    requireScope(staff, 'shop:read');
    const limit = rowsToRead(first);
    const rows = await listDiscounts(services.db, { after: after ?? null, limit });
    const seesCodes = hasStaffScope(staff, 'shop:write');
    const shownRows = rows.map((row) => (seesCodes ? row : { ...row, code: null }));
    const { page, next } = pageOf(shownRows, limit);
    const codes = page.filter(({ code }) => code !== null).length;
    if (codes > 0) await recordLook(context, lookAt('all'), { codes });
    const at = services.clock.now();
    return { discounts: page.map((row) => shown(row, at)), next };
  },
  discountCodes: async (_parent, { discountId }, context) => {
    requireScope(context.staff, 'shop:write');
    const codes = await listCodes(context.services.db, discountId, MOST_CODES);
    if (codes.length > 0) await recordLook(context, lookAt(discountId), { codes: codes.length });
    return [...codes];
  },
} satisfies Partial<QueryResolvers>;

/** Makes, approves and stops discounts by code for staff. */
export const discountMutations = {
  createDiscount: async (_parent, { input, reason, requestKey }, { staff, services }) => {
    requireScope(staff, 'shop:write');
    if (!isReason(reason)) return refused(NO_REASON);
    if (!isRequestKey(requestKey)) return refused(REQUEST_KEY_EXPECTED);
    const { db, tenants, clock } = services;
    const at = clock.now();
    const wanted = readNewDiscount(input, {
      brands: tenants.all().map(({ id }) => id),
      plans: (await loadPlans(db)).map(({ id }) => id),
      by: staff.email,
      at,
    });
    if (typeof wanted === 'string') return refused(wanted);
    try {
      const request = { key: requestKey, fingerprint: fingerprintOf([wanted, writtenText(reason)]) };
      const made = await db.transaction().execute(async (trx) => {
        const created = await createDiscount(trx, wanted, request, at);
        if (created === null || created.isRepeated) return created;
        const { by: _by, startsAt, endsAt, ...terms } = wanted;
        const after = { ...terms, startsAt: moment(startsAt), endsAt: moment(endsAt), reason: writtenText(reason) };
        const action = { action: 'discount.create', entityKind: 'discount', entityId: created.id, before: null, after };
        await recordStaffAction(trx, staff, { ...action, at });
        return created;
      });
      if (made === null) return refused(REQUEST_KEY_USED);
      const [discount] = await listDiscounts(db, { after: null, limit: 1, id: made.id });
      if (discount === undefined) throw new Error(`The discount ${made.id} is gone.`);
      return { __typename: 'DiscountCreated', discount: shown(discount, at) };
    } catch (error) {
      if (isUniqueViolation(error)) return refused('This code exists already. Choose another one.');
      throw error;
    }
  },
  approveDiscount: async (_parent, { discountId, reason }, context) => {
    requireScope(context.staff, 'prices:approve');
    if (!isReason(reason)) return refused(NO_REASON);
    const act = { action: 'discount.approve', entityKind: 'discount', entityId: discountId, reason };
    const isDone = await carryOut(context, act, (trx, at) => approveDiscount(trx, discountId, context.staff.email, at));
    return isDone
      ? { __typename: 'DiscountApproved', id: discountId }
      : refused('It does not wait for you: it is decided, or your own.');
  },
  stopDiscount: async (_parent, { discountId, reason }, context) => {
    requireScope(context.staff, 'shop:write');
    if (!isReason(reason)) return refused(NO_REASON);
    const act = { action: 'discount.stop', entityKind: 'discount', entityId: discountId, reason };
    const isDone = await carryOut(context, act, (trx, at) => stopDiscount(trx, discountId, at));
    return isDone
      ? { __typename: 'DiscountStopped', id: discountId }
      : refused('This discount is stopped already, or there is none of this id.');
  },
} satisfies Partial<MutationResolvers>;
