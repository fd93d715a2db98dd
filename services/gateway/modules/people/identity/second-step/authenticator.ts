import type { Database } from '../../../../db/database.ts';
import type { GatewayServices } from '../../../../services.ts';
import { tokenCipher } from '../sessions/token-cipher.ts';
import { acceptedStep, SECRET_BYTES } from './totp.ts';

type Needs = Pick<GatewayServices, 'db' | 'clock' | 'config' | 'randomBytes'>;

/** Returns whether an account has the second step switched on. */
export async function hasSecondStep(db: Database, userId: string): Promise<boolean> {
  const row = await db
    .selectFrom('authenticators')
    .select('user_id')
    .where('user_id', '=', userId)
    .where('confirmed_at', 'is not', null)
    .executeTakeFirst();
  return row !== undefined;
}

/** Stores a new secret that waits for its first code. @returns null when the second step is on already */
export async function prepareAuthenticator(services: Needs, userId: string): Promise<Uint8Array | null> {
  const secret = services.randomBytes(SECRET_BYTES);
  const row = {
    secret: sealSecret(services, userId, secret),
    created_at: services.clock.now(),
    confirmed_at: null,
    last_step: 0,
  };
  const saved = await services.db
    .insertInto('authenticators')
    .values({ user_id: userId, ...row })
    .onConflict((conflict) =>
      conflict.column('user_id').doUpdateSet(row).where('authenticators.confirmed_at', 'is', null),
    )
    .executeTakeFirst();
  return (saved.numInsertedOrUpdatedRows ?? 0n) > 0n ? secret : null;
}

/**
 * Accepts a code of the authenticator app, each step once; of simultaneous calls with one code one succeeds.
 * @param state `on` for a sign-in, `waiting` for the first code, which switches the second step on
 */
export async function acceptCode(
  services: Needs,
  userId: string,
  code: string,
  state: 'on' | 'waiting',
): Promise<boolean> {
  const { db, clock } = services;
  const row = await db
    .selectFrom('authenticators')
    .select(['secret', 'last_step', 'created_at'])
    .where('user_id', '=', userId)
    .where('confirmed_at', state === 'on' ? 'is not' : 'is', null)
    .executeTakeFirst();
  const secret = row ? openSecret(services, userId, row.secret) : null;
  if (!row || secret === null) return false;
  const now = clock.now();
  const step = acceptedStep(secret, code, now, row.last_step);
  if (step === null) return false;
  const accepted = await db
    .updateTable('authenticators')
    .set({
      last_step: step,
      ...(state === 'waiting' && { confirmed_at: now }),
      // The secret is sealed with the current key, so that a former key can be retired.
      secret: sealSecret(services, userId, secret),
    })
    .where('user_id', '=', userId)
    .where('last_step', '<', step)
    .where('secret', '=', row.secret)
    .executeTakeFirst();
  return accepted.numUpdatedRows > 0n;
}

/** Switches the second step off and deletes the recovery codes. @returns whether it was on, or waited */
export async function removeAuthenticator(trx: Database, userId: string): Promise<boolean> {
  const removed = await trx.deleteFrom('authenticators').where('user_id', '=', userId).executeTakeFirst();
  await trx.deleteFrom('recovery_codes').where('user_id', '=', userId).execute();
  return removed.numDeletedRows > 0n;
}

function sealSecret(services: Needs, userId: string, secret: Uint8Array): string {
  const content = [userId, Buffer.from(secret).toString('base64')];
  return tokenCipher(services, 'authenticator-secrets').seal(JSON.stringify(content));
}

function openSecret(services: Needs, userId: string, sealed: string): Uint8Array | null {
  const text = tokenCipher(services, 'authenticator-secrets').open(sealed);
  if (text === null) return null;
  const [owner, secret] = JSON.parse(text) as readonly [string, string];
  // A row that was copied to another account opens nothing there.
  return owner === userId ? new Uint8Array(Buffer.from(secret, 'base64')) : null;
}
