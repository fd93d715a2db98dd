import type { GatewayServices } from '../../../../services.ts';
import { isUnclaimed } from '../subscription/claim-command.ts';

/**
 * Claims a command about an order for one attempt. What withdraws it and what claims it change the same row, so each sees the other.
 * @returns false when it is withdrawn, or another gateway has it
 */
export async function claimOrderCommand(
  { db, clock }: Pick<GatewayServices, 'db' | 'clock'>,
  id: string,
): Promise<boolean> {
  const now = clock.now();
  const claimed = await db
    .updateTable('order_commands')
    .set((fields) => ({ claimed_at: now, attempts: fields('attempts', '+', 1) }))
    .where('id', '=', id)
    .where('state', '=', 'pending')
    .where(isUnclaimed(now))
    .executeTakeFirst();
  return claimed.numUpdatedRows === 1n;
}
