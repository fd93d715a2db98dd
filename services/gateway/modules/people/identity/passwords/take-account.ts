import { randomBytes } from 'node:crypto';
import type { Database } from '../../../../db/database.ts';
import type { GatewayServices } from '../../../../services.ts';
import { markEmailConfirmed } from '../email-confirmation/confirm-email.ts';
import { shutOut } from '../security/shut-out.ts';
import { hashPassword } from '../../../../passwords/password-hash.ts';
import { issueReset } from './issue-reset.ts';

/** The hash of an unknown password. */
export function unusablePasswordHash(): Promise<string> {
  return hashPassword(randomBytes(32).toString('base64url'));
}

/**
 * Transfers an account with an unconfirmed email to the person who proved the address by a mailed link: its password,
 * which somebody else may have chosen, becomes invalid, their passkeys and second step go, every session and what they left
 * open ends, and the address is confirmed.
 * @returns the token of a link that chooses a new password
 */
export async function takeAccount(
  services: Pick<GatewayServices, 'endMailedLinks' | 'endLeftOpen'>,
  trx: Database,
  { userId, tenantId, passwordHash }: Readonly<Record<'userId' | 'tenantId' | 'passwordHash', string>>,
  now: Date,
): Promise<string> {
  await shutOut(services, trx, { userId, passwordHash }, now);
  await markEmailConfirmed(trx, userId, now);
  return issueReset(trx, { userId, tenantId }, randomBytes(32), now);
}
