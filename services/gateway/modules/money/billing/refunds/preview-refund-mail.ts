import type { Database } from '../../../../db/database.ts';
import { giftRefundMail, loadGift } from '../../gifts/public.ts';
import type { Mail } from '../../../platform/mail/public.ts';
import { refundMail } from '../mails/billing-mails.ts';
import { soldAs } from '../postbacks/sold-as.ts';
import { lockAgreement } from '../subscription/agreement.ts';
import type { PreparedRefund } from './refund.ts';

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
