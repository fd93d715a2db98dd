import { sandboxSegpay } from '@network/validation/sandbox-segpay.ts';
import type { SandboxConfig } from '../../config/load-config.ts';
import type { Outgoing } from '../delivering.ts';
import type { Delivery, SandboxEvent } from '../state.ts';

/** Type and action of a transaction, as the matrix in Segpay's documentation has them. */
const TRANSACTIONS: Readonly<Record<string, { readonly trantype: string; readonly action: string }>> = {
  charged: { trantype: 'sale', action: 'auth' },
  declined: { trantype: 'sale', action: 'auth' },
  'rebill-failed': { trantype: 'sale', action: 'auth' },
  voided: { trantype: 'sale', action: 'void' },
  refunded: { trantype: 'credit', action: 'auth' },
  'charged-back': { trantype: 'charge', action: 'auth' },
};

/** An event as Segpay posts it: a GET of the address that is registered there, with the parameters that this names. */
export function segpayPostback(
  config: Pick<SandboxConfig, 'key'>,
  purchaseId: string,
  { event, url }: Pick<Delivery, 'event' | 'url'>,
): Outgoing {
  const query = new URLSearchParams({
    key: sandboxSegpay(config.key).postbackKey,
    purchaseid: purchaseId,
    ...messageOf(event),
  });
  return { method: 'GET', url: `${url}?${query.toString()}`, headers: {}, body: '' };
}

function messageOf(event: SandboxEvent): Readonly<Record<string, string>> {
  const transaction = TRANSACTIONS[event.kind];
  if (transaction === undefined) return { action: event.kind === 'reactivated' ? 'Reactivation' : 'Cancel' };
  const isApproved = event.kind !== 'declined' && event.kind !== 'rebill-failed';
  return {
    ...transaction,
    stage: stageOf(event),
    approved: isApproved ? 'yes' : 'no',
    tranid: event.transactionId ?? '',
    relatedtranid: event.reversedTransactionId ?? '',
    price: ((event.amount ?? 0) / 100).toFixed(2),
    currencycode: event.currency ?? 'USD',
    ref1: event.orderId,
  };
}

/** Reversals are `initial`, whichever charge they take back. */
function stageOf({ kind, period }: SandboxEvent): string {
  if (period === 0 || (kind !== 'charged' && kind !== 'rebill-failed')) return 'initial';
  return period === 1 ? 'conversion' : 'rebill';
}
