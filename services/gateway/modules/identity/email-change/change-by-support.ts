import { VIP_DOMAIN } from '@network/tenant/constants.ts';
import { parseMemberEmail } from '@network/validation/email.ts';
import type { Database } from '../../../db/database.ts';
import type { GatewayServices } from '../../../services.ts';
import type { Mail } from '../../mail/public.ts';
import { openEmailChange } from './open-email-change.ts';
import type { OldEmailIs } from './tables.ts';
import { mailToOldAddress } from './tell-old-address.ts';

/** The address that support types for a member, as it would be stored, or why it can't be theirs. */
export function newEmailOf(
  typed: string,
  current: string,
): { readonly email: string } | 'EMAIL_INVALID' | 'EMAIL_UNCHANGED' {
  const email = parseMemberEmail(typed, VIP_DOMAIN);
  if (email === null) return 'EMAIL_INVALID';
  return email === current ? 'EMAIL_UNCHANGED' : { email };
}

/**
 * Opens a change of email that support asks for and a second member of staff agreed to. It counts once the new address
 * confirms it, so that no other mistake takes the place of one; every session ends then, and a stolen account is taken from
 * whoever has it. An address that has an account is mailed that instead, as when a member asks.
 * @returns the mail to the old address, which is not queued yet, and whose that address is, which decides about an undo
 */
export async function openChangeBySupport(
  services: Pick<GatewayServices, 'clock' | 'randomBytes'>,
  trx: Database,
  change: Readonly<Record<'userId' | 'tenantId' | 'oldEmail' | 'newEmail', string>> & { readonly isStolen: boolean },
): Promise<{ readonly mail: Mail; readonly oldEmailIs: OldEmailIs }> {
  const opened = await openEmailChange(services, trx, { ...change, sessionId: null });
  const mail = mailToOldAddress(opened, { ...change, by: 'support', now: services.clock.now() });
  return { mail, oldEmailIs: opened.oldEmailIs };
}
