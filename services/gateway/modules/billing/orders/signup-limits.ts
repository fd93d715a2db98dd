import { createHmac } from 'node:crypto';
import { sql } from 'kysely';
import type { GatewayServices } from '../../../services.ts';
import { networkOf } from '../../identity/sessions/client-network.ts';

/** Payment pages that an email and an address may begin to join with, and mails about it that an account gets, an hour. */
export const SIGNUP_LIMITS = { email: 10, address: 100, mail: 1, windowMs: 3_600_000 } as const;

type Subject = Exclude<keyof typeof SIGNUP_LIMITS, 'windowMs'>;
type Needs = Pick<GatewayServices, 'db' | 'clock' | 'config'>;

/**
 * Counts a signup that is begun, whether or not there is an account for its email.
 * @returns seconds to wait when it is one too many for the email or the address, else null
 */
export async function countSignup(
  services: Needs,
  { email, clientAddress }: { readonly email: string; readonly clientAddress: string },
): Promise<number | null> {
  const waits = [
    await count(services, 'address', networkOf(clientAddress, 'whole')),
    await count(services, 'email', email),
  ].filter((wait) => wait !== null);
  return waits.length === 0 ? null : Math.max(...waits);
}

/** Whether an address may be mailed about a signup with its email now; counts the mail. */
export async function mayMailAboutSignup(services: Needs, email: string): Promise<boolean> {
  return (await count(services, 'mail', email)) === null;
}

/** Counts in one statement, so that calls made at once are all counted. */
async function count({ db, clock, config }: Needs, kind: Subject, subject: string): Promise<number | null> {
  const now = clock.now();
  const key = createHmac('sha256', config.secrets.derive('sign-in-limits')).update(`signup-${kind}:${subject}`);
  const { failures, resets_at } = await db
    .insertInto('sign_in_limits')
    .values({ key: key.digest('hex'), failures: 1, resets_at: new Date(now.getTime() + SIGNUP_LIMITS.windowMs) })
    .onConflict((conflict) =>
      conflict.column('key').doUpdateSet({
        failures: sql`case when sign_in_limits.resets_at <= ${now} then 1 else sign_in_limits.failures + 1 end`,
        resets_at: sql`case when sign_in_limits.resets_at <= ${now} then excluded.resets_at else sign_in_limits.resets_at end`,
      }),
    )
    .returning(['failures', 'resets_at'])
    .executeTakeFirstOrThrow();
  if (failures <= SIGNUP_LIMITS[kind]) return null;
  return Math.max(1, Math.ceil((resets_at.getTime() - now.getTime()) / 1_000));
}
