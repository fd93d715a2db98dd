import type { BillerId } from '@network/tenant/constants.ts';
import { type BillerServices } from '../billers/biller-directory.ts';
import { capabilitiesOf } from '../billers/capabilities.ts';
import type { NewOrder } from '../orders/create-order.ts';

/** The voucher of an order, as far as somebody entered one, with what its biller charges at least. */
export function voucherOf(
  services: BillerServices,
  {
    biller,
    browserHash,
  }: { readonly biller: BillerId; /** Null where none is known. */ readonly browserHash: string | null },
  typed: string | null | undefined,
): Pick<NewOrder, 'voucher'> {
  const code = typed?.trim() ?? '';
  if (code === '') return {};
  return { voucher: { code, browserHash, leastCharge: capabilitiesOf(services, biller).leastCharge } };
}
