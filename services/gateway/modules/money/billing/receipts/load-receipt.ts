import type { Receipt } from '../../../../graphql/resolvers.generated.ts';
import type { GatewayServices } from '../../../../services.ts';
import { voucherOfCharge } from '../discounts/voucher-of-charge.ts';
import { findAccountById } from '../../../people/identity/public.ts';
import { invoiceView } from '../subscription/billing-view.ts';

/** The receipt of one of a person's own charges or reversals; null for any other id. */
export async function loadReceipt(
  services: Pick<GatewayServices, 'config' | 'db'>,
  userId: string,
  id: string,
): Promise<Receipt | null> {
  const { db } = services;
  const account = await findAccountById(db, userId);
  if (account === null) return null;
  const entries = db
    .selectFrom('billing_transactions as entry')
    .innerJoin('plans', 'plans.id', 'entry.plan_id')
    .select(['entry.id', 'entry.kind', 'entry.amount', 'entry.currency', 'entry.occurred_at', 'entry.biller'])
    .select(['entry.agreement_id', 'entry.transaction_id', 'entry.period', 'entry.reverses_id', 'entry.part_of_id'])
    .select(['plans.product', 'plans.kind as plan_kind'])
    .where('entry.user_id', '=', userId);
  const entry = await entries.where('entry.id', '=', id).executeTakeFirst();
  if (!entry) return null;
  const tax = await db.selectFrom('charge_taxes').selectAll().where('id', '=', id).executeTakeFirst();
  const reversal = await entries.where('entry.reverses_id', '=', id).executeTakeFirst();
  const parts = await entries
    .where('entry.part_of_id', '=', id)
    .orderBy('entry.occurred_at')
    .orderBy('entry.id')
    .execute();
  const chargeId = entry.reverses_id ?? entry.part_of_id;
  const charge = chargeId === null ? undefined : await entries.where('entry.id', '=', chargeId).executeTakeFirst();
  const used =
    entry.kind === 'charge' ? await voucherOfCharge(db, { orderId: entry.agreement_id, period: entry.period }) : null;
  const money = (amount: number) => ({ amount, currency: entry.currency });
  return {
    invoice: invoiceView(services, entry),
    tax: tax ? { name: tax.name, rate: tax.rate, amount: money(tax.amount) } : null,
    voucher: used && { code: used.code, amount: money(used.amount), price: money(entry.amount + used.amount) },
    billedTo: account.email,
    reversedBy: reversal ? invoiceView(services, reversal) : null,
    partialRefunds: parts.map((part) => invoiceView(services, part)),
    reverses: charge ? invoiceView(services, charge) : null,
  };
}
