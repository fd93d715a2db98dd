import type { Tenant } from '@network/tenant/tenant-schema.ts';
import type { GatewayServices } from '../../../../services.ts';
import { billerView } from '../../membership/public.ts';
import { reasonView } from '../declines/reason-view.ts';
import { lastDecline } from '../declines/record-decline.ts';
import type { Order } from '../orders/order-repository.ts';
import { repeatableSignup } from '../orders/pay-again.ts';
import { otherBillerFor } from '../orders/try-elsewhere.ts';

/** What a page says of an order that was not declined. */
export const NOT_DECLINED = { declineReason: null, elsewhere: null, repeatable: null };

/** Why a payment was declined, and where it may be tried once more; nothing of what was not declined. */
export async function declineView(services: GatewayServices, tenant: Tenant, order: Order, country: string | null) {
  const repeatable = await repeatableSignup(services, order);
  if (order.status !== 'declined') return { ...NOT_DECLINED, repeatable };
  const reason = await lastDecline(services.db, order.id);
  const biller = await otherBillerFor(services, tenant, { order, reason }, country);
  return { declineReason: reason && reasonView(reason), elsewhere: biller && billerView(services, biller), repeatable };
}
