import type { Database } from '../../../../db/database.ts';
import { hashOfToken } from '../../../../http/stored-token.ts';

/** The time for which a link that chooses a password works. */
export const RESET_LIFE_MS = 3_600_000;

/** Issues a token that chooses a new password once, out of 32 random bytes. */
export async function issueReset(
  db: Database,
  { userId, tenantId }: { readonly userId: string; readonly tenantId: string },
  random: Buffer,
  now: Date,
): Promise<string> {
  const token = random.toString('base64url');
  await db
    .insertInto('password_resets')
    .values({
      token_hash: hashOfToken(token),
      user_id: userId,
      tenant_id: tenantId,
      expires_at: new Date(now.getTime() + RESET_LIFE_MS),
    })
    .execute();
  return token;
}
