import type { StaffContext } from '../../../../staff-api/staff-context.ts';
import type { Discount, MutationResolvers, QueryResolvers } from '../../../../staff-api/resolvers.generated.ts';
import { hasStaffScope } from '@network/access/staff/staff-rights.ts';
import { writtenText } from '@network/validation/written-text.ts';
import { isUniqueViolation } from '../../../../db/unique-violation.ts';
import {
  fingerprintOf,
  isReason,
  isRequestKey,
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

const MOST = { discounts: 100, codes: 1_000 } as const;

const iso = (at: Date | null): string | null => at?.toISOString() ?? null;

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
    startsAt: iso(startsAt),
    endsAt: iso(endsAt),
    createdAt: createdAt.toISOString(),
    approvedAt: iso(approvedAt),
    stoppedAt: iso(stoppedAt),
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
function recordLook({ services, staff }: StaffContext, entityId: string, codes: number) {
  const about = { action: 'discount.codes', entityKind: 'discount', entityId, before: null, after: { codes } };
  return services.db
    .transaction()
    .execute((trx) => recordStaffAction(trx, staff, { ...about, at: services.clock.now() }));
}

/** Queries about discounts by code. Codes are shown to those alone who may make some. */
export const discountQueries = {
  discounts: async (_parent, { after, first }, context) => {
    const { staff, services } = context;
    requireScope(staff, 'shop:read');
    const limit = Math.min(Math.max(first ?? 50, 1), MOST.discounts);
    const rows = await listDiscounts(services.db, { after: after ?? null, limit: limit + 1 });
    const seesCodes = hasStaffScope(staff, 'shop:write');
    const page = rows.slice(0, limit).map((row) => (seesCodes ? row : { ...row, code: null }));
    const codes = page.filter(({ code }) => code !== null).length;
    if (codes > 0) await recordLook(context, 'all', codes);
    const at = services.clock.now();
    return {
      discounts: page.map((row) => shown(row, at)),
      next: rows.length > limit ? (page.at(-1)?.id ?? null) : null,
    };
  },
  discountCodes: async (_parent, { discountId }, context) => {
    requireScope(context.staff, 'shop:write');
    const codes = await listCodes(context.services.db, discountId, MOST.codes);
    if (codes.length > 0) await recordLook(context, discountId, codes.length);
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
        const after = { ...terms, startsAt: iso(startsAt), endsAt: iso(endsAt), reason: writtenText(reason) };
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
  approveDiscount: async (_parent, { discountId, reason }, { staff, services }) => {
    requireScope(staff, 'prices:approve');
    if (!isReason(reason)) return refused(NO_REASON);
    const at = services.clock.now();
    const isDone = await services.db.transaction().execute(async (trx) => {
      if (!(await approveDiscount(trx, discountId, staff.email, at))) return false;
      const action = { action: 'discount.approve', entityKind: 'discount', entityId: discountId, before: null };
      await recordStaffAction(trx, staff, { ...action, at, after: { reason: writtenText(reason) } });
      return true;
    });
    return isDone
      ? { __typename: 'DiscountApproved', id: discountId }
      : refused('It does not wait for you: it is decided, or your own.');
  },
  stopDiscount: async (_parent, { discountId, reason }, { staff, services }) => {
    requireScope(staff, 'shop:write');
    if (!isReason(reason)) return refused(NO_REASON);
    const at = services.clock.now();
    const isDone = await services.db.transaction().execute(async (trx) => {
      if (!(await stopDiscount(trx, discountId, at))) return false;
      const action = { action: 'discount.stop', entityKind: 'discount', entityId: discountId, before: null };
      await recordStaffAction(trx, staff, { ...action, at, after: { reason: writtenText(reason) } });
      return true;
    });
    return isDone
      ? { __typename: 'DiscountStopped', id: discountId }
      : refused('This discount is stopped already, or there is none of this id.');
  },
} satisfies Partial<MutationResolvers>;
