import { randomBytes } from 'node:crypto';
import type { Database } from '../../../../db/database.ts';
import { browserHash } from '../../../../http/browser-secret.ts';
import type { ProvenPerson } from '../sessions/sign-ins.ts';
import { hashOfToken } from '../../../../http/stored-token.ts';

/** The time for which an `al_token` works. */
export const AUTOLOGIN_LIFE_MS = 120_000;

/**
 * The place in which an autologin works: this tenant, in the browser with this secret, and nowhere
 * else.
 */
export interface AutologinPlace {
  readonly tenantId: string;
  readonly browser: string;
}

/**
 * The id that signs a person in once, as `al_token` of an address. Only its hash is stored; give the transaction that
 * makes the change after which the person is sent back.
 */
export async function issueAutologin(
  db: Database,
  { userId, tenantId, browser }: AutologinPlace & { readonly userId: string },
  now: Date,
): Promise<string> {
  const id = randomBytes(32).toString('base64url');
  await db
    .insertInto('autologins')
    .values({
      token_hash: hashOfToken(id),
      user_id: userId,
      tenant_id: tenantId,
      browser_hash: browserHash(browser),
      expires_at: new Date(now.getTime() + AUTOLOGIN_LIFE_MS),
      used_at: null,
    })
    .execute();
  return id;
}

/**
 * Consumes an id and returns the person it signs in, unless everybody is signed out of their account before the sign-in begins; null
 * when it is unknown, used, expired, of a banned account, or presented at another tenant or browser than its own, where it remains
 * valid. Of simultaneous calls one succeeds.
 */
export async function takeAutologin(
  db: Database,
  id: string,
  { tenantId, browser }: AutologinPlace,
  now: Date,
): Promise<ProvenPerson | null> {
  const used = await db
    .updateTable('autologins')
    .from('users')
    .set({ used_at: now })
    .whereRef('users.id', '=', 'autologins.user_id')
    .where('token_hash', '=', hashOfToken(id))
    .where('tenant_id', '=', tenantId)
    .where('browser_hash', '=', browserHash(browser))
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .where('users.disabled_at', 'is', null)
    .returning(['users.id as userId', 'users.sign_in_epoch as epoch'])
    .executeTakeFirst();
  return used ?? null;
}
