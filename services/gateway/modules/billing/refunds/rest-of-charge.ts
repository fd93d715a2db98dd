import type { BillerId } from '@network/tenant/constants.ts';
import type { Database } from '../../../db/database.ts';
import type { AmountOfCharge } from '../billers/biller.ts';
import { loadMoneyOfCharge } from './money-of-charge.ts';

/** All that is left of a charge after the parts that were refunded. @throws when there is no such charge */
export async function restOfCharge(db: Database, biller: BillerId, transactionId: string): Promise<AmountOfCharge> {
  const money = await loadMoneyOfCharge(db, biller, transactionId);
  if (money === null) throw new Error(`There is no charge ${transactionId}.`);
  return { transactionId, amount: money.amount - money.refunded, isPart: false };
}
