import type { Transaction } from 'kysely';
import type { Tables } from '../../../../db/database.ts';
import type { GatewayServices } from '../../../../services.ts';
import { isBillerId } from '../../membership/public.ts';
import { billerOf } from '../billers/biller-directory.ts';
import type { BillerEvent } from '../billers/biller.ts';
import { loadPlans } from '../options/priced-plan.ts';
import { type AgreementRow, lockAgreement, lockPerson } from '../subscription/agreement.ts';
import { WRONG_AMOUNT } from './applied.ts';
import { isBoughtAgain } from './bought-again.ts';
import { plansOfRenewal } from './renewal-choices.ts';

/** Why a renewal can't be accepted; nothing of it was done. */
export class NotAccepted extends Error {}

/**
 * Locks a renewal that staff may accept, and its agreement, until the transaction ends.
 * @throws NotAccepted with a sentence for staff, for any other event
 */
export async function findAcceptable(trx: Transaction<Tables>, services: GatewayServices, id: string, now: Date) {
  const row = await trx.selectFrom('postbacks').selectAll().where('id', '=', id).forNoKeyUpdate().executeTakeFirst();
  if (row === undefined) throw new NotAccepted('There is no such event.');
  if (row.status === 'processed') throw new NotAccepted('It was done before.');
  const event = isBillerId(row.biller) ? billerOf(services, row.biller).parse(row.payload) : null;
  const isOne = row.status === 'flagged' && row.problem === WRONG_AMOUNT && event?.kind === 'charged';
  if (!isOne || event.period === 0 || event.price === null || !isBillerId(row.biller)) {
    throw new NotAccepted('Only a renewal whose amount differs can be accepted.');
  }
  const order = await trx
    .selectFrom('billing_orders')
    .select(['id', 'user_id'])
    .where('id', '=', event.orderId)
    .where('status', '=', 'paid')
    .forNoKeyUpdate()
    .executeTakeFirst();
  if (order?.user_id) await lockPerson(trx, order.user_id);
  const agreement = order ? await lockAgreement(trx, order.id) : null;
  if (agreement === null) throw new NotAccepted('This order has no membership. Refund the charge at the biller.');
  await requireAcceptable(trx, agreement, event, now);
  const { amount } = event.price;
  const planIds = plansOfRenewal(agreement, await loadPlans(trx), amount).map((plan) => plan?.id ?? null);
  if (planIds.length === 0) {
    throw new NotAccepted('More was charged than was agreed, and no plan costs that. Refund the charge at the biller.');
  }
  return { id, biller: row.biller, event, agreement, amount, planIds };
}

async function requireAcceptable(
  trx: Transaction<Tables>,
  agreement: AgreementRow,
  { price, period, occurredAt }: BillerEvent,
  now: Date,
): Promise<void> {
  const isEnded = agreement.status === 'cancelled' && occurredAt > agreement.status_at;
  if (agreement.replaced_at !== null || isEnded || (await isBoughtAgain(trx, agreement, now))) {
    throw new NotAccepted('This membership had ended, or another one took its place. Refund the charge at the biller.');
  }
  if (price?.currency !== agreement.currency) {
    throw new NotAccepted('It was charged in another currency. Refund the charge at the biller.');
  }
  if (period !== agreement.paid_period + 1) throw new NotAccepted('An earlier renewal has to be accepted first.');
}
