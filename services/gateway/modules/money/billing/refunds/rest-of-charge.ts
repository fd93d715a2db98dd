import type { BillerId } from '@network/tenant/constants.ts';
import type { Database } from '../../../../db/database.ts';
import type { AmountOfCharge } from '../billers/biller.ts';
import { loadMoneyOfCharge } from './money-of-charge.ts';

/** All that is left of a charge, and whether parts of it were refunded before. @throws when there is no such charge */
export async function restOfCharge(
  db: Database,
  biller: BillerId,
  transactionId: string,
): Promise<{ readonly rest: AmountOfCharge; readonly hadParts: boolean }> {
  const money = await loadMoneyOfCharge(db, biller, transactionId);
  if (money === null) throw new Error(`There is no charge ${transactionId}.`);
  const rest = { transactionId, amount: money.amount - money.refunded, isPart: false };
  return { rest, hadParts: money.refunded > 0 };
}
