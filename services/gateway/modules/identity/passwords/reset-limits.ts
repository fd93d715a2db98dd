import { createHmac } from 'node:crypto';
import { sql } from 'kysely';
import type { GatewayServices } from '../../../services.ts';

/** Mails that an account gets, and requests that an address makes, in an hour. */
export const RESET_LIMITS = { account: 3, address: 30, windowMs: 3_600_000 } as const;

/** Counts a request in one statement. @returns whether it is within the limit */
export async function countReset(
  { db, clock, config }: Pick<GatewayServices, 'db' | 'clock' | 'config'>,
  kind: 'account' | 'address',
  subject: string,
): Promise<boolean> {
  const now = clock.now();
  const key = createHmac('sha256', config.secrets.derive('sign-in-limits')).update(`reset-${kind}:${subject}`);
  const { failures } = await db
    .insertInto('sign_in_limits')
    .values({ key: key.digest('hex'), failures: 1, resets_at: new Date(now.getTime() + RESET_LIMITS.windowMs) })
    .onConflict((conflict) =>
      conflict.column('key').doUpdateSet({
        failures: sql`case when sign_in_limits.resets_at <= ${now} then 1 else sign_in_limits.failures + 1 end`,
        resets_at: sql`case when sign_in_limits.resets_at <= ${now} then excluded.resets_at else sign_in_limits.resets_at end`,
      }),
    )
    .returning('failures')
    .executeTakeFirstOrThrow();
  return failures <= RESET_LIMITS[kind];
}
