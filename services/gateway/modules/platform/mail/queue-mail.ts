import { DEFAULT_LANGUAGE, type Language } from '@network/validation/languages.ts';
import type { Database } from '../../../db/database.ts';
import { inLanguage, requestLanguage } from '../../../http/language.ts';
import { isDiscreetRecipient } from './discreet-recipients.ts';
import type { PromotionalKind } from './mail-purpose.ts';
import { recipientLanguage } from './recipient-languages.ts';
import { type LinkHost, type MailKind, type MailValues, type StoredValues, storeValue } from './mail-values.ts';

/** The account behind an address that promotional mail goes to. */
interface NewsReader {
  readonly userId: string;
  /** Whether the owner of the address has confirmed it; it gets transactional mail only until then. */
  readonly isConfirmed: boolean;
  /** Whether they said that they want none. */
  readonly refusesNews: boolean;
}

type MailOf<Kind extends MailKind> = MailContent<Kind> &
  (Kind extends PromotionalKind
    ? {
        readonly reader: NewsReader;
      }
    : unknown);

interface MailContent<Kind extends MailKind> {
  readonly kind: Kind;
  /** The recipient's address, as the account has it. */
  readonly to: string;
  /** Id of the brand that it comes from; `console` for mails to staff. */
  readonly tenant: string;
  readonly values: MailValues<Kind>;
  /** Where `values.link` is; the members host unless said. */
  readonly linkOn?: LinkHost;
  /** Whether subject and sender are neutral; as its recipient chose, unless said. */
  readonly isDiscreet?: boolean;
  /** The language that its recipient chose, when left out; mails to staff are in English. */
  readonly language?: Language;
  /** The address that an answer goes to; without it answers are read by nobody. */
  readonly replyTo?: string;
  /** The event, such as `receipt:<charge id>`: it is mailed once, however often it is queued. */
  readonly idempotencyKey?: string;
}

/** A mail to be sent. */
export type Mail = { readonly [Kind in MailKind]: MailOf<Kind> }[MailKind];

/**
 * Writes a mail to the outbox; call it in the transaction of its subject, so that there is a mail exactly if that is committed.
 * It is sent within seconds.
 * @returns false when one with the same key is there already, or it is promotional and its reader must not get it
 * @throws TypeError when the link is no path
 */
export async function queueMail(db: Database, mail: Mail, now: Date): Promise<boolean> {
  const reader = 'reader' in mail ? mail.reader : null;
  if (reader !== null && (!reader.isConfirmed || reader.refusesNews)) return false;
  const isDiscreet = mail.isDiscreet ?? (await isDiscreetRecipient(db, mail.to));
  // A visitor's own mail is in the language of the page that they are on.
  const language = mail.language ?? (await recipientLanguage(db, mail.to)) ?? requestLanguage();
  const stored = inLanguage(language, () => storedValuesOf(mail));
  const content = JSON.stringify({
    ...stored,
    ...(isDiscreet && { isDiscreet }),
    ...(language !== DEFAULT_LANGUAGE && { language }),
  });
  const queued = await db
    .insertInto('mails')
    .values({
      idempotency_key: mail.idempotencyKey ?? null,
      kind: mail.kind,
      tenant_id: mail.tenant,
      recipient: mail.to,
      content,
      next_attempt_at: now,
      queued_at: now,
      settled_at: null,
      last_error: null,
    })
    .onConflict((conflict) => conflict.column('idempotency_key').doNothing())
    .executeTakeFirst();
  return (queued.numInsertedOrUpdatedRows ?? 0n) > 0n;
}

/**
 * What the outbox stores of a mail.
 * @throws TypeError when the link is no path
 */
export function storedValuesOf(mail: Mail): StoredValues {
  const { link, ...open } = mail.values;
  if (!/^\/(?![/\\])/.test(link)) throw new TypeError('The link of a mail is a path that begins with one slash.');
  const values = Object.fromEntries(Object.entries(open).map(([name, value]) => [name, storeValue(value)]));
  const linkOn = mail.linkOn ?? 'members';
  const replyTo = mail.replyTo === undefined ? {} : { replyTo: mail.replyTo };
  return { link, linkOn, values, ...replyTo, ...('reader' in mail && { readerId: mail.reader.userId }) };
}
