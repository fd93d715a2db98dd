import { sql } from 'kysely';
import type { BillerId } from '@network/tenant/constants.ts';
import type { GatewayServices } from '../../../../services.ts';
import { SilentBillers } from '../billers/silent-billers.ts';
import { turnOfBiller } from '../billers/turn-of-biller.ts';
import { isBillerId } from '../../membership/public.ts';
import { queryBiller } from '../postbacks/query-biller.ts';
import { CHARGED_AFTER_END, type Knowledge } from '../postbacks/applied.ts';
import { process } from '../postbacks/inbox.ts';
import { refuseOperation } from '../subscription/operations.ts';

/** Younger ones may still arrive without our doing. */
const SETTLING_MS = 20_000;
const MOST = 200;

/**
 * Carries out postbacks that were written down and not done: early ones, failed ones, those of a gateway that was
 * killed. Those that were tried least come first, so that some that can't be done do not hold up the others.
 */
export async function retryPostbacks(services: GatewayServices, at: Date): Promise<number> {
  const rows = await services.db
    .selectFrom('postbacks')
    .select(['id', 'biller', 'order_id', 'problem'])
    .where('status', 'in', ['received', 'waiting', 'failed'])
    .where('received_at', '<', new Date(at.getTime() - SETTLING_MS))
    .orderBy('attempts')
    .orderBy('received_at')
    .limit(MOST)
    .execute();
  let done = 0;
  const silent = new SilentBillers();
  for (const { id, biller, order_id, problem } of rows) {
    const needsAll = problem === CHARGED_AFTER_END && isBillerId(biller) && order_id !== null;
    const knowledge = needsAll ? await learnAll(services, { biller, orderId: order_id, silent }, at) : 'partial';
    if ((await process(services, id, at, knowledge)) === 'processed') done += 1;
  }
  return done;
}

/** Takes in all that a biller has on an order, where what is missing would decide whether money goes back. */
async function learnAll(
  services: GatewayServices,
  { biller, orderId, silent }: { readonly biller: BillerId; readonly orderId: string; readonly silent: SilentBillers },
  at: Date,
): Promise<Knowledge> {
  if (silent.has(biller)) return 'partial';
  try {
    await queryBiller(services, biller, orderId, at);
    return 'complete';
  } catch (error) {
    silent.note(biller, error);
    services.log.warn({ err: error, order: orderId, biller }, 'order not compared with the biller');
    return 'partial';
  }
}

/** Finds the results of cancellations and reactivations whose answer was lost. */
export async function reconcileOperations(services: GatewayServices, at: Date): Promise<number> {
  const { db, log } = services;
  const operations = await db
    .selectFrom('billing_operations as operation')
    .innerJoin('billing_agreements as agreement', 'agreement.subscription_id', 'operation.subscription_id')
    .select(['operation.id', 'agreement.id as agreement_id', 'agreement.biller'])
    .where('operation.status', '=', 'pending')
    .where('operation.created_at', '<', new Date(at.getTime() - SETTLING_MS))
    .where('agreement.replaced_at', 'is', null)
    .orderBy(turnOfBiller('agreement.biller', sql`operation.created_at, operation.id`))
    .orderBy('operation.created_at')
    .limit(MOST)
    .execute();
  let settled = 0;
  const silent = new SilentBillers();
  for (const { id, agreement_id, biller } of operations) {
    if (silent.has(biller)) continue;
    try {
      const events = await queryBiller(services, biller, agreement_id, at);
      if (!events.some(({ reference }) => reference === id)) await refuseOperation(db, id, at);
      settled += 1;
    } catch (error) {
      silent.note(biller, error);
      log.warn({ err: error, operation: id }, 'operation not reconciled');
    }
  }
  return settled;
}
