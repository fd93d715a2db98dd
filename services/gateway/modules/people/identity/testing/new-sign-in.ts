import type { GatewayServices } from '../../../../services.ts';
import { beginSignIn } from '../sessions/sign-ins.ts';

/** Begins a sign-in of a person at the identity server, without the form. @returns its id, for what comes of it */
export async function newSignIn(services: Pick<GatewayServices, 'db' | 'clock'>, userId: string): Promise<string> {
  const uid = crypto.randomUUID();
  const { sign_in_epoch: epoch } = await services.db
    .selectFrom('users')
    .select('sign_in_epoch')
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();
  if (!(await beginSignIn(services, uid, { userId, epoch }))) throw new Error('The account can’t be signed in to.');
  return uid;
}
