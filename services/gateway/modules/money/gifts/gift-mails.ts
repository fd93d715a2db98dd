import type { Database } from '../../../db/database.ts';
import { type Mail, queueMail } from '../../platform/mail/public.ts';
import type { Product } from '../membership/public.ts';
import { periodName } from './period-name.ts';
import type { GiftsTable } from './tables.ts';

type GiftOfMail = Pick<
  GiftsTable,
  'id' | 'tenant_id' | 'product' | 'months' | 'buyer_name' | 'buyer_email' | 'recipient_email' | 'message'
>;

const redeemPath = (code: string): string => `/redeem?code=${code}`;
const cardPath = (code: string): string => `/gift/card?code=${code}`;

/** Mails the code of a gift to its recipient, or to the buyer who hands it over. Each code is mailed once. */
export async function mailGift(db: Database, gift: GiftOfMail, code: string, now: Date): Promise<void> {
  const { tenant_id: tenant, recipient_email: recipient, buyer_email: buyer, message } = gift;
  const membership = () => periodName(gift.product, gift.months);
  if (recipient !== null) {
    const values = { sender: gift.buyer_name, membership, message, code, link: redeemPath(code) };
    await queueMail(db, { kind: 'gift', to: recipient, tenant, values, linkOn: 'tour' }, now);
  } else if (buyer !== null) {
    const values = { membership, code, link: cardPath(code) };
    await queueMail(db, { kind: 'giftCode', to: buyer, tenant, values, linkOn: 'tour' }, now);
  }
}

export interface GiftCharge {
  readonly amount: number;
  readonly currency: string;
  readonly chargedAt: Date;
  readonly transactionId: string;
}

/** The buyer's receipt, with when and to whom the gift is mailed; once. */
export async function mailGiftReceipt(
  db: Database,
  gift: GiftOfMail & Pick<GiftsTable, 'deliver_at'>,
  { amount: minorUnits, currency, chargedAt, transactionId }: GiftCharge,
  now: Date,
): Promise<void> {
  if (gift.buyer_email === null) return;
  const charged = {
    amount: { minorUnits, currency },
    date: chargedAt,
    membership: () => periodName(gift.product, gift.months),
  };
  const mail = { to: gift.buyer_email, tenant: gift.tenant_id, linkOn: 'tour' } as const;
  const idempotencyKey = `gift-receipt:${transactionId}`;
  const values = { ...charged, link: '/gift' };
  if (gift.recipient_email === null)
    await queueMail(db, { ...mail, kind: 'giftReceiptToPrint', values, idempotencyKey }, now);
  else {
    const sent = { recipient: gift.recipient_email, deliverOn: gift.deliver_at };
    await queueMail(db, { ...mail, kind: 'giftReceipt', values: { ...values, ...sent }, idempotencyKey }, now);
  }
}

type RefundedGift = Omit<GiftCharge, 'chargedAt'> & { readonly isWhole: boolean };

/** The mail that says to the buyer that the payment of a gift was returned; null where nobody left an address. */
export function giftRefundMail(
  gift: GiftOfMail,
  { amount: minorUnits, currency, transactionId, isWhole }: RefundedGift,
): Mail | null {
  if (gift.buyer_email === null) return null;
  const values = {
    amount: { minorUnits, currency },
    membership: () => periodName(gift.product, gift.months),
    link: '/gift',
  };
  const mail = { to: gift.buyer_email, tenant: gift.tenant_id, linkOn: 'tour', values } as const;
  // The key of every mail about this refund.
  return isWhole
    ? { ...mail, kind: 'giftRefunded', idempotencyKey: `refund:${transactionId}` }
    : { ...mail, kind: 'giftPartRefunded', idempotencyKey: `gift-refunded:${transactionId}` };
}

/** Says to the buyer that the payment of a gift was returned, and what that ends; once. */
export async function mailGiftRefunded(db: Database, gift: GiftOfMail, refund: RefundedGift, now: Date): Promise<void> {
  const mail = giftRefundMail(gift, refund);
  if (mail !== null) await queueMail(db, mail, now);
}

/** Confirms to the recipient what their gift opens, once. */
export async function mailGiftRedeemed(
  db: Database,
  about: {
    readonly to: string;
    readonly tenantId: string;
    readonly redemptionId: string;
    readonly worth: { readonly product: Product; readonly months: number };
    /** Null while it waits for renewals to end. */
    readonly period: { readonly from: Date; readonly until: Date } | null;
  },
  now: Date,
): Promise<void> {
  const { to, tenantId: tenant, period, worth } = about;
  const membership = () => periodName(worth.product, worth.months);
  const idempotencyKey = `gift-redeemed:${about.redemptionId}`;
  if (period === null) {
    await queueMail(
      db,
      { kind: 'giftWaits', to, tenant, values: { membership, link: '/account' }, idempotencyKey },
      now,
    );
  } else {
    const values = { membership, ...period, link: '/' };
    await queueMail(db, { kind: 'giftRedeemed', to, tenant, values, idempotencyKey }, now);
  }
}
