import type { GatewayServices } from '../../../services.ts';
import { networkOf } from '../sessions/client-network.ts';
import { isPasswordOf } from './password.ts';
import { countFailure, secondsUntilAllowed } from './sign-in-limits.ts';

type Needs = Pick<GatewayServices, 'db' | 'clock' | 'config'>;

export interface AskedPassword {
  readonly userId: string;
  readonly password: string;
  readonly clientAddress: string;
}

/**
 * Whether a signed-in person knows their password. Wrong ones count as failed sign-ins: a stolen session is no way around
 * their limit.
 * @returns the account that was found to be theirs, or why not
 */
export async function confirmPassword(
  services: Needs,
  { userId, password, clientAddress }: AskedPassword,
): Promise<{ readonly email: string; readonly passwordHash: string } | 'wrong' | 'limited'> {
  const { email, password_hash: passwordHash } = await services.db
    .selectFrom('users')
    .select(['email', 'password_hash'])
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();
  const subject = { email, clientNetwork: networkOf(clientAddress, 'whole') };
  if ((await secondsUntilAllowed(services, subject)) !== null) return 'limited';
  if (await isPasswordOf(passwordHash, password.slice(0, 1_024))) return { email, passwordHash };
  return (await countFailure(services, subject)) === null ? 'wrong' : 'limited';
}
