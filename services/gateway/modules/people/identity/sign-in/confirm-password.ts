import { countAgainstBudget } from '../../../../limits/spend-budget.ts';
import { tryWithinBudget } from '../../../../limits/try-within-budget.ts';
import type { GatewayServices } from '../../../../services.ts';
import { isPasswordOf } from '../../../../passwords/password-hash.ts';

type Needs = Pick<GatewayServices, 'db' | 'clock' | 'config'>;

export interface PasswordConfirmation {
  readonly userId: string;
  readonly password: string;
  readonly clientAddress: string;
}

/**
 * Returns whether a signed-in person knows their password. Wrong ones count as failed sign-ins: a stolen session is no
 * way around their limit. The sessions of a person share one allowance, so that several of them have no more tries than
 * one; it is apart from that of the account, so that nobody who guesses elsewhere bars the owner from a new password.
 * @returns the account that was found to be theirs, or why not
 */
export async function confirmPassword(
  services: Needs,
  { userId, password, clientAddress }: PasswordConfirmation,
): Promise<{ readonly email: string; readonly passwordHash: string } | 'wrong' | 'limited'> {
  const { email, password_hash: passwordHash } = await services.db
    .selectFrom('users')
    .select(['email', 'password_hash'])
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();
  const spender = { person: userId, address: clientAddress };
  const tried = await tryWithinBudget(services, 'signInFailures', spender, async () =>
    (await isPasswordOf(passwordHash, password.slice(0, 1_024))) ? { email, passwordHash } : null,
  );
  if (tried.outcome === 'right') return tried.found;
  if (tried.outcome === 'wrong') await countAgainstBudget(services, 'signInFailures', { account: email });
  return tried.outcome;
}
