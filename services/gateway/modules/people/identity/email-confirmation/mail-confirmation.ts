import { randomBytes } from 'node:crypto';
import { DAY_MS } from '@network/lifecycle/calendar/utc-dates.ts';
import type { Database } from '../../../../db/database.ts';
import { queueMail } from '../../../platform/mail/public.ts';
import { hashOfToken } from '../../../../http/stored-token.ts';

/** The time for which a mailed link confirms an email. */
export const EMAIL_CONFIRMATION_LIFE_MS = 7 * DAY_MS;

/** The path of the page that confirms an email, at the gateway's public address. */
export const CONFIRM_EMAIL_PATH = '/email/confirm';

/** The person and the email to confirm. */
export interface Unconfirmed {
  readonly userId: string;
  readonly email: string;
  readonly tenantId: string;
}

/** Mails a link that confirms an email, once; give the transaction that makes the account. */
export async function mailConfirmation(
  db: Database,
  { userId, email, tenantId }: Unconfirmed,
  now: Date,
): Promise<void> {
  const token = randomBytes(32).toString('base64url');
  await db
    .insertInto('email_confirmations')
    .values({
      token_hash: hashOfToken(token),
      user_id: userId,
      email,
      expires_at: new Date(now.getTime() + EMAIL_CONFIRMATION_LIFE_MS),
    })
    .execute();
  const link = `${CONFIRM_EMAIL_PATH}?${new URLSearchParams({ brand: tenantId, token }).toString()}`;
  const values = { email, link };
  await queueMail(db, { kind: 'emailConfirmation', to: email, tenant: tenantId, values, linkOn: 'api' }, now);
}
