import { fillText } from '@network/messages/catalogue/fill-text.ts';
import { billing as inEnglish } from '@network/messages/billing.ts';
import { requestLanguage, spoken } from '../../../../http/language.ts';
import { showValue } from '../../../platform/mail/public.ts';
import type { VoucherOfCharge } from '../discounts/voucher-of-charge.ts';

const texts = spoken(inEnglish);

interface Paid {
  /** Minor units, without what the voucher paid. */
  readonly amount: number;
  readonly currency: string;
  readonly voucher: VoucherOfCharge | null;
}

/** Names what was bought, such as `Vixen, monthly membership`, with its price and what a voucher paid of it. */
export function paidPlanName(plan: string, { amount, currency, voucher }: Paid): string {
  if (voucher === null) return plan;
  const money = (minorUnits: number): string => showValue({ minorUnits, currency }, requestLanguage());
  const filled: Readonly<Record<string, string>> = {
    plan,
    price: money(amount + voucher.amount),
    code: voucher.code,
    discount: money(voucher.amount),
  };
  return fillText(texts.plans.withVoucher, (name) => filled[name]);
}
