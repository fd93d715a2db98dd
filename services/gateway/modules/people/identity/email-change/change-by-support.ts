import { VIP_DOMAIN } from '@network/tenant/constants.ts';
import { parseMemberEmail } from '@network/validation/email.ts';
import type { Database } from '../../../../db/database.ts';
import type { GatewayServices } from '../../../../services.ts';
import type { Mail } from '../../../platform/mail/public.ts';
import { endLeftOpen } from '../security/end-left-open.ts';
import { endAllSessions } from '../sessions/sessions.ts';
import { hasForeignEmail, lockForOwner } from './foreign-email.ts';
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
 * Starts a correction of a member's address, which support requested and a second member of staff approved. The new
 * address is mailed a link, and the account moves when somebody there follows it: an address that support mistyped gets
 * no account. Every device is signed out then. Where support said that the account is stolen it is locked at once,
 * since the person who has it is notified. An account that was taken back and still has the address of the person who
 * took it counts as stolen, whatever support said. If the new address has an account already, it is mailed that instead
 * of the link, unless nobody confirmed that account and this one is stolen.
 * @returns the mail that tells the old address, which the caller queues, and whose that address is: only its owner can undo the correction
 */
export async function openChangeBySupport(
  services: Pick<GatewayServices, 'clock' | 'randomBytes' | 'endMailedLinks' | 'endLeftOpen'>,
  trx: Database,
  change: Readonly<Record<'userId' | 'tenantId' | 'oldEmail' | 'newEmail', string>> & { readonly isStolen: boolean },
): Promise<{ readonly mail: Mail; readonly oldEmailIs: OldEmailIs }> {
  const isStolen = change.isStolen || (await hasForeignEmail(trx, change.userId));
  const opened = await openEmailChange(services, trx, { ...change, isStolen, sessionId: null });
  const now = services.clock.now();
  if (isStolen) {
    await lockForOwner(trx, change.userId, now);
    await endAllSessions(trx, change.userId, now);
    await endLeftOpen(services, trx, change.userId, now);
  }
  const mail = mailToOldAddress(opened, { ...change, by: 'support', now });
  return { mail, oldEmailIs: opened.oldEmailIs };
}
