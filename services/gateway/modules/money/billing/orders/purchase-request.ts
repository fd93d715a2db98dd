import type { Tenant } from '@network/tenant/tenant-schema.ts';
import type { GatewayServices } from '../../../../services.ts';
import { accountRows } from '../../../people/identity/public.ts';
import type { PurchaseRequest } from '../billers/biller.ts';
import type { PlansTable } from '../tables.ts';
import { chargeOf, type Order } from './order-repository.ts';

/** Builds what is sent to a biller for a purchase: the charge, the tenant that sells, and the person who pays. */
export async function purchaseRequest(
  { db }: Pick<GatewayServices, 'db'>,
  tenant: Pick<Tenant, 'id'>,
  order: Order,
  plan: PlansTable,
): Promise<PurchaseRequest> {
  return {
    charge: chargeOf(order, plan),
    brand: tenant.id,
    customer: { memberId: order.member_id, email: order.email ?? (await emailOf(db, order.user_id)) },
  };
}

async function emailOf(db: GatewayServices['db'], userId: string | null): Promise<string | null> {
  if (userId === null) return null;
  const account = await db
    .selectFrom(accountRows(db).as('users'))
    .select('users.email')
    .where('users.id', '=', userId)
    .executeTakeFirst();
  return account?.email ?? null;
}
