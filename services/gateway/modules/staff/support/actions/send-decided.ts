import type { GatewayServices } from '../../../../services.ts';
import { sendCommands, sendOrderCommands } from '../../../money/billing/public.ts';
import type { Done } from '../member-action.ts';

/** Calls the biller about what an action has decided, after its transaction. What is not answered is sent again later. */
export async function sendWhatWasDecided(
  services: GatewayServices,
  { agreementId, orderId }: Pick<Done, 'agreementId' | 'orderId'>,
): Promise<void> {
  const now = services.clock.now();
  if (agreementId !== undefined) await sendCommands(services, now, agreementId);
  if (orderId !== undefined) await sendOrderCommands(services, now, orderId);
}
