import type { BillerId } from '@network/tenant/constants.ts';
import type { GatewayServices } from '../../../../services.ts';
import type { Agreement } from '../billers/biller.ts';
import { capabilitiesOf } from '../billers/capabilities.ts';
import { callOnce, type CallToMakeOnce } from './call-once.ts';
import { askForRefund } from './refund.ts';
import { restOfCharge } from './rest-of-charge.ts';

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
