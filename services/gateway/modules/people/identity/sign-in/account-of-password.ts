import { tryWithinBudget } from '../../../../limits/try-within-budget.ts';
import { isPasswordOf } from '../../../../passwords/password-hash.ts';
import type { GatewayServices } from '../../../../services.ts';

/**
 * The account that somebody proves to be theirs on the join form, by its email and its password. Null for no account, another
 * password, a disabled account, and for whom the limit of wrong ones is reached, whose password is not looked at: the caller
 * learns nothing of why, and one password takes the same time as another.
 */
export async function accountOfPassword(
  services: Pick<GatewayServices, 'db' | 'clock' | 'config'>,
  typed: { readonly email: string; readonly password: string; readonly clientAddress: string },
): Promise<string | null> {
  const { email, password, clientAddress } = typed;
  const account = await services.db
    .selectFrom('users')
    .select(['id', 'password_hash', 'disabled_at'])
    .where('email', '=', email)
    .executeTakeFirst();
  const tried = await tryWithinBudget(services, 'joinPasswords', { account: email, address: clientAddress }, async () =>
    (await isPasswordOf(account?.password_hash ?? null, password)) && account ? account : null,
  );
  return tried.outcome === 'right' && tried.found.disabled_at === null ? tried.found.id : null;
}
