import { DAY_MS } from '@network/lifecycle/calendar/utc-dates.ts';
import { networkOf } from '@network/server/limits/client-network.ts';
import type { Database } from '../../../../db/database.ts';
import { spendBudget } from '../../../../limits/spend-budget.ts';
import type { GatewayServices } from '../../../../services.ts';
import { queueMail } from '../../../platform/mail/public.ts';
import { lockAccount } from '../accounts.ts';
import { type OwnAccount, takeBack, type TakenBack } from '../email-change/take-back.ts';
import { undoMoves } from '../email-change/undo-moves.ts';
import { deviceName } from '../sessions/device-name.ts';
import { sayDevice } from '../sessions/say-device.ts';
import { knownDevice } from '../sign-in/known-device.ts';
import { hashOfToken } from '../../../../http/stored-token.ts';

/** The time for which the link of an alert works. */
const ALERT_LIFE_MS = 7 * DAY_MS;

/** The path of the page behind the link, at the gateway's public address. */
export const NOT_ME_PATH = '/sign-in/not-me';

/** A sign-in that just succeeded. */
export interface DeviceSignIn {
  readonly account: Parameters<typeof knownDevice>[1];
  readonly tenantId: string;
  readonly clientAddress: string;
  readonly userAgent: string | undefined;
  /** The identity server's cookies as the browser brought them. */
  readonly cookies: string | undefined;
}

/**
 * Mails the owner when a browser signs in to their account for the first time: one without the cookie of a known
 * device, and unlike each that is signed in now. Not at an account's first sign-in, and not where a device challenge
 * asks the same. That an account was signed in to before is known longer than its sessions, so that the owner of a
 * dormant one is mailed too.
 */
export async function alertOfNewDevice(services: GatewayServices, signIn: DeviceSignIn): Promise<void> {
  const { account, tenantId } = signIn;
  // One of before the second step was switched on is no news to its owner.
  const known = [account, { ...account, second_step_since: null }];
  if (known.some((each) => knownDevice(services, each, signIn.cookies) !== null)) return;
  const device = deviceName(signIn.userAgent);
  const now = services.clock.now();
  const [user, sessions] = await Promise.all([
    services.db
      .selectFrom('users')
      .select(['device_challenge_required', 'has_signed_in'])
      .where('id', '=', account.id)
      .executeTakeFirstOrThrow(),
    services.db
      .selectFrom('sessions')
      .select(['user_agent', 'client_network', 'revoked_at', 'expires_at'])
      .where('user_id', '=', account.id)
      .execute(),
  ]);
  if (!user.has_signed_in || user.device_challenge_required) return;
  const network = networkOf(signIn.clientAddress);
  const isLikeOne = sessions.some(
    (each) =>
      each.revoked_at === null &&
      each.expires_at > now &&
      each.user_agent === device &&
      each.client_network === network,
  );
  if (isLikeOne || (await spendBudget(services, 'deviceAlerts', { account: account.id })) !== null) return;
  const token = services.randomBytes(32).toString('base64url');
  await services.db.transaction().execute(async (trx) => {
    // A person who signs in while the owner takes the account back must not be mailed a link that takes it once more.
    await lockAccount(trx, account.id, 'no key update');
    const own = trx.selectFrom('users').select('email').where('id', '=', account.id).where('disabled_at', 'is', null);
    const owner = await own.executeTakeFirst();
    if (!owner) return;
    await trx
      .insertInto('device_alerts')
      .values({
        token_hash: hashOfToken(token),
        user_id: account.id,
        tenant_id: tenantId,
        signed_in_at: now,
        expires_at: new Date(now.getTime() + ALERT_LIFE_MS),
      })
      .execute();
    const link = `${NOT_ME_PATH}?${new URLSearchParams({ brand: tenantId, token }).toString()}`;
    const values = { date: now, device: () => sayDevice(device), link };
    await queueMail(trx, { kind: 'newDevice', to: owner.email, tenant: tenantId, values, linkOn: 'api' }, now);
  });
}

/** Returns whether the link of an alert still works. */
export async function isAlertOpen({ db, clock }: GatewayServices, token: string): Promise<boolean> {
  const row = await db
    .selectFrom('device_alerts')
    .select('user_id')
    .where('token_hash', '=', hashOfToken(token))
    .where('expires_at', '>', clock.now())
    .executeTakeFirst();
  return row !== undefined;
}

/**
 * Takes an account back because its owner did not sign in: at the address that the alert was mailed to, also where the
 * account was moved since. The link of the alert itself chooses no password: a week is too long for that.
 * @returns the outcome for the account; null for a link that no longer works: of simultaneous calls one succeeds
 */
export async function takeBackAfterAlert(services: GatewayServices, token: string): Promise<TakenBack | null> {
  if (!(await isAlertOpen(services, token))) return null;
  const outcome = await takeBack(services, (trx) => useAlert(services, trx, token));
  if (outcome !== null) services.log.info('an account was taken back by the link of an alert of a new device');
  return outcome;
}

async function useAlert(
  { clock }: Pick<GatewayServices, 'clock'>,
  trx: Database,
  token: string,
): Promise<OwnAccount | null> {
  const known = trx.selectFrom('device_alerts').select('user_id').where('token_hash', '=', hashOfToken(token));
  const owner = await known.executeTakeFirst();
  // The account first, as whatever else takes it back does.
  if (owner) await lockAccount(trx, owner.user_id, 'update');
  const alert = await trx
    .deleteFrom('device_alerts')
    .where('token_hash', '=', hashOfToken(token))
    .where('expires_at', '>', clock.now())
    .returning(['user_id', 'tenant_id', 'signed_in_at'])
    .executeTakeFirst();
  if (!alert) return null;
  const { user_id: userId, tenant_id: tenantId } = alert;
  const movedFrom = await undoMoves(trx, userId, alert.signed_in_at);
  const current = trx.selectFrom('users').select('email').where('id', '=', userId);
  const email = movedFrom ?? (await current.executeTakeFirstOrThrow()).email;
  return { userId, tenantId, email, taking: { at: alert.signed_in_at, from: email } };
}
