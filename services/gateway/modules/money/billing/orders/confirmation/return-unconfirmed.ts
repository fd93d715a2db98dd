import type { Database } from '../../../../../db/database.ts';
import { countEachAlone } from '../../../../../jobs/each-alone.ts';
import type { GatewayServices } from '../../../../../services.ts';
import { returnPayment } from '../unowned-payment.ts';

/** Returns the payments that nobody confirmed in time. @returns how many */
export async function returnUnconfirmed(services: Pick<GatewayServices, 'db' | 'log'>, at: Date): Promise<number> {
  const { db } = services;
  const due = await db
    .selectFrom('billing_orders')
    .select('id')
    .where('status', '=', 'awaiting-confirmation')
    .where('confirm_by', '<=', at)
    .orderBy('confirm_by')
    .limit(200)
    .execute();
  const about = ({ id }: { readonly id: string }) => ({ order: id });
  return countEachAlone(services, due, about, ({ id }) =>
    db.transaction().execute(async (trx) => {
      const order = await trx
        .selectFrom('billing_orders')
        .selectAll()
        .where('id', '=', id)
        .where('status', '=', 'awaiting-confirmation')
        .forNoKeyUpdate()
        .executeTakeFirst();
      if (!order) return false;
      await returnPayment(trx, order, 'not-confirmed', at);
      return true;
    }),
  );
}

/**
 * Returns the payments that wait for the owner of an email, as when the account is deleted.
 * @param begunWith the email, and until when the account had it where it has another one by now
 */
export async function returnAwaitingOf(
  trx: Database,
  { email, until }: { readonly email: string; readonly until?: Date },
  now: Date,
): Promise<void> {
  const orders = await trx
    .selectFrom('billing_orders')
    .selectAll()
    .where('email', '=', email)
    .where('status', '=', 'awaiting-confirmation')
    .$if(until !== undefined, (query) => query.where('created_at', '<=', until ?? now))
    .orderBy('id')
    .forNoKeyUpdate()
    .execute();
  for (const order of orders) await returnPayment(trx, order, 'not-confirmed', now);
}
