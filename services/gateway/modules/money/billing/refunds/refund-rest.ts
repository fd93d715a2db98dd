import type { BillerId } from '@network/tenant/constants.ts';
import type { Database } from '../../../../db/database.ts';
import type { GatewayServices } from '../../../../services.ts';
import type { Agreement, AmountOfCharge } from '../billers/biller.ts';
import { billerOf } from '../billers/biller-directory.ts';
import { capabilitiesOf } from '../billers/capabilities.ts';
import { callOnce, type CallToMakeOnce } from './call-once.ts';
import { ingestAnswer, type PostbackStatus } from '../postbacks/inbox.ts';
import { loadMoneyOfCharge } from './money-of-charge.ts';

/** A charge of which all that is left goes back. */
export interface ChargeToRefund {
  readonly biller: BillerId;
  /** The biller's number of the charge. */
  readonly transactionId: string;
  readonly reference: string;
}

/**
 * Has the biller refund all that is left of a charge, by a command that was claimed. What is left after parts is named by its amount, like
 * a part: where each such call gives money back it is made once.
 * @returns whether the refund was made
 * @throws Error when it is to be tried again
 */
export async function refundRest(
  services: GatewayServices,
  agreement: Agreement,
  { biller, transactionId, reference }: ChargeToRefund,
  command: Omit<CallToMakeOnce, 'ask'>,
  at: Date,
): Promise<boolean> {
  const { rest, hadParts } = await restOfCharge(services.db, biller, transactionId);
  const ask = () => askForRefund(services, agreement, { ...rest, biller, reference }, at);
  if (hadParts && capabilitiesOf(services, biller).refundsParts === 'once')
    return callOnce(services, { ...command, ask });
  await ask();
  return true;
}

/** All that is left of a charge, and whether parts of it were refunded before. @throws when there is no such charge */
async function restOfCharge(
  db: Database,
  biller: BillerId,
  transactionId: string,
): Promise<{ readonly rest: AmountOfCharge; readonly hadParts: boolean }> {
  const money = await loadMoneyOfCharge(db, biller, transactionId);
  if (money === null) throw new Error(`There is no charge ${transactionId}.`);
  const rest = { transactionId, amount: money.amount - money.refunded, isPart: false };
  return { rest, hadParts: money.refunded > 0 };
}

/**
 * Calls the biller for a refund, by a command that was claimed. The answer is taken in like a report of the biller, which books the refund once.
 * @throws RefusedForGood where the biller will never make it, Error where it is to be asked again
 */
export async function askForRefund(
  services: GatewayServices,
  agreement: Agreement,
  refund: AmountOfCharge & { readonly biller: BillerId; readonly reference: string },
  at: Date,
): Promise<PostbackStatus> {
  const { biller, reference, ...amount } = refund;
  const event = await billerOf(services, biller).refund(agreement, amount, reference);
  return ingestAnswer(services, biller, event, at);
}
