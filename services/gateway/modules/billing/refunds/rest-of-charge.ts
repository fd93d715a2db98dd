import type { BillerId } from '@network/tenant/constants.ts';
import type { Database } from '../../../db/database.ts';
import type { AmountOfCharge } from '../billers/biller.ts';
import { refundedParts } from './refund-commands.ts';

/** All that is left of a charge after the parts that were refunded. @throws when there is no such charge */
export async function restOfCharge(db: Database, biller: BillerId, transactionId: string): Promise<AmountOfCharge> {
  const { amount, refunded } = await db
    .selectFrom('billing_transactions as charge')
    .select(['charge.amount', refundedParts.as('refunded')])
    .where('charge.biller', '=', biller)
    .where('charge.transaction_id', '=', transactionId)
    .where('charge.kind', '=', 'charge')
    .executeTakeFirstOrThrow();
  return { transactionId, amount: amount - refunded, isPart: false };
}
