import type { Selectable } from 'kysely';
import { addMonths, DAY_MS } from '@network/lifecycle/calendar/utc-dates.ts';
import type { Database } from '../../../db/database.ts';
import {
  createSubscription,
  grantAccess,
  loadMembership,
  type Membership,
  type Product,
  revokeGrant,
  sitesOfProduct,
} from '../membership/public.ts';
import type { RedemptionsTable } from './tables.ts';

type Redemption = Selectable<RedemptionsTable>;
type Opening = Redemption & { readonly product: Product };

export interface Person {
  readonly userId: string;
  /** What renews for them: a gift of the same sites waits for its end, since nobody pays twice for a day. */
  readonly renewing: readonly Product[];
}

/**
 * Gives every redeemed code of a person that has not begun its place: behind what is paid for already, behind earlier
 * codes, and waiting for as long as a membership with the same sites renews. What has begun stays. The caller's transaction has locked
 * the person's row.
 */
export async function arrangeRedemptions(trx: Database, { userId, renewing }: Person, at: Date): Promise<void> {
  const open = (await openRedemptions(trx, userId)).filter(({ starts_at }) => starts_at === null || starts_at > at);
  if (open.length === 0) return;
  const membership = await loadMembership({ db: trx, clock: { now: () => at } }, userId);
  const placed: { readonly product: Product; readonly until: Date }[] = [];
  for (const redemption of open) {
    const waits = renewing.some((product) => includes(product, redemption.product));
    const from = waits ? null : startOf(redemption, membership, placed, at);
    const until = from && endOf(redemption, from);
    if (until !== null) placed.push({ product: redemption.product, until });
    if (from?.getTime() !== redemption.starts_at?.getTime()) await move(trx, redemption, from, until, at);
  }
}

/** Redeemed codes that open something and were not ended, the first one first. */
async function openRedemptions(trx: Database, userId: string): Promise<readonly Opening[]> {
  const rows = await trx
    .selectFrom('redemptions')
    .selectAll()
    .where('user_id', '=', userId)
    .where('product', 'is not', null)
    .where('ended_at', 'is', null)
    .orderBy('redeemed_at')
    .orderBy('id')
    .execute();
  return rows.flatMap((row) => (row.product === null ? [] : [{ ...row, product: row.product }]));
}

/** Behind whatever opens all of its sites; null where that is open without an end. */
function startOf(
  { product, id }: Opening,
  { subscriptions }: Membership,
  placed: readonly { readonly product: Product; readonly until: Date }[],
  at: Date,
): Date | null {
  let start = at;
  const later = (until: Date): void => void (start = until > start ? until : start);
  for (const { id: subscriptionId, type, isTandem, product: other, entitlement } of subscriptions) {
    if (type !== 'member' || isTandem || subscriptionId === id || !entitlement.isActive) continue;
    if (!includes(other, product)) continue;
    if (entitlement.accessUntil === null) return null;
    later(entitlement.accessUntil);
  }
  for (const each of placed) if (includes(each.product, product)) later(each.until);
  return start;
}

function endOf({ months, days }: Opening, from: Date): Date {
  return months === null ? new Date(from.getTime() + (days ?? 0) * DAY_MS) : addMonths(from, months);
}

/** Whether a product has all sites of another one. */
function includes(product: Product, other: Product): boolean {
  const sites = sitesOfProduct(product);
  return product !== 'portal' && sitesOfProduct(other).every((site) => sites.includes(site));
}

async function move(
  trx: Database,
  redemption: Opening,
  from: Date | null,
  until: Date | null,
  at: Date,
): Promise<void> {
  if (redemption.starts_at !== null) await revokeTurn(trx, redemption, at);
  const turn = from === null ? redemption.turn : redemption.turn + 1;
  await trx.updateTable('redemptions').set({ starts_at: from, until, turn }).where('id', '=', redemption.id).execute();
  if (from === null || until === null) return;
  if (redemption.turn === 0) await openSubscription(trx, redemption, at);
  await grantAccess(trx, {
    subscriptionId: redemption.id,
    from,
    until,
    // Free days count for nothing but themselves.
    isPaid: redemption.months !== null,
    occurredAt: at,
    cause: causeOf({ ...redemption, turn }),
  });
}

async function openSubscription(trx: Database, { id, user_id, product, tenant_id }: Opening, at: Date): Promise<void> {
  const gift = await trx
    .selectFrom('redemptions')
    .innerJoin('vouchers', 'vouchers.id', 'redemptions.voucher_id')
    .innerJoin('gifts', 'gifts.id', 'vouchers.gift_id')
    .select('gifts.plan_id')
    .where('redemptions.id', '=', id)
    .executeTakeFirst();
  await createSubscription(trx, {
    id,
    user_id: user_id ?? '',
    product,
    type: 'member',
    plan_id: gift?.plan_id ?? null,
    biller: null,
    is_free_limited_trial: false,
    is_guest: false,
    joined_on: tenant_id,
    joined_at: at,
  });
}

const causeOf = ({ id, turn }: Pick<Redemption, 'id' | 'turn'>): string => `gift:${id}:${turn}`;

/** Ends what a redemption opened: all of it where it has not begun, the rest of it otherwise. */
export async function revokeTurn(trx: Database, redemption: Pick<Redemption, 'id' | 'turn'>, at: Date): Promise<void> {
  const revokes = causeOf(redemption);
  await revokeGrant(trx, { subscriptionId: redemption.id, occurredAt: at, cause: `${revokes}:ended`, revokes });
}

/** People with a redeemed code that has not begun, by id. */
export async function findWaitingPeople(db: Database, at: Date): Promise<readonly string[]> {
  const rows = await db
    .selectFrom('redemptions')
    .select('user_id')
    .distinct()
    .where('product', 'is not', null)
    .where('ended_at', 'is', null)
    .where('user_id', 'is not', null)
    .where((where) => where.or([where('starts_at', 'is', null), where('starts_at', '>', at)]))
    .orderBy('user_id')
    .execute();
  return rows.flatMap(({ user_id }) => (user_id === null ? [] : [user_id]));
}
