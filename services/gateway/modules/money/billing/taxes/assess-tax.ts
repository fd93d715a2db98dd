import { sql, type Selectable } from 'kysely';
import type { BillerId } from '@network/tenant/constants.ts';
import type { Database } from '../../../../db/database.ts';
import { bookReturnedTax, bookTax } from '../money/tax-ledger.ts';
import type { BillingTransactionsTable } from '../tables.ts';
import { taxTakenBack } from './included-tax.ts';
import type { TaxPort } from './tax-port.ts';
import type { ChargeTaxesTable } from './tax-tables.ts';

type TransactionRow = Selectable<BillingTransactionsTable>;

/**
 * Stores and books what of a charge is tax, or what tax goes back with a reversal or a part, once. Call it in the transaction that
 * recorded the charge, with the order's row locked. A charge that was recorded while taxes were off has none, and so has what takes it back.
 */
export async function assessTax(
  trx: Database,
  port: TaxPort | null,
  { biller, transactionId }: { readonly biller: BillerId; readonly transactionId: string },
): Promise<void> {
  const row = await trx
    .selectFrom('billing_transactions')
    .selectAll()
    .where('biller', '=', biller)
    .where('transaction_id', '=', transactionId)
    .executeTakeFirst();
  if (row === undefined || (await taxOf(trx, row.id)) !== null) return;
  const tax = row.kind === 'charge' ? await taxOfCharge(trx, port, row) : await taxOfReversal(trx, row);
  if (tax === null) return;
  await trx.insertInto('charge_taxes').values(tax).execute();
  const movement = { biller, transactionId, amount: tax.amount, currency: row.currency, at: row.occurred_at };
  await (row.kind === 'charge' ? bookTax(trx, movement) : bookReturnedTax(trx, movement));
}

async function taxOf(db: Database, id: string): Promise<ChargeTaxesTable | null> {
  return (await db.selectFrom('charge_taxes').selectAll().where('id', '=', id).executeTakeFirst()) ?? null;
}

/**
 * Computes the tax of a charge by the place where the order was made. Renewals are taxed where the person bought, at
 * the rate of their own time.
 */
async function taxOfCharge(
  trx: Database,
  port: TaxPort | null,
  { id, agreement_id, amount, occurred_at: at }: TransactionRow,
): Promise<ChargeTaxesTable | null> {
  if (port === null) return null;
  const order = await trx
    .selectFrom('billing_orders')
    .select(['country', 'region'])
    .where('id', '=', agreement_id)
    .executeTakeFirst();
  const { country = null, region = null } = order ?? {};
  const tax = port.taxOf({ country, region, at, amount });
  return tax === null || country === null ? null : { id, country, region, ...tax };
}

/** The rate and name are the charge's, whatever they are by now. */
async function taxOfReversal(
  trx: Database,
  { id, amount, reverses_id, part_of_id }: TransactionRow,
): Promise<ChargeTaxesTable | null> {
  const chargeId = reverses_id ?? part_of_id;
  const tax = chargeId === null ? null : await taxOf(trx, chargeId);
  if (chargeId === null || tax === null) return null;
  const charge = await trx
    .selectFrom('billing_transactions')
    .select('amount')
    .where('id', '=', chargeId)
    .executeTakeFirstOrThrow();
  const { before } = await trx
    .selectFrom('billing_transactions')
    .select(sql<number>`coalesce(sum(amount), 0)::int`.as('before'))
    .where((where) => where.or([where('reverses_id', '=', chargeId), where('part_of_id', '=', chargeId)]))
    .where('id', '<>', id)
    .executeTakeFirstOrThrow();
  return { ...tax, id, amount: taxTakenBack({ amount: charge.amount, tax: tax.amount }, before, amount) };
}
