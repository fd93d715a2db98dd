import type { Account, KoaContextWithOIDC } from 'oidc-provider';
import type { GatewayServices } from '../../../../services.ts';
import { beginSignIn } from '../sessions/sign-ins.ts';

/** The result of an answered form, which the library stores until its browser goes on. */
export const answeredBy = (userId: string, epoch: number, methods: readonly string[]) => ({
  login: { accountId: userId, amr: [...methods], epoch },
});

/**
 * The account that the library continues with; undefined where it can't be signed in to. Where a form was answered, the
 * sign-in begins here, before the library stores a session or a code of it, unless everybody was signed out of the
 * account since the answer.
 */
export async function findAccount(
  services: Pick<GatewayServices, 'db' | 'clock'>,
  { result, session }: Pick<KoaContextWithOIDC['oidc'], 'result' | 'session'>,
  accountId: string,
): Promise<Account | undefined> {
  const isFound =
    result?.login && session
      ? await beginAnswered(services, session.uid, result.login)
      : await isOpenAccount(services, accountId);
  return isFound ? { accountId, claims: () => ({ sub: accountId }) } : undefined;
}

async function beginAnswered(
  services: Pick<GatewayServices, 'db' | 'clock'>,
  uid: string,
  { accountId: userId, epoch }: { readonly accountId: string; readonly epoch?: unknown },
): Promise<boolean> {
  // The release before left none: its forms are answered once more.
  return typeof epoch === 'number' && beginSignIn(services, uid, { userId, epoch });
}

async function isOpenAccount({ db }: Pick<GatewayServices, 'db'>, id: string): Promise<boolean> {
  const open = db.selectFrom('users').select('id').where('id', '=', id).where('disabled_at', 'is', null);
  return (await open.executeTakeFirst()) !== undefined;
}
