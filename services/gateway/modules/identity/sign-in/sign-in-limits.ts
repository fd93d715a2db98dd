import { createHmac } from 'node:crypto';
import { sql } from 'kysely';
import type { GatewayServices } from '../../../services.ts';

/** Failed sign-ins that an account and, apart from it, an address may have in a window. */
export const SIGN_IN_LIMITS = { account: 10, address: 200, windowMs: 15 * 60_000 } as const;

type Needs = Pick<GatewayServices, 'db' | 'clock' | 'config'>;

/** Who tries to sign in, as far as limits go. Kept as keyed hashes only. */
export interface SignInSubject {
  readonly email: string;
  readonly clientNetwork: string;
}

/** Seconds to wait when the account or the address has used up its failures, else null. */
export async function secondsUntilAllowed(services: Needs, subject: SignInSubject): Promise<number | null> {
  const now = services.clock.now();
  const keys = keysOf(services, subject);
  const rows = await services.db
    .selectFrom('sign_in_limits')
    .select(['key', 'failures', 'resets_at'])
    .where('key', 'in', [keys.account, keys.address])
    .where('resets_at', '>', now)
    .execute();
  const full = rows.filter((row) => row.failures >= SIGN_IN_LIMITS[row.key === keys.account ? 'account' : 'address']);
  if (full.length === 0) return null;
  return Math.max(...full.map((row) => Math.ceil((row.resets_at.getTime() - now.getTime()) / 1_000)));
}

/**
 * Counts a failure in one statement, so that guesses made at once are all counted.
 * @returns seconds to wait when this failure was one too many, else null
 */
export async function countFailure(services: Needs, subject: SignInSubject): Promise<number | null> {
  const now = services.clock.now();
  const resetsAt = new Date(now.getTime() + SIGN_IN_LIMITS.windowMs);
  const keys = keysOf(services, subject);
  const rows = await services.db
    .insertInto('sign_in_limits')
    // Sorted: two statements that lock the same rows in another order would wait for each other.
    .values([keys.account, keys.address].toSorted().map((key) => ({ key, failures: 1, resets_at: resetsAt })))
    .onConflict((conflict) =>
      conflict.column('key').doUpdateSet({
        failures: sql`case when sign_in_limits.resets_at <= ${now} then 1 else sign_in_limits.failures + 1 end`,
        resets_at: sql`case when sign_in_limits.resets_at <= ${now} then excluded.resets_at else sign_in_limits.resets_at end`,
      }),
    )
    .returning(['key', 'failures', 'resets_at'])
    .execute();
  const over = rows.filter((row) => row.failures > SIGN_IN_LIMITS[row.key === keys.account ? 'account' : 'address']);
  if (over.length === 0) return null;
  return Math.max(...over.map((row) => Math.ceil((row.resets_at.getTime() - now.getTime()) / 1_000)));
}

/** Lets an account be tried again at once, as after a new password was chosen. */
export async function forgetFailures(services: Needs, email: string): Promise<void> {
  const { account } = keysOf(services, { email, clientNetwork: '' });
  await services.db.deleteFrom('sign_in_limits').where('key', '=', account).execute();
}

function keysOf(services: Needs, subject: SignInSubject): { account: string; address: string } {
  const secret = services.config.secrets.derive('sign-in-limits');
  const keyed = (text: string): string => createHmac('sha256', secret).update(text).digest('hex');
  return { account: keyed(`account:${subject.email}`), address: keyed(`address:${subject.clientNetwork}`) };
}
