import type { Database } from '../../db/database.ts';
import { mayReceive } from './mail-purpose.ts';
import { type LinkHost, type MailKind, type MailValues, storeValue } from './mail-values.ts';

interface MailOf<Kind extends MailKind> {
  readonly kind: Kind;
  /** The recipient's address, as the account has it. */
  readonly to: string;
  /** Id of the brand that it comes from. */
  readonly tenant: string;
  readonly values: MailValues<Kind>;
  /** Where `values.link` is; the members host unless said. */
  readonly linkOn?: LinkHost;
  /** The event, such as `receipt:<charge id>`: it is mailed once, however often it is queued. */
  readonly idempotencyKey?: string;
}

/** A mail to be sent. */
export type Mail = { readonly [Kind in MailKind]: MailOf<Kind> }[MailKind];

/**
 * Writes a mail to the outbox; give the transaction of what it tells of, so that there is one exactly if that happened.
 * It is sent within seconds.
 * @returns false when one with the same key is there already, or the address may not get this kind
 * @throws TypeError when the link is no path
 */
export async function queueMail(db: Database, mail: Mail, now: Date): Promise<boolean> {
  if (!(await mayReceive(db, mail.kind, mail.to))) return false;
  const { link, ...open } = mail.values;
  if (!/^\/(?![/\\])/.test(link)) throw new TypeError('The link of a mail is a path that begins with one slash.');
  const values = Object.fromEntries(Object.entries(open).map(([name, value]) => [name, storeValue(value)]));
  const queued = await db
    .insertInto('mails')
    .values({
      idempotency_key: mail.idempotencyKey ?? null,
      kind: mail.kind,
      tenant_id: mail.tenant,
      recipient: mail.to,
      content: JSON.stringify({ link, linkOn: mail.linkOn ?? 'members', values }),
      next_attempt_at: now,
      queued_at: now,
      settled_at: null,
      last_error: null,
    })
    .onConflict((conflict) => conflict.column('idempotency_key').doNothing())
    .executeTakeFirst();
  return (queued.numInsertedOrUpdatedRows ?? 0n) > 0n;
}
