import { createHash, randomBytes } from 'node:crypto';
import type { Database } from '../../../db/database.ts';

/** How long an `al_token` is worth something (D24). */
export const AUTOLOGIN_LIFE_MS = 120_000;

/**
 * The id that signs a person in once, as `al_token` of an address (D24). Stored hashed only; give the transaction that
 * makes the change after which the person is sent back.
 */
export async function issueAutologin(db: Database, userId: string, now: Date): Promise<string> {
  const id = randomBytes(32).toString('base64url');
  await db
    .insertInto('autologins')
    .values({
      token_hash: hashOf(id),
      user_id: userId,
      expires_at: new Date(now.getTime() + AUTOLOGIN_LIFE_MS),
      used_at: null,
    })
    .execute();
  return id;
}

/** Whom the id signs in; null when it is unknown, used, expired or of a banned account. Of calls that come at once, one is answered. */
export async function takeAutologin(db: Database, id: string, now: Date): Promise<string | null> {
  const used = await db
    .updateTable('autologins')
    .set({ used_at: now })
    .where('token_hash', '=', hashOf(id))
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .where('user_id', 'in', db.selectFrom('users').select('id').where('disabled_at', 'is', null))
    .returning('user_id')
    .executeTakeFirst();
  return used?.user_id ?? null;
}

function hashOf(id: string): string {
  return createHash('sha256').update(id).digest('hex');
}
