import { securityMailParts as securityMailPartsInEnglish } from '@network/messages/security-mails.ts';
import type { Database } from '../../../../db/database.ts';
import { queueMail } from '../../../platform/mail/public.ts';
import { spoken } from '../../../../http/language.ts';
import { forgottenPath } from '../passwords/reset-addresses.ts';

const securityMailParts = spoken(securityMailPartsInEnglish);

/** The changes of how a person signs in. */
export type SecurityChange = keyof typeof securityMailParts.securityChanges;

/** Mails a person that something about their sign-in changed; pass the transaction that changes it. */
export async function mailSecurityChange(
  db: Database,
  { email, tenantId, change }: { readonly email: string; readonly tenantId: string; readonly change: SecurityChange },
  now: Date,
): Promise<void> {
  const values = { date: now, change: () => securityMailParts.securityChanges[change], link: forgottenPath(tenantId) };
  await queueMail(db, { kind: 'securityChanged', to: email, tenant: tenantId, values, linkOn: 'api' }, now);
}
