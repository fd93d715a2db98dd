import { mails } from '@network/messages/mails.ts';
import type { Tenant } from '@network/tenant/tenant-schema.ts';
import type { Database } from '../../../db/database.ts';
import { storedValuesOf, type Mail } from './queue-mail.ts';
import { isMailKind, renderMail } from './render-mail.ts';

/** A mail to a person, as staff look it up. */
export interface MailOfMember {
  readonly id: string;
  readonly kind: string;
  readonly brand: string;
  readonly subject: string;
  readonly state: 'queued' | 'sent' | 'failed';
  readonly queuedAt: Date;
  readonly settledAt: Date | null;
}

/**
 * The mails to an address, the newest first. What a mail said is deleted once it is sent, so that a subject has an ellipsis
 * where the recipient read a value.
 */
export async function mailsOfMember(
  db: Database,
  {
    email,
    nameOf,
    most,
  }: { readonly email: string; readonly nameOf: (brand: string) => string; readonly most: number },
): Promise<readonly MailOfMember[]> {
  const rows = await db
    .selectFrom('mails')
    .select(['id', 'kind', 'tenant_id as brand', 'state', 'queued_at as queuedAt', 'settled_at as settledAt'])
    .where('recipient', '=', email)
    .orderBy('queued_at', 'desc')
    .limit(most)
    .execute();
  return rows.map((row) => ({ ...row, subject: subjectOf(row.kind, nameOf(row.brand)) }));
}

function subjectOf(kind: string, brand: string): string {
  if (!isMailKind(kind)) return kind;
  return mails[kind].subject.replaceAll('{brand}', brand).replaceAll(/\{\w+\}/g, '…');
}

/** What a mail will say, for somebody to read before it is queued. */
export function previewMail(mail: Mail, tenant: Tenant): { readonly subject: string; readonly text: string } {
  // Only promotional mail has a reader, who gets a token of their own, and none that is read before invites anybody to join.
  const parts = { tokenFor: () => '', sellsMemberships: true };
  const { subject, text } = renderMail(mail.kind, tenant, storedValuesOf(mail), parts);
  return { subject, text };
}
