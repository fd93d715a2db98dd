import type { GatewayServices } from '../../../../services.ts';
import { isConfigured } from '../billers/biller-directory.ts';
import { queryBiller } from '../postbacks/query-biller.ts';
import { isTakenBack } from './money-of-charge.ts';

/**
 * Asks the biller of a person's charge for what it records of it, and books that: a refund that was made there may not be reported yet.
 * A biller that gives no answer leaves what is known; what it answers to a refund, or reports later, is booked then.
 * @returns whether the charge was taken back, as far as it is known now
 */
export async function hearOfCharge(
  services: GatewayServices,
  { userId, chargeId }: { readonly userId: string; readonly chargeId: string },
): Promise<'taken-back-now' | 'taken-back-before' | 'stands'> {
  const { db, clock, log } = services;
  const charge = await db
    .selectFrom('billing_transactions')
    .select(['agreement_id', 'biller'])
    .where('id', '=', chargeId)
    .where('user_id', '=', userId)
    .where('kind', '=', 'charge')
    .executeTakeFirst();
  if (charge === undefined) return 'stands';
  if (await isTakenBack(db, chargeId)) return 'taken-back-before';
  if (!isConfigured(services, charge.biller)) return 'stands';
  try {
    await queryBiller(services, charge.biller, charge.agreement_id, clock.now());
  } catch (error) {
    log.warn({ err: error, charge: chargeId, biller: charge.biller }, 'a charge was not compared with its biller');
  }
  return (await isTakenBack(db, chargeId)) ? 'taken-back-now' : 'stands';
}
