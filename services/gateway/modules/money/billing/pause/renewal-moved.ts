import { setTimeout as pause } from 'node:timers/promises';
import type { GatewayServices } from '../../../../services.ts';

const LOOK_EVERY_MS = 100;
const MOST_LOOKS = 30;

/**
 * Returns whether the biller knows every change of an agreement's next renewal. While a gateway is calling it, the
 * answer takes three seconds at most.
 * @param isSent whether the command was sent by this call: then one that no gateway is sending has failed
 */
export async function isRenewalTaken(
  { db }: Pick<GatewayServices, 'db'>,
  agreementId: string,
  isSent = true,
): Promise<boolean> {
  for (let look = 0; look < MOST_LOOKS; look += 1) {
    const pending = await db
      .selectFrom('biller_commands')
      .select('claimed_at')
      .where('agreement_id', '=', agreementId)
      .where('kind', '=', 'price')
      .where('state', '=', 'pending')
      .executeTakeFirst();
    if (!pending) return true;
    if (isSent && pending.claimed_at === null) return false;
    await pause(LOOK_EVERY_MS);
  }
  return false;
}
