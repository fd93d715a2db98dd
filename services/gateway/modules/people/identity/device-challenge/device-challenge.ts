import { DAY_MS } from '@network/lifecycle/calendar/utc-dates.ts';
import type { Tenant } from '@network/tenant/tenant-schema.ts';
import type { GatewayServices } from '../../../../services.ts';
import { queueMail } from '../../../platform/mail/public.ts';
import { lockAccount } from '../accounts.ts';
import { deviceName } from '../sessions/device-name.ts';
import { sayDevice } from '../sessions/say-device.ts';
import { endAllSessions, hashSessionId } from '../sessions/sessions.ts';
import { hashOfToken } from '../../../../http/stored-token.ts';

/** The time in which the mailed question can be answered. */
const CHALLENGE_LIFE_MS = DAY_MS;

/** A sign-in is compared with the last one if that was within this time. */
const COMPARED_MS = DAY_MS;

/**
 * Returns whether a sign-in must be approved: its country differs from the last one's, or the account is flagged (D34).
 */
export async function isChallengeDue(
  { db, clock }: Pick<GatewayServices, 'db' | 'clock'>,
  userId: string,
  country: string | null,
): Promise<boolean> {
  const user = await db
    .selectFrom('users')
    .select('device_challenge_required')
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();
  if (user.device_challenge_required) return true;
  if (country === null) return false;
  const last = await db
    .selectFrom('sessions')
    .select('country')
    .where('user_id', '=', userId)
    .where('created_at', '>', new Date(clock.now().getTime() - COMPARED_MS))
    .where('country', 'is not', null)
    // An unapproved sign-in does not show where the person is.
    .where((where) => where.or([where('challenge', 'is', null), where('challenge', '=', 'approved')]))
    .orderBy('created_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  return last !== undefined && last.country !== country;
}

export interface ChallengedSession {
  /** The session id as the browser has it. */
  readonly sessionId: string;
  readonly userId: string;
  readonly tenant: Tenant;
  readonly userAgent: string | undefined;
}

/** Mails the person to confirm the sign-in. */
export async function mailChallenge(services: GatewayServices, session: ChallengedSession): Promise<void> {
  const { db, clock } = services;
  const { sessionId, userId, tenant } = session;
  const token = services.randomBytes(32).toString('base64url');
  const now = clock.now();
  const link = (answer: 'approve' | 'block'): string =>
    `/oidc/device?${new URLSearchParams({ token, answer }).toString()}`;
  await db.transaction().execute(async (trx) => {
    const { email } = await trx.selectFrom('users').select('email').where('id', '=', userId).executeTakeFirstOrThrow();
    await trx
      .insertInto('device_challenges')
      .values({
        token_hash: hashOfToken(token),
        session_hash: hashSessionId(sessionId),
        user_id: userId,
        expires_at: new Date(now.getTime() + CHALLENGE_LIFE_MS),
      })
      .execute();
    const values = {
      date: now,
      device: () => sayDevice(deviceName(session.userAgent)),
      blockLink: tenant.urls.members + link('block'),
      link: link('approve'),
    };
    await queueMail(trx, { kind: 'deviceChallenge', to: email, tenant: tenant.id, values }, now);
  });
}

/** The session of a mailed link, as its hash; null for an expired link. Changes nothing. */
export async function challengedSession(
  { db, clock }: Pick<GatewayServices, 'db' | 'clock'>,
  token: string,
): Promise<string | null> {
  const challenge = await db
    .selectFrom('device_challenges')
    .select('session_hash')
    .where('token_hash', '=', hashOfToken(token))
    .where('expires_at', '>', clock.now())
    .executeTakeFirst();
  return challenge?.session_hash ?? null;
}

/**
 * Applies the answer of a mailed link, once. Approved, the session is activated and the flag is removed; blocked, every
 * session ends and the next sign-in is challenged again.
 * @returns whether the link was valid
 */
export async function answerChallenge(
  { db, clock }: Pick<GatewayServices, 'db' | 'clock'>,
  token: string,
  answer: 'approve' | 'block',
): Promise<boolean> {
  const now = clock.now();
  return db.transaction().execute(async (trx) => {
    const owner = await trx
      .selectFrom('device_challenges')
      .select('user_id')
      .where('token_hash', '=', hashOfToken(token))
      .executeTakeFirst();
    // The account before its link and its sessions, as whatever ends them does.
    if (owner) await lockAccount(trx, owner.user_id, 'no key update');
    const challenge = await trx
      .deleteFrom('device_challenges')
      .where('token_hash', '=', hashOfToken(token))
      .where('expires_at', '>', now)
      .returning(['session_hash', 'user_id'])
      .executeTakeFirst();
    if (!challenge) return false;
    if (answer === 'approve') {
      await trx
        .updateTable('sessions')
        .set({ challenge: 'approved' })
        .where('id_hash', '=', challenge.session_hash)
        .where('challenge', '=', 'pending')
        .execute();
    } else {
      await endAllSessions(trx, challenge.user_id, now);
      await trx.deleteFrom('device_challenges').where('user_id', '=', challenge.user_id).execute();
    }
    await trx
      .updateTable('users')
      .set({ device_challenge_required: answer === 'block' })
      .where('id', '=', challenge.user_id)
      .execute();
    return true;
  });
}

/** Returns whether a session waits for its approval. */
export async function isPendingSession(
  { db, clock }: Pick<GatewayServices, 'db' | 'clock'>,
  sessionId: string,
  tenantId: string,
): Promise<boolean> {
  const row = await db
    .selectFrom('sessions')
    .select('id_hash')
    .where('id_hash', '=', hashSessionId(sessionId))
    .where('tenant_id', '=', tenantId)
    .where('challenge', '=', 'pending')
    .where('revoked_at', 'is', null)
    .where('expires_at', '>', clock.now())
    .executeTakeFirst();
  return row !== undefined;
}
