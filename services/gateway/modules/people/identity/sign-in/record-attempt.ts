import { networkOf } from '@network/server/limits/client-network.ts';
import type { GatewayServices } from '../../../../services.ts';
import type { SignInAttemptsTable } from '../tables.ts';

/** The origin of a sign-in. */
export interface AttemptOrigin {
  readonly tenantId: string;
  readonly clientAddress: string;
  readonly country: string | null;
}

/** Writes one row of the trail of sign-ins, without what was typed. */
export async function recordAttempt(
  { db, clock }: Pick<GatewayServices, 'db' | 'clock'>,
  { tenantId, clientAddress, country }: AttemptOrigin,
  userId: string | null,
  outcome: SignInAttemptsTable['outcome'],
): Promise<void> {
  await db
    .insertInto('sign_in_attempts')
    .values({
      user_id: userId,
      tenant_id: tenantId,
      outcome,
      client_network: networkOf(clientAddress),
      country,
      attempted_at: clock.now(),
    })
    .execute();
}
