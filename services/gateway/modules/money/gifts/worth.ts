import type { Database } from '../../../db/database.ts';
import type { PlanKind, Product } from '../membership/public.ts';
import { codeHashOf, type NamedCode } from './code.ts';

/** What a code is good for. */
export type Worth =
  | {
      readonly kind: 'gift';
      readonly giftId: string;
      readonly planId: string;
      readonly planKind: PlanKind;
      readonly product: Product;
      readonly months: number;
      readonly from: string;
      readonly message: string;
    }
  | { readonly kind: 'days'; readonly product: Product; readonly days: number }
  | { readonly kind: 'gems'; readonly gems: number };

/** Why a code is refused, as its owner reads it. */
export type CodeRefusal = 'unknown' | 'expired' | 'used' | 'stopped' | 'otherBrand' | 'ownGift';

/** A code that may be used. */
export interface GoodCode {
  readonly voucherId: string;
  readonly worth: Worth;
}

export type CodeUse = NamedCode & {
  readonly tenantId: string;
  /** Null for a visitor. */
  readonly user: { readonly id: string; readonly email: string } | null;
  readonly at: Date;
};

/** What a code is good for on a brand, or why it is not. Changes nothing. */
export async function findWorth(
  db: Database,
  { tenantId, user, at, ...named }: CodeUse,
): Promise<GoodCode | { readonly refusal: CodeRefusal }> {
  const codeHash = codeHashOf(named);
  if (codeHash === null) return { refusal: 'unknown' };
  const voucher = await db.selectFrom('vouchers').selectAll().where('code_hash', '=', codeHash).executeTakeFirst();
  if (voucher === undefined) return { refusal: 'unknown' };
  const found =
    voucher.gift_id === null ? await batchWorth(db, voucher.batch_id) : await giftWorth(db, voucher.gift_id);
  if (found.isWaiting) return { refusal: 'unknown' };
  if (found.isStopped) return { refusal: 'stopped' };
  if (found.tenantId !== null && found.tenantId !== tenantId) return { refusal: 'otherBrand' };
  if (user !== null && found.isOf(user)) return { refusal: 'ownGift' };
  if (voucher.uses_left === 0 || (user !== null && (await hasUsed(db, voucher.id, user.id))))
    return { refusal: 'used' };
  if (found.expiresAt !== null && found.expiresAt <= at) return { refusal: 'expired' };
  return { voucherId: voucher.id, worth: found.worth };
}

interface Found {
  readonly worth: Worth;
  /** Whether nobody has approved it yet: its codes are then unknown. */
  readonly isWaiting: boolean;
  readonly isStopped: boolean;
  readonly tenantId: string | null;
  readonly expiresAt: Date | null;
  readonly isOf: (user: { readonly id: string; readonly email: string }) => boolean;
}

async function giftWorth(db: Database, id: string): Promise<Found> {
  const gift = await db.selectFrom('gifts').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
  return {
    worth: {
      kind: 'gift',
      giftId: id,
      planId: gift.plan_id,
      planKind: gift.plan_kind,
      product: gift.product,
      months: gift.months,
      from: gift.buyer_name,
      message: gift.message,
    },
    isWaiting: false,
    isStopped: gift.stopped_at !== null,
    // One brand's gift may be for all sites: it is redeemed where it was bought.
    tenantId: gift.tenant_id,
    expiresAt: null,
    isOf: (user) => gift.buyer_user_id === user.id || gift.buyer_email === user.email,
  };
}

async function batchWorth(db: Database, id: string | null): Promise<Found> {
  const batch = await db.selectFrom('voucher_batches').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
  const { kind, worth, product, tenant_id: tenantId, expires_at: expiresAt, stopped_at } = batch;
  return {
    worth: kind === 'days' && product !== null ? { kind: 'days', product, days: worth } : { kind: 'gems', gems: worth },
    isWaiting: batch.approved_at === null,
    isStopped: stopped_at !== null,
    tenantId,
    expiresAt,
    isOf: () => false,
  };
}

async function hasUsed(db: Database, voucherId: string, userId: string): Promise<boolean> {
  const used = await db
    .selectFrom('redemptions')
    .select('id')
    .where('voucher_id', '=', voucherId)
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return used !== undefined;
}
