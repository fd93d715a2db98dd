import type { Database } from '../../../../db/database.ts';
import { giftRefundMail, loadGift } from '../../gifts/public.ts';
import type { Mail } from '../../../platform/mail/public.ts';
import { refundMail } from '../mails/billing-mails.ts';
import { commandOrderRefund } from '../orders/order-commands.ts';
import { soldAs } from '../postbacks/sold-as.ts';
import { lockAgreement } from '../subscription/agreement.ts';
import { commandRefund } from '../subscription/commands.ts';
import type { PreparedRefund } from './prepare-refund.ts';
import { commandPartRefund } from './refund-commands.ts';

/**
 * Has the biller refund a charge after this transaction. All that is left takes the charge back, and ends its renewals once it is
 * booked, or a gift whose code is unused; a part ends nothing.
 */
export async function decideRefund(
  trx: Database,
  { charge, amount, isWhole }: PreparedRefund,
  { askedBy, now }: { /** Email of a member of staff. */ readonly askedBy: string; readonly now: Date },
): Promise<void> {
  const { agreementId, transactionId, isGift } = charge;
  if (isGift) return commandOrderRefund(trx, agreementId, transactionId, now, askedBy);
  if (isWhole) return commandRefund(trx, agreementId, transactionId, now, askedBy);
  return commandPartRefund(trx, { agreementId, transactionId, amount, askedBy }, now);
}

/** The mail that a member will get once the biller has made a refund, for staff to read before; null where none is sent. */
export async function previewRefundMail(
  trx: Database,
  { charge, amount, isWhole }: PreparedRefund,
  to: string,
): Promise<Mail | null> {
  const { agreementId, transactionId, currency, chargedAt, period } = charge;
  const refund = { amount, currency, transactionId, isWhole };
  if (charge.isGift) return giftRefundMail(await loadGift(trx, agreementId), refund);
  const agreement = await lockAgreement(trx, agreementId);
  if (agreement === null) return null;
  const { joined_on: tenantId, product, plan_kind: kind } = await soldAs(trx, agreement, period);
  return refundMail({ ...refund, to, tenantId, plan: { product, kind }, chargedAt });
}
